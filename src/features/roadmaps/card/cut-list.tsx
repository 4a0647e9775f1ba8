import { FEATURE_GROUP_NAMES } from '@domain/report'
import { daysText, type PlanFit } from '@domain/roadmap'
import { useState } from 'react'
import { Button } from '@/shared/ui/button'
import { counted, hoursWords, moneyWords } from './number-words'

const FEW = 5

/** What could be left out of a roadmap that does not fit the plan. */
export function CutList({ fit: { cuts, afterCuts } }: { fit: PlanFit }) {
  const [all, setAll] = useState(false)
  if (cuts.length === 0)
    return (
      <p className="mt-4 text-sm">
        There is nothing to cut but core features. It takes a larger budget, more time or fewer phases.
      </p>
    )
  return (
    <section aria-labelledby="possible-cuts" className="mt-5">
      <h4 id="possible-cuts" className="mb-2 font-medium text-sm">
        What could be cut, lowest priority first
      </h4>
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
              saves {moneyWords(savesDollars)}
              <span className="block text-ink-muted text-xs">{hoursWords(savesHours)} of work</span>
            </span>
          </li>
        ))}
      </ul>
      {cuts.length > FEW && (
        <Button variant="link" className="mt-2 text-sm print:hidden" onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show all ${counted(cuts.length, 'feature')}`}
        </Button>
      )}
      <p className="mt-3 text-sm">{afterWords(afterCuts)}</p>
    </section>
  )
}

function afterWords({ dollars, days, fits }: PlanFit['afterCuts']): string {
  const rest = [dollars === null ? null : moneyWords(dollars), days === null ? null : daysText(days)]
    .filter((words) => words !== null)
    .join(' and ')
  if (fits) return `Without them ${rest} remain, which fits the plan.`
  return `Without them ${rest} remain, which still does not fit. It takes a larger budget, more time or fewer phases.`
}
