import type { Plan } from '@domain/pricing'
import { useQuery } from '@tanstack/react-query'
import { accountQueries } from '@/account/account-queries'
import { EmptyState } from '@/shared/ui/empty-state'
import { QueryView } from '@/shared/ui/query-view'
import { Skeleton } from '@/shared/ui/skeleton'
import { phasesWords, priceWords, validationsWords, withFreePlan } from './plan-words'
import { pricingQueries } from './pricing-queries'

export function PlanList() {
  const plans = useQuery(pricingQueries.plans())
  const limits = useQuery(accountQueries.freeLimits())
  return (
    <section aria-labelledby="plans">
      <h2 id="plans" className="mb-4 font-semibold font-serif text-xl tracking-tight">
        What the plans include
      </h2>
      <QueryView
        query={plans}
        pending={<Skeleton className="h-64 rounded-lg" />}
        error="Failed to load pricing plans"
      >
        {(data) => <Plans plans={limits.data ? withFreePlan(data, limits.data) : data} />}
      </QueryView>
      {limits.isError && <p className="mt-3 text-danger text-sm">Failed to load free plan limits</p>}
    </section>
  )
}

const Plans = ({ plans }: { plans: Plan[] }) =>
  plans.length === 0 ? (
    <EmptyState title="No plans are offered right now." />
  ) : (
    <div className="divide-y divide-line rounded-lg border border-line bg-surface-raised">
      {plans.map((plan) => (
        <PlanRow key={plan.id} plan={plan} />
      ))}
    </div>
  )

const PlanRow = ({ plan }: { plan: Plan }) => (
  <article className="grid gap-x-8 gap-y-3 p-4 sm:grid-cols-[14rem_minmax(0,1fr)] sm:p-6">
    <div>
      <h3 className="font-semibold">{plan.name}</h3>
      <p className="text-ink-muted text-sm tabular-nums">{priceWords(plan)}</p>
    </div>
    <dl className="grid gap-x-8 gap-y-3 text-sm sm:grid-cols-[9rem_minmax(0,1fr)]">
      <Item name="Validations" value={validationsWords(plan)} />
      <Item name="Roadmap phases" value={phasesWords(plan)} />
    </dl>
  </article>
)

const Item = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt className="text-ink-muted">{name}</dt>
    <dd className="tabular-nums">{value}</dd>
  </div>
)
