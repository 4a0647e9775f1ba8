import * as RadixTooltip from '@radix-ui/react-tooltip'
import { type ReactElement, type ReactNode, useLayoutEffect, useRef, useState } from 'react'

export interface TooltipProps {
  content: ReactNode
  /** One element that accepts pointer handlers and cannot have focus: it remounts when first hovered. */
  children: ReactElement
}

/** A tooltip that renders open, and then opens on hover. */
export function OpenTooltip({ content, children }: TooltipProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [region, setRegion] = useState<HTMLElement | null>(null)
  // Inside the dialog or main element it explains, so that it belongs to a landmark and lies above it.
  useLayoutEffect(() => {
    setRegion(trigger.current?.closest<HTMLElement>('[role="dialog"], main') ?? null)
  }, [])
  return (
    <RadixTooltip.Provider delayDuration={250}>
      <RadixTooltip.Root defaultOpen>
        <RadixTooltip.Trigger asChild ref={trigger}>
          {children}
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal container={region}>
          <RadixTooltip.Content
            sideOffset={6}
            collisionPadding={12}
            className="z-50 max-w-64 rounded-md bg-surface-raised px-3 py-2 text-ink text-xs shadow-float motion-safe:animate-fade-in"
          >
            {content}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  )
}
