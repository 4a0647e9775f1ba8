import type { ReadMilestone, ReadPhase, ReadRoadmap } from '@domain/roadmap'
import type { ReactNode } from 'react'
import { hoursWords, moneyWords, UNKNOWN } from '../number-words'

/** What the whole roadmap takes, and what is reached first. */
export function CardFacts({ roadmap: { totals, phases, currency } }: { roadmap: ReadRoadmap }) {
  const { costRange, costDollars, durationText } = totals
  const first = firstMilestone(phases)
  return (
    <dl className="mt-6 grid grid-cols-1 gap-x-8 gap-y-4 border-line border-y py-4 min-[26rem]:grid-cols-2 lg:grid-cols-[auto_auto_minmax(0,1fr)_auto]">
      <Fact
        name="Estimated Cost"
        note={
          costRange && `${moneyWords(costRange.low, currency)} to ${moneyWords(costRange.high, currency)}`
        }
      >
        {moneyWords(costDollars, currency)}
      </Fact>
      <Fact name="Duration" note="Working time">
        {durationText || UNKNOWN}
      </Fact>
      <Fact name="First milestone" note={first?.day ? `Day ${first.day}` : null}>
        <span dir="auto" className="line-clamp-3 text-base [overflow-wrap:anywhere] print:line-clamp-none">
          {first?.name ?? 'None listed'}
        </span>
      </Fact>
      <Fact name="Hours/Resource" note={`${hoursWords(totals.hours)} of work in total`}>
        {hoursWords(phases[0]?.hoursPerResource ?? null)}
      </Fact>
    </dl>
  )
}

/** The milestone that is reached first; where no day is known, the one that is named first. */
function firstMilestone(phases: readonly ReadPhase[]): ReadMilestone | undefined {
  // Phases follow each other, so a later one has no earlier milestone.
  const { milestones } = phases.find(({ milestones }) => milestones.length > 0) ?? { milestones: [] }
  return milestones.toSorted((a, b) => (a.day ?? Infinity) - (b.day ?? Infinity))[0]
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
