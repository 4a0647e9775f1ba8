import { Search } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { cn } from '@/shared/lib/cn'
import { PALETTE_KEY, WRITTEN_PALETTE_KEY } from '@/shared/lib/palette-key'
import { usePaletteStore } from '@/shared/lib/palette-store'
import { Button } from './button'
import { KeyHint } from './key-hint'

const neverChanges = () => () => undefined

/** Opens the command palette: an icon, with the shortcut beside it where there is room. */
export function PaletteButton({ className }: { className?: string }) {
  const setOpen = usePaletteStore((state) => state.setOpen)
  // Taking over a written page begins with what is written.
  const { keys, aria } = useSyncExternalStore(
    neverChanges,
    () => PALETTE_KEY,
    () => WRITTEN_PALETTE_KEY,
  )
  return (
    <Button
      variant="ghost"
      aria-label="Search"
      aria-keyshortcuts={aria}
      aria-haspopup="dialog"
      onClick={() => setOpen(true)}
      className={cn('min-w-10 shrink-0 px-2.5 pointer-coarse:min-w-11', className)}
    >
      <Search aria-hidden />
      <KeyHint keys={keys} className="max-xl:hidden" />
    </Button>
  )
}
