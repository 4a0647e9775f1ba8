import { PlanningActions } from '@/features/planning/planning-actions'
import { ValidationResults } from '@/features/report/pages/report-page'
import { type ReportSlots, ReportSlotsContext } from '@/features/report/report-slots'
import { ShareButton } from '@/features/share/share-button'
import { DevelopmentRoadmapLink } from './development-roadmap-link'
import { REPORT_SLOTS } from './report-slots'
import { ScoredPlan } from './scored-plan'

const SLOTS: ReportSlots = {
  ...REPORT_SLOTS,
  actions: (validation) => (
    <>
      <PlanningActions validation={validation} />
      <DevelopmentRoadmapLink validation={validation} />
    </>
  ),
  share: (validation) => <ShareButton validation={validation} />,
  plan: (validation) => <ScoredPlan validation={validation} />,
}

/** The report, with the plan that is made of it. */
export const ResultsPage = () => (
  <ReportSlotsContext value={SLOTS}>
    <ValidationResults />
  </ReportSlotsContext>
)
