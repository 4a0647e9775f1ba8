import type { ReadRoadmap } from '@domain/roadmap'
import type { ReactNode } from 'react'
import { hoursWords, moneyWords, UNKNOWN } from './number-words'

/** What the whole roadmap takes. */
export function CardFacts({ roadmap: { totals, phases } }: { roadmap: ReadRoadmap }) {
  const { costRange, costDollars, durationText } = totals
  return (
    <dl className="my-6 grid grid-cols-1 gap-x-8 gap-y-4 border-line border-y py-4 min-[26rem]:grid-cols-2 sm:grid-cols-3">
      <Fact name="Duration" note="Working time, by the schedule below">
        {durationText || UNKNOWN}
      </Fact>
      <Fact
        name="Estimated Cost"
        note={costRange && `${moneyWords(costRange.low)} to ${moneyWords(costRange.high)}`}
      >
        {moneyWords(costDollars)}
      </Fact>
      <Fact name="Hours/Resource" note={`${hoursWords(totals.hours)} of work in all`}>
        {hoursWords(phases[0]?.hoursPerResource ?? null)}
      </Fact>
    </dl>
  )
}

interface FactProps {
  name: string
  note: string | null
  children: ReactNode
}

const Fact = ({ name, note, children }: FactProps) => (
  <div className="min-w-0">
    <dt className="text-ink-muted text-sm">{name}</dt>
    <dd className="font-semibold text-lg tabular-nums">{children}</dd>
    {note && <dd className="text-ink-muted text-xs tabular-nums">{note}</dd>}
  </div>
)
