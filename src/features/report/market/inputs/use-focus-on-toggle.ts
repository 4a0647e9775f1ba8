import { useEffect, useRef } from 'react'

/** Puts the focus on the first field of what has opened, or on the button that stands there after it has closed. */
export function useFocusOnToggle<Place extends HTMLElement>(open: boolean) {
  const place = useRef<Place>(null)
  // What is already open when it comes into view, as after a change of tab, leaves the focus alone.
  const before = useRef(open)
  useEffect(() => {
    if (before.current === open) return
    before.current = open
    place.current?.querySelector<HTMLElement>(open ? 'input' : 'button')?.focus()
  }, [open])
  return place
}
