import { cn } from '@/shared/lib/cn'
import { BENCH_MARK } from './bench-mark'

const BenchMark = ({ className }: { className?: string }) => (
  <svg
    viewBox={`0 0 ${BENCH_MARK.box} ${BENCH_MARK.box}`}
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth={BENCH_MARK.stroke}
    strokeLinecap="round"
    className={cn('size-6 shrink-0 text-accent', className)}
  >
    <path d={BENCH_MARK.path} />
  </svg>
)

/** Logo and name; `compact` shows only the logo and announces the name. */
export const Wordmark = ({ compact, className }: { compact?: boolean; className?: string }) => (
  <span className={cn('inline-flex items-center gap-2 font-semibold font-serif text-lg', className)}>
    <BenchMark />
    <span className={compact ? 'sr-only' : 'tracking-tight'}>Groundwork</span>
  </span>
)
