import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

/**
 * Calls `onLeave` when work in a part of the page ends: with the keyboard when the focus goes elsewhere, with a pointer
 * only after the click that took it there. What changes on leaving then moves nothing away under that click.
 * @returns the blur handler of the element that `ref` holds
 */
export function useLeave(ref: RefObject<HTMLElement | null>, onLeave: () => void) {
  const latest = useRef(onLeave)
  useEffect(() => {
    latest.current = onLeave
  })
  const pressed = useRef<'inside' | 'outside' | null>(null)
  useEffect(() => {
    const press = ({ target }: Event) => {
      pressed.current = target instanceof Node && ref.current?.contains(target) ? 'inside' : 'outside'
    }
    const click = () => {
      const from = pressed.current
      pressed.current = null
      if (from === 'outside') latest.current()
    }
    const type = () => {
      pressed.current = null
    }
    document.addEventListener('pointerdown', press, true)
    document.addEventListener('click', click)
    document.addEventListener('keydown', type, true)
    return () => {
      document.removeEventListener('pointerdown', press, true)
      document.removeEventListener('click', click)
      document.removeEventListener('keydown', type, true)
    }
  }, [ref])
  return ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (pressed.current) return
    // A window that loses the focus ends nothing.
    const hasLeft =
      relatedTarget instanceof Node ? !currentTarget.contains(relatedTarget) : document.hasFocus()
    if (hasLeft) latest.current()
  }
}
