import { type ReadPhase, type ReadRoadmap, rounded } from '@domain/roadmap'
import { counted, moneyWords } from '../number-words'
import { CostLines } from './cost-lines'
import { Fold } from './fold'
import { GanttPart } from './gantt/gantt-part'
import { type Begin, MilestoneList } from './milestone-list'
import { RiskList } from './risk-list'
import type { Sizing } from './tasks/sizing'
import { TaskTable } from './tasks/task-table'
import { TeamTable } from './team-table'
import { TextList } from './text-list'

interface PhasePartsProps {
  phase: ReadPhase
  begin: Begin
  /** Where hourly rates come from, and the currency of all amounts. */
  rates: Pick<ReadRoadmap, 'region' | 'currency' | 'exchange'>
  /** Whether the phase is named, as there are others in the same roadmap. */
  named: boolean
  /** Null where the reader does not change sizes. */
  sizing: Sizing | null
}

/** All that a roadmap says about one phase. */
export const PhaseParts = ({ phase, begin, rates, named, sizing }: PhasePartsProps) => (
  <>
    {named && (
      <p dir="auto" className="border-line border-t pt-6 pb-2 font-semibold font-serif text-lg">
        {phase.name}
      </p>
    )}
    <Fold title="Work by feature" note={counted(phase.tasks.length, 'task')} startOpen>
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
          : moneyWords(rounded(phase.teamCostDollars, phase.assumed), rates.currency)
      }
    >
      <TeamTable phase={phase} rates={rates} />
    </Fold>
    {phase.costLines.length > 0 && (
      <Fold title="Costs besides hours">
        <CostLines lines={phase.costLines} currency={rates.currency} />
      </Fold>
    )}
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
