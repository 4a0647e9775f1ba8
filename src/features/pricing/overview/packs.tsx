import { IDEA_PLAN, ROADMAP_PLAN, UNFINISHED_PROJECT } from '@domain/pricing'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { accountQueries } from '@/account/account-queries'
import { EmptyState } from '@/shared/ui/empty-state'
import { QueryView } from '@/shared/ui/query-view'
import { Skeleton } from '@/shared/ui/skeleton'
import { pricingQueries } from '../pricing-queries'
import type { Project } from '../project'
import type { PriceList } from '../requests'
import { IdeaPacksCard } from './idea-packs-card'
import { RoadmapPacksCard } from './roadmap-packs-card'
import { Standing } from './standing'

/** Where the reader stands, and what is sold once: ideas, and phases of one project. */
export function Packs({ userId }: { userId: string }) {
  const [params] = useSearchParams()
  const asked = params.get('project')
  const list = useQuery(pricingQueries.list())
  const entitlements = useQuery(accountQueries.entitlements())
  const project = useQuery(pricingQueries.project(userId, asked))
  return (
    <QueryView query={entitlements} pending={<PacksSkeleton />} error="Your usage could not be loaded.">
      {(mine) => (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-6">
            <Standing entitlements={mine} />
            <QueryView query={list} pending={<CardSkeleton />} error="Failed to load pricing plans">
              {(prices) =>
                sells(prices, IDEA_PLAN) ? (
                  <IdeaPacksCard list={prices} entitlements={mine} />
                ) : (
                  <EmptyState title="No idea packs are available right now." />
                )
              }
            </QueryView>
          </div>
          {list.data && (
            <QueryView
              query={project}
              pending={<Skeleton className="h-210 rounded-lg" />}
              error="This project could not be loaded."
            >
              {(chosen) =>
                sells(list.data, ROADMAP_PLAN) ? (
                  <RoadmapPacksCard
                    list={list.data}
                    entitlements={mine}
                    userId={userId}
                    project={chosen?.finished ? chosen : null}
                    projectNote={asked === null ? null : noteOn(chosen)}
                  />
                ) : (
                  <EmptyState title="No roadmap packs are available right now." />
                )
              }
            </QueryView>
          )}
        </div>
      )}
    </QueryView>
  )
}

/** Why the project that a link names cannot be chosen. */
function noteOn(project: Project | null): string | null {
  if (!project) return 'The project in the link is not yours. Please select one.'
  return project.finished ? null : UNFINISHED_PROJECT
}

const sells = ({ plans, packs }: PriceList, plan: string) =>
  plans.some(({ id }) => id === plan) && packs.some(({ plan_id }) => plan_id === plan)

const CardSkeleton = () => <Skeleton className="h-150 rounded-lg" />

const PacksSkeleton = () => (
  <div className="grid items-start gap-6 lg:grid-cols-2">
    <div className="flex flex-col gap-6">
      <Skeleton className="h-42 rounded-lg" />
      <CardSkeleton />
    </div>
    <Skeleton className="h-210 rounded-lg" />
  </div>
)
