import { type Entitlements, type FreeLimits, freeFeatures, type Plan, planContents } from '@domain/pricing'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { accountQueries } from '@/account/account-queries'
import { priceTag } from '@/shared/lib/format-price'
import { paths } from '@/shared/lib/paths'
import { Badge } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'
import { QueryView } from '@/shared/ui/query-view'
import { Skeleton } from '@/shared/ui/skeleton'
import { EmptyState } from '@/shared/ui/states'
import { isPlanOwned } from '../order/format-pack'
import { pricingQueries } from '../pricing-queries'
import type { PriceList } from '../requests'

/** Plans that are not packs: the free one, subscriptions, and others sold as a whole. */
export function PlanList() {
  const list = useQuery(pricingQueries.list())
  const limits = useQuery(accountQueries.freeLimits())
  const { data: entitlements } = useQuery(accountQueries.entitlements())
  return (
    <section aria-labelledby="plans">
      <h2 id="plans" className="mb-4 font-semibold font-serif text-xl tracking-tight">
        What the plans include
      </h2>
      <QueryView
        query={list}
        pending={<Skeleton className="h-40 rounded-lg" />}
        error="Failed to load pricing plans"
      >
        {(prices) => (
          <Plans
            plans={limits.data ? withFreePlan(wholePlans(prices), limits.data) : wholePlans(prices)}
            entitlements={entitlements}
          />
        )}
      </QueryView>
      {limits.isError && <p className="mt-3 text-danger text-sm">Failed to load free plan limits</p>}
    </section>
  )
}

const wholePlans = ({ plans, packs }: PriceList) =>
  plans.filter(({ id }) => !packs.some(({ plan_id }) => plan_id === id))

const Plans = ({ plans, entitlements }: { plans: Plan[]; entitlements: Entitlements | undefined }) =>
  plans.length === 0 ? (
    <EmptyState title="No plans are available right now." />
  ) : (
    <div className="divide-y divide-line rounded-lg border border-line bg-surface-raised">
      {plans.map((plan) => (
        <PlanRow key={plan.id} plan={plan} entitlements={entitlements} />
      ))}
    </div>
  )

function PlanRow({ plan, entitlements }: { plan: Plan; entitlements: Entitlements | undefined }) {
  const free = plan.id === 'free'
  return (
    <article className="grid gap-x-8 gap-y-3 p-4 sm:p-6 lg:grid-cols-[14rem_minmax(0,1fr)_auto] lg:items-center">
      <div>
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="font-semibold [overflow-wrap:anywhere]">{plan.name}</h3>
          {entitlements?.plan === plan.id && <Badge variant="feature">Your plan</Badge>}
        </div>
        <p className="text-ink-muted text-sm tabular-nums">{formatPlanPrice(plan)}</p>
      </div>
      <dl className="grid gap-x-8 gap-y-3 text-sm sm:grid-cols-[9rem_minmax(0,1fr)]">
        {planContents(plan).map(({ name, value }) => (
          <div key={name}>
            <dt className="text-ink-muted">{name}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {!free && entitlements && <Buy plan={plan} entitlements={entitlements} />}
    </article>
  )
}

function Buy({ plan, entitlements }: { plan: Plan; entitlements: Entitlements }) {
  if (isPlanOwned(entitlements, plan))
    return (
      <Button variant="secondary" disabled>
        Already Unlocked
      </Button>
    )
  return (
    <Button asChild variant="secondary">
      <Link to={paths.checkout(plan.id, {})} aria-label={`Checkout ${plan.name}`}>
        Checkout
      </Link>
    </Button>
  )
}

/** '$29 a month', '$49, one-time'. */
function formatPlanPrice({ price, interval }: Plan): string {
  if (price === 0) return '$0'
  return interval === 'once' ? `${priceTag(price)}, one-time` : `${priceTag(price)} a ${interval}`
}

/** The plans, with the free one first if the list does not contain it. */
function withFreePlan(plans: Plan[], limits: FreeLimits): Plan[] {
  if (plans.some(({ id }) => id === 'free')) return plans
  const features = freeFeatures(limits)
  return [{ id: 'free', name: 'Free', price: 0, interval: 'once', features, is_active: true }, ...plans]
}
