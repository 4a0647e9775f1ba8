import { workVersionOf } from '@domain/scorecard'
import type { Validation } from '@domain/stored-validation'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useAuthStore } from '@/account/auth-store'
import { ReportMenu } from '@/features/ideas/delete/report-menu'
import { PlanningActions } from '@/features/planning/planning-actions'
import { planningQueries } from '@/features/planning/planning-queries'
import { PlanningSummary } from '@/features/planning/planning-summary'
import { ReportPage } from '@/features/report/pages/report-page'
import { type ReportSlots, ReportSlotsContext } from '@/features/report/report-slots'
import { useFollowPlan } from '@/features/report/score/use-follow-plan'
import { publishedQuery } from '@/features/roadmaps/published-query'
import { ShareButton } from '@/features/share/share-button'
import { paths } from '@/shared/lib/paths'
import { Button } from '@/shared/ui/button'

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

/** The report, with the project plan. */
export const ResultsPage = () => (
  <ReportSlotsContext value={SLOTS}>
    <ReportPage />
  </ReportSlotsContext>
)

/** The plan of a report; a visit by its owner updates the scorecard to the current plan and roadmaps. */
export function ScoredPlan({ validation }: { validation: Validation }) {
  useFollowPlan(validation, useWorkVersion(validation))
  return <PlanningSummary validation={validation} />
}

/** Version of the plan and the published roadmaps; null if unknown or not needed. */
function useWorkVersion({ id, userId, status, rerun }: Validation): string | null {
  const own = useAuthStore((state) => state.userId) === userId
  const settled = own && status === 'completed' && rerun?.state !== 'running'
  const { data: planning } = useQuery({ ...planningQueries.ofValidation(id), enabled: settled })
  const { data: published } = useQuery({
    ...publishedQuery(id),
    enabled: settled && Boolean(planning),
  })
  return settled && planning && published ? workVersionOf(planning.updatedAt, published) : null
}

/** Link from the results to the roadmaps, once there is a plan. */
export function DevelopmentRoadmapLink({ validation: { id, status } }: { validation: Validation }) {
  const { data: planning } = useQuery({
    ...planningQueries.ofValidation(id),
    enabled: status === 'completed',
  })
  if (status !== 'completed' || !planning) return null
  return (
    <Button asChild variant="secondary" size="sm">
      <Link to={paths.projectRoadmap(id)}>Development Roadmap</Link>
    </Button>
  )
}
