import { Search } from 'lucide-react'
import { cn } from '@/shared/lib/cn'
import { PALETTE_KEY } from '@/shared/lib/palette-key'
import { usePaletteStore } from '@/shared/lib/palette-store'
import { Button } from './button'
import { KeyHint } from './key-hint'

/** Opens the command palette: an icon, with the shortcut beside it where there is room. */
export function PaletteButton({ className }: { className?: string }) {
  const setOpen = usePaletteStore((state) => state.setOpen)
  return (
    <Button
      variant="ghost"
      aria-label="Search"
      aria-keyshortcuts={PALETTE_KEY.aria}
      aria-haspopup="dialog"
      onClick={() => setOpen(true)}
      className={cn('min-w-10 shrink-0 px-2.5 pointer-coarse:min-w-11', className)}
    >
      <Search aria-hidden />
      <KeyHint keys={PALETTE_KEY.keys} className="max-xl:hidden" />
    </Button>
  )
}
