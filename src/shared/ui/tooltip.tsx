import { Tooltip as RadixTooltip } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

interface TooltipProps {
  content: ReactNode
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** One element that takes pointer and focus handlers. */
  children: ReactElement
}

/** A few words more on hover and focus; never the only place where something is said. */
export const Tooltip = ({ content, side = 'top', children }: TooltipProps) => (
  <RadixTooltip.Provider delayDuration={250}>
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content
          side={side}
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
