import { Slot } from '@radix-ui/react-slot'
import { type ComponentType, type ReactElement, type ReactNode, useRef, useState } from 'react'
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
  const hovered = useRef(false)
  if (Open) return <Open {...props} />
  const enter = () => {
    hovered.current = true
    openTooltip.load().then(
      (loaded) => hovered.current && setOpen(() => loaded),
      () => undefined,
    )
  }
  const leave = () => {
    hovered.current = false
  }
  return (
    <Slot onPointerEnter={enter} onPointerLeave={leave}>
      {props.children}
    </Slot>
  )
}
