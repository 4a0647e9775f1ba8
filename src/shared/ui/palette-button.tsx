import { Search } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { cn } from '@/shared/lib/cn'
import { PALETTE_KEY, usePaletteStore, WRITTEN_PALETTE_KEY } from '../lib/palette'
import { Button } from './button'

const neverChanges = () => () => undefined

/** Opens the command palette: an icon, with the shortcut beside it if there is room. */
export function PaletteButton({ className }: { className?: string }) {
  const setOpen = usePaletteStore((state) => state.setOpen)
  // Hydration starts with the prerendered text.
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

/** The shortcut for display only; `aria-keyshortcuts` announces it. */
export const KeyHint = ({ keys, className }: { keys: readonly string[]; className?: string }) => (
  <span aria-hidden className={cn('inline-flex gap-1 pointer-coarse:hidden', className)}>
    {keys.map((key) => (
      <kbd
        key={key}
        className="min-w-5 rounded-sm border border-line bg-surface px-1 text-center font-sans text-ink-faint text-xs leading-5"
      >
        {key}
      </kbd>
    ))}
  </span>
)
