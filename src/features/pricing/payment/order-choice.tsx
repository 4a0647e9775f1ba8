import {
  IDEA_PLAN,
  PAYMENT_IDEA_COUNTS,
  type PackPrice,
  packName,
  ROADMAP_PACKS,
  ROADMAP_PLAN,
} from '@domain/pricing'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { accountQueries } from '@/account/account-queries'
import { exactPrice } from '@/shared/lib/price-words'
import type { OrderParts } from '../order/order-view'
import { isOwned, offeredIn } from '../order/pack-words'
import { SizeChoice } from '../order/size-choice'

const isOffered = ({ plan_id, pack, ideas }: PackPrice) =>
  plan_id === IDEA_PLAN
    ? PAYMENT_IDEA_COUNTS.some((count) => count === ideas)
    : plan_id === ROADMAP_PLAN && ROADMAP_PACKS.some((id) => id === pack)

const byIdeas = (one: PackPrice, other: PackPrice) => (one.ideas ?? 0) - (other.ideas ?? 0)

/** The other sizes of the pack that is being paid. The choice stands in the address, so that a reload keeps it. */
export function OrderChoice({ order, list, projectPrices, disabled }: OrderParts & { disabled: boolean }) {
  const [, setParams] = useSearchParams()
  const { data: entitlements } = useQuery(accountQueries.entitlements())
  const { plan, pack, project } = order
  const sold = list.packs.filter((one) => one.plan_id === plan.id && isOffered(one)).toSorted(byIdeas)
  const packs = offeredIn(sold, projectPrices)
  if (!pack || packs.length < 2) return null
  const choose = (id: string) => {
    const ideas = packs.find((one) => one.pack === id)?.ideas
    const size: Record<string, string> = ideas ? { count: String(ideas) } : { pack: id }
    const params = project ? { ...size, project: project.id } : size
    setParams(params, { replace: true, preventScrollReset: true })
  }
  return (
    <SizeChoice
      legend={pack.ideas === null ? 'Package' : 'Number of ideas'}
      sizes={packs.map((one) => {
        const owned = project !== null && entitlements !== undefined && isOwned(entitlements, project.id, one)
        return {
          id: one.pack,
          label: packName(one),
          price: exactPrice(owned ? one.price : one.amount),
          note: owned ? 'Already unlocked' : one.paid > 0 ? `instead of ${exactPrice(one.price)}` : null,
          disabled: owned || disabled,
        }
      })}
      chosen={pack.pack}
      onChoose={choose}
      className={pack.ideas === null ? 'sm:grid-cols-3' : 'sm:grid-cols-5'}
    />
  )
}
