import { cn } from '@/shared/lib/cn'

/** Keys that do the same, for the eye alone; `aria-keyshortcuts` says them to the ear. */
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
