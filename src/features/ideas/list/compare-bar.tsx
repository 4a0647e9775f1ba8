import { useId } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/shared/lib/paths'
import { Button } from '@/shared/ui/button'
import { COMPARE_MAX, COMPARE_MIN } from '../compare/compared-ids'
import type { Selection } from './use-selection'

/** Why the chosen ones cannot be compared; null when they can. */
function obstacle(count: number): string | null {
  if (count < COMPARE_MIN) return 'Choose two to four completed validations.'
  if (count > COMPARE_MAX) return `You can compare up to four. Remove ${count - COMPARE_MAX}.`
  return null
}

/** Stays in sight while ideas are being chosen. */
export function CompareBar({ selection: { ids, stop } }: { selection: Selection }) {
  const reasonId = useId()
  const reason = obstacle(ids.length)
  const label = `Compare (${ids.length})`
  return (
    <section
      aria-label="Comparison"
      className="sticky bottom-4 z-30 mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border border-line-strong bg-surface-raised p-4 shadow-float motion-safe:animate-rise-in"
    >
      <p id={reasonId} role="status" className="min-w-0 text-sm tabular-nums">
        {reason ?? `${ids.length} chosen.`}
      </p>
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1">
        <Button variant="ghost" onClick={stop}>
          Cancel
        </Button>
        {reason ? (
          <Button disabled aria-describedby={reasonId}>
            {label}
          </Button>
        ) : (
          <Button asChild>
            <Link to={paths.compare(ids)}>{label}</Link>
          </Button>
        )}
      </div>
    </section>
  )
}
