import * as RadixTooltip from '@radix-ui/react-tooltip'
import { type ReactElement, type ReactNode, useLayoutEffect, useRef, useState } from 'react'

export interface TooltipProps {
  content: ReactNode
  /** One element that takes pointer handlers, and that cannot have the focus: it is drawn anew once it is pointed at. */
  children: ReactElement
}

/** A tooltip that was hovered, and opens on hover from then on. */
export function OpenTooltip({ content, children }: TooltipProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [region, setRegion] = useState<HTMLElement | null>(null)
  // Within the dialog or main part that it explains, so that it belongs to a landmark and lies above it.
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
