import { Slot } from '@radix-ui/react-slot'
import { type ComponentType, type ReactElement, type ReactNode, useState } from 'react'
import { loadWhenUsed } from '@/shared/lib/load-when-used'

export interface TooltipProps {
  content: ReactNode
  /** One element that takes pointer handlers, and that cannot have the focus: it is drawn anew once it is pointed at. */
  children: ReactElement
}

const openTooltip = loadWhenUsed(async () => (await import('./open-tooltip')).OpenTooltip)

/** A few words more on hover; never the only place where something is said. */
export function Tooltip(props: TooltipProps) {
  const [Open, setOpen] = useState<ComponentType<TooltipProps> | null>(null)
  if (Open) return <Open {...props} />
  const open = () =>
    openTooltip.load().then(
      (loaded) => setOpen(() => loaded),
      () => undefined,
    )
  return <Slot onPointerEnter={open}>{props.children}</Slot>
}
