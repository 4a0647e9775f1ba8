import { type ReportSlots, ReportSlotsContext } from '@/features/ideas/results/report-slots'
import { ValidationResults } from '@/features/ideas/validation-results'
import { PlanningActions } from '@/features/planning/planning-actions'
import { DevelopmentRoadmapLink } from './development-roadmap-link'
import { ScoredPlan } from './scored-plan'

const SLOTS: ReportSlots = {
  actions: (validation) => (
    <>
      <PlanningActions validation={validation} />
      <DevelopmentRoadmapLink validation={validation} />
    </>
  ),
  plan: (validation) => <ScoredPlan validation={validation} />,
}

/** The report, with the plan that is made of it. */
export const ResultsPage = () => (
  <ReportSlotsContext value={SLOTS}>
    <ValidationResults />
  </ReportSlotsContext>
)
