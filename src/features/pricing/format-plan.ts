import type { FreeLimits, Plan } from '@domain/pricing'
import { priceTag } from '@/shared/lib/format-price'

/** '$29 a month', '$49, one-time'. */
export function formatPlanPrice({ price, interval }: Plan): string {
  if (price === 0) return '$0'
  return interval === 'once' ? `${priceTag(price)}, one-time` : `${priceTag(price)} a ${interval}`
}

/** The plans, led by the free one where they do not list it themselves. */
export function withFreePlan(plans: Plan[], { idea_validations, unlocked_phases }: FreeLimits): Plan[] {
  if (plans.some(({ id }) => id === 'free')) return plans
  const features = { validations: idea_validations, phases: unlocked_phases }
  return [{ id: 'free', name: 'Free', price: 0, interval: 'once', features, is_active: true }, ...plans]
}
