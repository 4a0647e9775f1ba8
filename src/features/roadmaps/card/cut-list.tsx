import { FEATURE_GROUP_NAMES } from '@domain/report'
import { daysText, type PlanFit } from '@domain/roadmap'
import { useId, useState } from 'react'
import { cn } from '@/shared/lib/cn'
import { Button } from '@/shared/ui/button'
import { formatAmountOrUnknown, formatHours, pluralize } from '../format'

const FEW = 5

/** Tasks that could be cut from a roadmap that exceeds the plan. */
export function CutList({ fit: { cuts, afterCuts } }: { fit: PlanFit }) {
  const [open, setOpen] = useState(false)
  const [all, setAll] = useState(false)
  const listId = useId()
  if (cuts.length === 0)
    return (
      <p className="mt-4 text-sm">
        Only core features are left to cut. You need a larger budget, more time or fewer phases.
      </p>
    )
  return (
    <section aria-labelledby="possible-cuts" className="mt-4">
      <h4 id="possible-cuts" className="sr-only">
        What could be cut
      </h4>
      <p className="text-sm">{formatAfterCut(pluralize(cuts.length, 'feature'), afterCuts)}</p>
      <Button
        variant="link"
        aria-expanded={open}
        aria-controls={listId}
        className="mt-1 text-sm print:hidden"
        onClick={() => setOpen(!open)}
      >
        {open ? 'Hide what could be cut' : 'Show what could be cut'}
      </Button>
      <div id={listId} className={cn('mt-2', !open && 'hidden print:block')}>
        <ul className="divide-y divide-line border-line border-y text-sm">
          {(all ? cuts : cuts.slice(0, FEW)).map(({ feature, group, savesDollars, savesHours }) => (
            <li key={feature} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2">
              <span>
                <span dir="auto" className="[overflow-wrap:anywhere]">
                  {feature}
                </span>
                <span className="block text-ink-muted text-xs">{FEATURE_GROUP_NAMES[group]}</span>
              </span>
              <span className="whitespace-nowrap text-right tabular-nums">
                saves {formatAmountOrUnknown(savesDollars)}
                <span className="block text-ink-muted text-xs">{formatHours(savesHours)} of work</span>
              </span>
            </li>
          ))}
        </ul>
        {cuts.length > FEW && (
          <Button variant="link" className="mt-2 text-sm print:hidden" onClick={() => setAll(!all)}>
            {all ? 'Show fewer' : `Show all ${pluralize(cuts.length, 'feature')}`}
          </Button>
        )}
      </div>
    </section>
  )
}

function formatAfterCut(cut: string, { dollars, days, fits }: PlanFit['afterCuts']): string {
  const rest = [
    dollars === null ? null : formatAmountOrUnknown(dollars),
    days === null ? null : daysText(days),
  ]
    .filter((words) => words !== null)
    .join(' and ')
  if (fits) return `Without ${cut} of the lowest priority, ${rest} remain, which fits the plan.`
  return `Without ${cut} of the lowest priority, ${rest} remain, which still does not fit. You need a larger budget, more time or fewer phases.`
}
