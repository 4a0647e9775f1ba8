import {
  freeContents,
  IDEA_COUNTS,
  type PackPrice,
  type Plan,
  type PriceList as Prices,
  packName,
} from '@domain/pricing'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { priceTag } from '@/shared/lib/format-price'
import { QueryView } from '@/shared/ui/query-view'
import { fetchPrices } from '../requests'

const pricesQuery = () =>
  queryOptions({ queryKey: ['landing', 'prices'], queryFn: ({ signal }) => fetchPrices(signal) })

export const PriceList = ({ pending, failed }: { pending: ReactNode; failed: string }) => (
  <QueryView query={useQuery(pricesQuery())} pending={pending} error={failed}>
    {(prices) => (
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {offersOf(prices).map((offer) => (
          <li key={offer.name} className="border-line border-t pt-3">
            <h3 className="font-semibold">{offer.name}</h3>
            <dl className="mt-2 text-sm">
              {offer.rows.map(([what, price]) => (
                <div key={what} className="flex justify-between gap-4 py-1">
                  <dt className="text-ink-muted">{what}</dt>
                  <dd className="whitespace-nowrap font-medium tabular-nums">{price}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    )}
  </QueryView>
)

interface Offer {
  name: string
  /** A plan and its price tag. */
  rows: [string, string][]
}

/** The free plan first, then packs, then recurring plans. */
function offersOf({ free, plans, packs }: Prices): Offer[] {
  return [
    { name: 'Free', rows: freeContents(free).map((what) => [what, '$0']) },
    ...plans.map((plan) => ({ name: plan.name, rows: rowsOf(plan, packs) })),
  ]
}

const isListed = ({ ideas }: PackPrice) => ideas === null || IDEA_COUNTS.some((count) => count === ideas)

function rowsOf(plan: Plan, packs: PackPrice[]): [string, string][] {
  const own = packs.filter((pack) => pack.plan_id === plan.id && isListed(pack))
  if (own.length > 0) return own.map((pack) => [packName(pack), priceTag(pack.price)])
  const { price, interval, features } = plan
  const what =
    features.validations === null
      ? 'Unlimited reports'
      : `${features.validations.toLocaleString('en')} reports`
  return [[what, interval === 'once' ? priceTag(price) : `${priceTag(price)} a ${interval}`]]
}
