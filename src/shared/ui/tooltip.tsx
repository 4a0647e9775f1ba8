import { Slot } from '@radix-ui/react-slot'
import { type ComponentType, useRef, useState } from 'react'
import { loadWhenUsed } from '@/shared/lib/load-when-used'
import type { TooltipProps } from './open-tooltip'

const openTooltip = loadWhenUsed(async () => (await import('./open-tooltip')).OpenTooltip)

/** Additional text on hover; never the only place for it. */
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
