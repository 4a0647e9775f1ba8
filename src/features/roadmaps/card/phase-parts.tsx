import {
  dateOfWorkDay,
  payBackTexts,
  type ReadMilestone,
  type ReadPhase,
  type ReadRoadmap,
  type RoadmapRisk,
} from '@domain/roadmap'
import { formatDate } from '@/shared/lib/dates'
import { keyed } from '@/shared/lib/keyed'
import { formatAmountOrUnknown, pluralize } from '../format'
import { Fold, TextList } from './fold'
import { GanttPart } from './gantt/gantt-part'
import { useStartDates } from './start-date'
import type { Sizing } from './tasks/task-groups'
import { TaskTable } from './tasks/task-table'
import { TeamTable } from './team-table'

interface PhasePartsProps {
  phase: ReadPhase
  begin: Begin
  /** Origin of the hourly rates, and the currency of all amounts. */
  rates: Pick<ReadRoadmap, 'region' | 'currency' | 'exchange' | 'income' | 'money'>
  /** Whether to name the phase, if the roadmap has several. */
  named: boolean
  /** Null if the reader cannot change sizes. */
  sizing: Sizing | null
}

/** Compares the phase's cost with the founder's price, if it is known. */
function PayBack({ phase, rates }: Pick<PhasePartsProps, 'phase' | 'rates'>) {
  const texts = payBackTexts(phase.costDollars, rates.income, rates.currency, phase.team, rates.money)
  if (texts.length === 0) return null
  return (
    <Fold title="Cost beside the price">
      <TextList texts={texts} none="" />
    </Fold>
  )
}

/** All parts of a roadmap for one phase. */
export const PhaseParts = ({ phase, begin, rates, named, sizing }: PhasePartsProps) => (
  <>
    {named && (
      <p dir="auto" className="border-line border-t pt-6 pb-2 font-semibold font-serif text-lg">
        {phase.name}
      </p>
    )}
    <Fold title="Work by feature" note={pluralize(phase.tasks.length, 'task')} startOpen>
      <TaskTable phase={phase} sizing={sizing} />
    </Fold>
    <Fold title="Schedule" note={phase.durationText || undefined}>
      <GanttPart phase={phase} />
    </Fold>
    <Fold
      title="Team Composition"
      note={
        phase.teamCostDollars === null
          ? undefined
          : formatAmountOrUnknown(phase.teamCostDollars, rates.currency)
      }
    >
      <TeamTable phase={phase} rates={rates} />
    </Fold>
    {phase.costLines.length > 0 && (
      <Fold title="Costs besides hours">
        <CostLines lines={phase.costLines} currency={rates.currency} />
      </Fold>
    )}
    <PayBack phase={phase} rates={rates} />
    {phase.unplanned.length > 0 && (
      <Fold title="Not planned">
        <TextList texts={phase.unplanned} none="" />
      </Fold>
    )}
    <Fold title="Deliverables">
      <TextList texts={phase.deliverables} none="No deliverables listed." />
    </Fold>
    <Fold title="Milestones">
      <MilestoneList milestones={phase.milestones} begin={begin} />
    </Fold>
    <Fold title="Risks & Mitigation">
      <RiskList risks={phase.risks} />
    </Fold>
  </>
)

const RiskList = ({ risks }: { risks: readonly RoadmapRisk[] }) =>
  risks.length === 0 ? (
    <p className="text-ink-muted">No risks listed.</p>
  ) : (
    <dl className="flex max-w-report flex-col gap-4">
      {keyed(risks, ({ description }) => description).map(({ key, item: { description, mitigation } }) => (
        <div key={key}>
          <dt dir="auto" className="font-medium">
            {description}
          </dt>
          <dd dir="auto" className="mt-0.5 text-ink-muted">
            {mitigation || 'No mitigation listed.'}
          </dd>
        </div>
      ))}
    </dl>
  )

interface CostLinesProps {
  lines: ReadPhase['costLines']
  currency: string
}

/** Costs besides labor; an amount without a source is an assumption. */
const CostLines = ({ lines, currency }: CostLinesProps) => (
  <ul className="flex max-w-report flex-col gap-1.5">
    {keyed(lines, ({ name }) => name).map(({ key, item: { name, amount, source, isTold } }) => (
      <li key={key} className="flex flex-wrap justify-between gap-x-4">
        <span dir="auto" className="[overflow-wrap:anywhere]">
          {name}
          <span className="block text-ink-muted text-xs">
            {source ? `${source.title}, ${source.publisher}` : isTold ? 'By your figure' : 'Assumption'}
          </span>
        </span>
        <span className="tabular-nums">{formatAmountOrUnknown(amount, currency)}</span>
      </li>
    ))}
  </ul>
)

/** The working days before the phase, and the roadmap whose start date applies. */
interface Begin {
  roadmapId: string
  daysBefore: number
}

interface MilestoneListProps {
  milestones: readonly ReadMilestone[]
  begin: Begin
}

/** Numbered as in the schedule; with dates once a start date is set. */
function MilestoneList({ milestones, begin }: MilestoneListProps) {
  const start = useStartDates(({ starts }) => starts[begin.roadmapId] ?? '')
  const words = (day: number) => {
    const date = dateOfWorkDay(start, begin.daysBefore + Math.max(1, day))
    return date === '' ? `Day ${day}` : `${formatDate(date)}, day ${day}`
  }
  if (milestones.length === 0) return <p className="text-ink-muted">No milestones listed.</p>
  return (
    <ol className="flex max-w-report list-decimal flex-col gap-1.5 pl-6 marker:text-ink-muted marker:tabular-nums">
      {keyed(milestones, ({ name }) => name).map(({ key, item: { name, day } }) => (
        <li key={key} className="pl-1">
          <span dir="auto">{name}</span>
          {day !== null && (
            <span className="ml-2 whitespace-nowrap text-ink-muted text-sm tabular-nums">{words(day)}</span>
          )}
        </li>
      ))}
    </ol>
  )
}
