import { PHASE_NAMES } from '@domain/phases'
import type { FreeLimits, Plan } from '@domain/pricing'

const dollars = (price: number) =>
  `$${price.toLocaleString('en', { minimumFractionDigits: Number.isInteger(price) ? 0 : 2 })}`

/** '$29 a month', 'from $5, one-time': packs come in sizes, and the plan names the smallest. */
export function priceWords({ price, interval }: Plan): string {
  if (price === 0) return '$0'
  return interval === 'once' ? `from ${dollars(price)}, one-time` : `${dollars(price)} a ${interval}`
}

const isPack = ({ interval, price }: Plan) => interval === 'once' && price > 0

/** How many validations a plan brings. Without a number a subscription is unlimited and a pack brings none. */
export function validationsWords(plan: Plan): string {
  const { validations } = plan.features
  if (validations !== null) return isPack(plan) ? `from ${validations}` : String(validations)
  return plan.interval === 'once' ? 'None' : 'Unlimited'
}

/** Names of the phases; a pack of several phases opens as many of them as its size says. */
export function phasesWords(plan: Plan): string {
  const names = plan.features.phases.map((phase) => PHASE_NAMES[phase]).join(', ') || 'None'
  return isPack(plan) && plan.features.phases.length > 1 ? `By size, up to: ${names}` : names
}

/** The plans, led by the free one where they do not list it themselves. */
export function withFreePlan(plans: Plan[], { idea_validations, unlocked_phases }: FreeLimits): Plan[] {
  if (plans.some(({ price }) => price === 0)) return plans
  const features = { validations: idea_validations, phases: unlocked_phases }
  return [{ id: 'free', name: 'Free', price: 0, interval: 'once', features, is_active: true }, ...plans]
}
