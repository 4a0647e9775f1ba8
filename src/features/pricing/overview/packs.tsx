import {
  type Entitlements,
  IDEA_COUNTS,
  IDEA_PLAN,
  mayValidate,
  packName,
  ROADMAP_PLAN,
  UNFINISHED_PROJECT,
} from '@domain/pricing'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { accountQueries } from '@/account/account-queries'
import { formatDate } from '@/shared/lib/dates'
import { exactPrice } from '@/shared/lib/format-price'
import { paths } from '@/shared/lib/paths'
import { Badge } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'
import { Card, CardHeader, CardTitle } from '@/shared/ui/card'
import { Progress } from '@/shared/ui/progress'
import { QueryView } from '@/shared/ui/query-view'
import { Skeleton } from '@/shared/ui/skeleton'
import { EmptyState } from '@/shared/ui/states'
import { formatPriceEach } from '../order/format-order'
import { IDEA_CONTENTS } from '../order/format-pack'
import { IncludedList } from '../order/included-list'
import { SizeChoice } from '../order/size-choice'
import { pricingQueries } from '../pricing-queries'
import type { Project } from '../project'
import type { PriceList } from '../requests'
import { RoadmapPacksCard } from './roadmap-packs-card'

/** The account's current state and the packs: ideas, and phases of one project. */
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

/** Why the project named by the link cannot be selected. */
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

/** Usage of the plan, and what is left. */
const Standing = ({ entitlements }: { entitlements: Entitlements }) => (
  <Card asChild>
    <section aria-labelledby="standing">
      <CardHeader className="mb-3">
        <CardTitle id="standing">Your validations</CardTitle>
        <Badge variant={entitlements.pro ? 'premium' : 'outline'}>{planName(entitlements)}</Badge>
      </CardHeader>
      <Used entitlements={entitlements} />
    </section>
  </Card>
)

function planName({ admin, pro, bought }: Entitlements): string {
  if (admin) return 'Administrator'
  if (pro) return 'Pro'
  return bought > 0 ? 'Free plan and packs' : 'Free plan'
}

function Used({ entitlements }: { entitlements: Entitlements }) {
  const { used, allowed, pro_until: until } = entitlements
  if (allowed === null)
    return (
      <>
        <p className="tabular-nums">{used} used. There is no limit.</p>
        {until && <p className="mt-1 text-ink-muted text-sm">Your plan runs until {formatDate(until)}.</p>}
      </>
    )
  const label = `${used} of ${allowed} used`
  return (
    <>
      <p className="mb-3 tabular-nums">
        <span className="font-semibold text-xl">{used}</span> of {allowed} used
      </p>
      <Progress value={allowed > 0 ? (used / allowed) * 100 : 100} label={label} className="max-w-md" />
      <p className="mt-3 text-ink-muted text-sm">
        {mayValidate(entitlements)
          ? `${formatLeft(entitlements)} Each analysis counts once. Failed analyses do not count.`
          : 'You have used all the validations in your plan. You can still read your reports.'}
      </p>
    </>
  )
}

/** '1 free and 2 from packs left.' */
function formatLeft({ free_left: free, packs_left: packs }: Entitlements): string {
  const parts = [free > 0 && `${free} free`, packs > 0 && `${packs} from packs`].filter(Boolean)
  return parts.length > 0 ? `${parts.join(' and ')} left.` : ''
}

interface IdeaPacksCardProps {
  list: PriceList
  entitlements: Entitlements
}

function IdeaPacksCard({ list, entitlements }: IdeaPacksCardProps) {
  const packs = IDEA_COUNTS.flatMap(
    (count) => list.packs.find(({ plan_id, ideas }) => plan_id === IDEA_PLAN && ideas === count) ?? [],
  )
  const [wanted, setWanted] = useState<string>()
  const chosen = packs.find(({ pack }) => pack === wanted) ?? packs[0]
  const { packs_left: left } = entitlements
  return (
    <Card asChild className="flex flex-col gap-5">
      <section aria-labelledby="idea-packs">
        <div>
          <CardTitle id="idea-packs" className="font-serif text-xl tracking-tight">
            Idea Validation Packs
          </CardTitle>
          <p className="mt-1 text-ink-muted text-sm">
            More validations, when you need them. One-time purchase.
          </p>
        </div>
        <SizeChoice
          legend="How many ideas?"
          sizes={packs.map((pack) => ({
            id: pack.pack,
            label: packName(pack),
            price: exactPrice(pack.price),
            note: formatPriceEach(pack.price, pack.ideas),
          }))}
          chosen={chosen?.pack ?? ''}
          onChoose={setWanted}
        />
        <IncludedList items={IDEA_CONTENTS} />
        <div className="mt-auto flex flex-col gap-2">
          {chosen && left === 0 ? (
            <Button asChild size="lg">
              <Link to={paths.checkout(IDEA_PLAN, { count: chosen.ideas ?? undefined })}>Checkout</Link>
            </Button>
          ) : (
            <Button size="lg" disabled>
              Already Unlocked
            </Button>
          )}
          <p className="text-ink-muted text-xs">{noteOf(entitlements)}</p>
        </div>
      </section>
    </Card>
  )
}

function noteOf({ packs_left: left, pro, admin }: Entitlements): string {
  if (left > 0)
    return `${left === 1 ? '1 idea is' : `${left} ideas are`} left of what you bought. You can buy another pack once ${left === 1 ? 'it is' : 'they are'} used.`
  if (pro || admin) return 'You have unlimited validations right now, so you do not need a pack.'
  return 'Used after your free validations. They do not expire.'
}
