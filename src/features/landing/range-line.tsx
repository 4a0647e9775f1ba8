import { formatDollars } from '@domain/figures'
import type { Range } from '@domain/market-model'
import { cn } from '@/shared/lib/cn'

/** A range drawn as a range: on a scale that starts at zero, each of its three values named where it lies. */
export function RangeLine({ range: { low, base, high } }: { range: Range }) {
  const at = (value: number) => `${(value / high) * 100}%`
  return (
    <div className="mt-3 text-sm tabular-nums">
      <div aria-hidden className="relative h-3 border-line border-b">
        <div className="absolute top-1 right-0 bottom-0 bg-accent/30" style={{ left: at(low) }} />
        <div className="absolute inset-y-0 -ml-px w-0.5 bg-accent" style={{ left: at(base) }} />
      </div>
      <div className="relative h-6 pt-1">
        <Mark at="0%" className="text-ink-faint">
          $0
        </Mark>
        <Mark at={at(low)} className="-translate-x-1/2 text-ink-muted">
          {formatDollars(low)}
        </Mark>
        <Mark at={at(base)} className="-translate-x-1/2 font-semibold">
          {formatDollars(base)}
        </Mark>
        <Mark at="100%" className="-translate-x-full text-ink-muted">
          {formatDollars(high)}
        </Mark>
      </div>
    </div>
  )
}

const Mark = ({ at, className, children }: { at: string; className: string; children: string }) => (
  <span className={cn('absolute', className)} style={{ left: at }}>
    {children}
  </span>
)
