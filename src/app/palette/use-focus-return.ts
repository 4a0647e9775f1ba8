import { useRef } from 'react'

/** Closing gives the focus back to where it was; whoever goes to another page finds it there. */
export function useFocusReturn() {
  const opener = useRef<HTMLElement | null>(null)
  const isLeaving = useRef(false)
  return {
    leave() {
      isLeaving.current = true
    },
    onOpenAutoFocus() {
      isLeaving.current = false
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      if (!isLeaving.current) opener.current?.focus({ preventScroll: true })
    },
  }
}
