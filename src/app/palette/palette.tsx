import { type ComponentType, useEffect, useState } from 'react'
import { usePaletteStore } from '@/shared/lib/palette-store'
import { toast } from '@/shared/ui/toast'
import { TopHairline } from '../layouts/top-hairline'
import { usePaletteKey } from './use-palette-key'

const FAILED = 'Search could not be loaded. Please try again.'

/** Goes anywhere and finds a validation, by Ctrl K, ⌘ K or the button of a layout. Fetched when it is first asked for. */
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
