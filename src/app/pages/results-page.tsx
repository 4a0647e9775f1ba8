import { ReportMenu } from '@/features/ideas/delete/report-menu'
import { PlanningActions } from '@/features/planning/planning-actions'
import { ReportPage } from '@/features/report/pages/report-page'
import { type ReportSlots, ReportSlotsContext } from '@/features/report/report-slots'
import { ShareButton } from '@/features/share/share-button'
import { DevelopmentRoadmapLink } from './development-roadmap-link'
import { ScoredPlan } from './scored-plan'

const SLOTS: ReportSlots = {
  actions: (validation) => (
    <>
      <PlanningActions validation={validation} />
      <DevelopmentRoadmapLink validation={validation} />
    </>
  ),
  share: (validation) => <ShareButton validation={validation} />,
  menu: (validation) => <ReportMenu validation={validation} />,
  plan: (validation) => <ScoredPlan validation={validation} />,
}

/** The report, with the plan that is made of it. */
export const ResultsPage = () => (
  <ReportSlotsContext value={SLOTS}>
    <ReportPage />
  </ReportSlotsContext>
)
