import { workVersionOf } from '@domain/scorecard'
import type { Validation } from '@domain/stored-validation'
import { useQuery } from '@tanstack/react-query'
import { useAuthStore } from '@/account/auth-store'
import { useFollowPlan } from '@/features/ideas/results/scorecard/use-follow-plan'
import { planningQueries } from '@/features/planning/planning-queries'
import { PlanningSummary } from '@/features/planning/planning-summary'
import { publishedQuery } from '@/features/roadmaps/published-query'

/** The plan of a report; its owner's visit brings the scorecard up to date with it and its roadmaps. */
export function ScoredPlan({ validation }: { validation: Validation }) {
  useFollowPlan(validation, useWorkVersion(validation))
  return <PlanningSummary validation={validation} />
}

/** The state of plan and published roadmaps; null where it is unknown or does not matter. */
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
