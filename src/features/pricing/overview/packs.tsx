import { IDEA_PLAN, ROADMAP_PLAN } from '@domain/pricing'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { accountQueries } from '@/account/account-queries'
import { EmptyState } from '@/shared/ui/empty-state'
import { QueryView } from '@/shared/ui/query-view'
import { Skeleton } from '@/shared/ui/skeleton'
import { pricingQueries } from '../pricing-queries'
import type { PriceList } from '../requests'
import { IdeaPacksCard } from './idea-packs-card'
import { RoadmapPacksCard } from './roadmap-packs-card'

/** What is sold once: ideas, and phases of one project. */
export function Packs({ userId }: { userId: string }) {
  const [params] = useSearchParams()
  const asked = params.get('project')
  const list = useQuery(pricingQueries.list())
  const entitlements = useQuery(accountQueries.entitlements())
  const project = useQuery({ ...pricingQueries.project(userId, asked), placeholderData: keepPreviousData })
  return (
    <QueryView query={list} pending={<PacksSkeleton />} error="Failed to load pricing plans">
      {(prices) => (
        <QueryView query={entitlements} pending={<PacksSkeleton />} error="What you own could not be loaded.">
          {(mine) => (
            <QueryView query={project} pending={<PacksSkeleton />} error="This project could not be loaded.">
              {(chosen) => (
                <div className="grid gap-6 lg:grid-cols-2">
                  {sells(prices, IDEA_PLAN) && <IdeaPacksCard list={prices} entitlements={mine} />}
                  {sells(prices, ROADMAP_PLAN) && (
                    <RoadmapPacksCard
                      list={prices}
                      entitlements={mine}
                      userId={userId}
                      project={chosen}
                      unknownProject={asked !== null && chosen === null}
                    />
                  )}
                  {!sells(prices, IDEA_PLAN) && !sells(prices, ROADMAP_PLAN) && (
                    <EmptyState title="No packs are sold right now." className="lg:col-span-2">
                      What you bought before stays yours.
                    </EmptyState>
                  )}
                </div>
              )}
            </QueryView>
          )}
        </QueryView>
      )}
    </QueryView>
  )
}

const sells = ({ plans, packs }: PriceList, plan: string) =>
  plans.some(({ id }) => id === plan) && packs.some(({ plan_id }) => plan_id === plan)

const PacksSkeleton = () => (
  <div className="grid gap-6 lg:grid-cols-2">
    <Skeleton className="h-120 rounded-lg" />
    <Skeleton className="h-120 rounded-lg" />
  </div>
)
