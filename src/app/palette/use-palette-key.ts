import { useEffect } from 'react'
import { isPaletteKey } from '@/shared/lib/palette-key'
import { usePaletteStore } from '@/shared/lib/palette-store'

/** An editor of code has keys of its own, and a question that is being asked comes first. */
const isTaken = ({ target, defaultPrevented }: KeyboardEvent): boolean =>
  defaultPrevented ||
  (target instanceof Element && target.closest('[contenteditable="true"]') !== null) ||
  document.querySelector('[role="dialog"][data-state="open"]') !== null

/** The same keys open the palette and close it. */
export function usePaletteKey(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { isOpen, setOpen } = usePaletteStore.getState()
      if (!isPaletteKey(event) || (!isOpen && isTaken(event))) return
      event.preventDefault()
      if (!event.repeat) setOpen(!isOpen)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
