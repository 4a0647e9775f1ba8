import { cn } from '@/shared/lib/cn'

/** A surveyor's bench mark: the cut line whose height is known, from which everything else is measured. */
const BenchMark = ({ className }: { className?: string }) => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.25"
    strokeLinecap="round"
    className={cn('size-6 shrink-0 text-accent', className)}
  >
    <path d="M3.500 4h17M12 8v13M12 8 5.500 20M12 8l6.500 12" />
  </svg>
)

/** Mark and name; `compact` shows the mark alone and reads the name aloud. */
export const Wordmark = ({ compact, className }: { compact?: boolean; className?: string }) => (
  <span className={cn('inline-flex items-center gap-2 font-semibold font-serif text-lg', className)}>
    <BenchMark />
    <span className={compact ? 'sr-only' : 'tracking-tight'}>Groundwork</span>
  </span>
)
