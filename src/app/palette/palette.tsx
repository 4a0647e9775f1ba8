import { type ComponentType, useEffect, useState } from 'react'
import { isPaletteKey, usePaletteStore } from '@/shared/lib/palette'
import { toast } from '@/shared/ui/toast'
import { TopHairline } from '../top-hairline'

const FAILED = 'Search could not be loaded. Please try again.'

/**
 * The command palette: opens any page and finds validations. Opened with Ctrl K, ⌘ K or a layout's button; loaded on
 * first use.
 */
export function Palette() {
  usePaletteKey()
  const { isOpen, setOpen } = usePaletteStore()
  const [Dialog, setDialog] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (!isOpen || Dialog) return
    import('./palette-dialog').then(
      ({ PaletteDialog }) => setDialog(() => PaletteDialog),
      () => {
        setOpen(false)
        toast.error(FAILED, { id: FAILED })
      },
    )
  }, [isOpen, Dialog, setOpen])
  return Dialog ? <Dialog /> : <TopHairline says={isOpen ? 'Loading search' : null} />
}

/** Code editors have their own shortcuts, and open dialogs take precedence. */
const isTaken = ({ target, defaultPrevented }: KeyboardEvent): boolean =>
  defaultPrevented ||
  (target instanceof Element && target.closest('[contenteditable="true"]') !== null) ||
  document.querySelector('[role="dialog"][data-state="open"]') !== null

/** The same keys toggle the palette. */
function usePaletteKey(): void {
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
