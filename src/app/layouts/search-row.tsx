import { Search } from 'lucide-react'
import { cn } from '@/shared/lib/cn'
import { PALETTE_KEY } from '@/shared/lib/palette-key'
import { usePaletteStore } from '@/shared/lib/palette-store'
import { KeyHint } from '@/shared/ui/key-hint'
import { navRow } from './nav-row'

/** The sidebar's way to the command palette. */
export function SearchRow({ isOpen }: { isOpen: boolean }) {
  const setOpen = usePaletteStore((state) => state.setOpen)
  return (
    <button
      type="button"
      aria-keyshortcuts={PALETTE_KEY.aria}
      aria-haspopup="dialog"
      onClick={() => setOpen(true)}
      className={cn(navRow, 'shrink-0 text-ink-muted')}
    >
      <Search aria-hidden className="size-5 shrink-0" />
      Search
      {isOpen && <KeyHint keys={PALETTE_KEY.keys} className="ml-auto" />}
    </button>
  )
}
