import { z } from 'zod'
import { PHASE_NAMES, PHASES, type Phase, phaseSchema } from './phases.ts'

export const intervalSchema = z.enum(['month', 'year', 'once'])

/** Why a purchase was rejected, after the payment id was checked and no purchase was found under it. */
export const PURCHASE_REFUSALS = [
  'conflict',
  'unknown_plan',
  'free_plan',
  'unknown_pack',
  'unknown_project',
  'unfinished_project',
  'canceled',
] as const

/** Error code: the processor rejected the payment, and its payment id can no longer be used. */
export const PAYMENT_REFUSED = 'payment_refused'

/** Error code: another call is paying for this purchase, so its outcome is not known yet. */
export const BEING_PAID = 'being_paid'

/** One row of `get_pricing_plans` (docs/contract.md#calls). The price is in US dollars. */
export const planSchema = z.object({
  id: z.string(),
  name: z.string(),
  price: z.coerce.number(),
  interval: intervalSchema,
  features: z.object({
    validations: z.number().nullable().default(null),
    phases: z.array(phaseSchema).default([]),
  }),
  is_active: z.boolean().default(true),
})
export type Plan = z.infer<typeof planSchema>

/** The result of `get_free_plan_limits`. A missing limit counts as 0 (docs/contract.md#validation-rules). */
export const freeLimitsSchema = z.object({
  idea_validations: z.number().catch(0),
  unlocked_phases: z.array(phaseSchema).catch(['interactive']),
})
export type FreeLimits = z.infer<typeof freeLimitsSchema>

/** The free limits as the features of a plan; get_pricing_plans in plans.sql does the same. */
export const freeFeatures = ({ idea_validations, unlocked_phases }: FreeLimits): Plan['features'] => ({
  validations: idea_validations,
  phases: unlocked_phases,
})

/** What is free, as visitors read it: '1 report', 'MVP roadmap'. */
export const freeContents = ({ idea_validations, unlocked_phases }: FreeLimits): string[] => [
  idea_validations === 1 ? '1 report' : `${idea_validations} reports`,
  ...unlocked_phases.map((phase) => `${PHASE_NAMES[phase]} roadmap`),
]

/** The result of `get_my_entitlements`: the caller's usage and limits. `allowed` null means unlimited. */
export const entitlementsSchema = z.object({
  pro: z.boolean(),
  admin: z.boolean(),
  used: z.number(),
  allowed: z.number().nullable(),
  phases: z.record(z.string(), z.array(phaseSchema)),
  free_phases: z.array(phaseSchema).default([PHASES[0]]),
  /** Id of the plan that pays for the next validation. */
  plan: z.string().default('free'),
  pro_until: z.string().nullable().default(null),
  free_left: z.number().default(0),
  packs_left: z.number().default(0),
  /** Validations bought in packs, including used ones. */
  bought: z.number().default(0),
})
export type Entitlements = z.infer<typeof entitlementsSchema>

/** Whether the caller may start another validation. The server checks again. */
export const mayValidate = ({ used, allowed }: Entitlements): boolean => allowed === null || used < allowed

/** Ids of the plans that are sold in packs (docs/data.md#what-is-sold). */
export const IDEA_PLAN = 'multi-idea'
export const ROADMAP_PLAN = 'roadmap-pack'

/**
 * Sizes on the pricing page; the payment page's selector also offers three ideas
 * (docs/decisions/0004-pack-prices-decide.md).
 */
export const IDEA_COUNTS = [1, 2, 5, 10] as const
export const PAYMENT_IDEA_COUNTS = [1, 2, 3, 5, 10] as const

export const ROADMAP_PACKS = ['poc', 'poc-mvp', 'all'] as const

/** The stored id of the pack for a number of ideas: 'ideas-5'. */
export const ideaPack = (count: number): string => `ideas-${count}`

/** One row of `pack_prices`: the contents of a pack and its price in US dollars. Ideas or phases, never both. */
export const packPriceSchema = z.object({
  plan_id: z.string(),
  pack: z.string(),
  ideas: z.number().nullable(),
  phases: z.array(phaseSchema),
  price: z.coerce.number(),
})
export type PackPrice = z.infer<typeof packPriceSchema>

/**
 * One entry of `get_project_prices`: the caller's price of a pack of phases in one project. `paid` is the amount paid
 * for smaller packs in it, `amount` the amount charged. Both in US dollars.
 */
export const projectPriceSchema = z.object({
  plan_id: z.string(),
  pack: z.string(),
  paid: z.coerce.number(),
  amount: z.coerce.number(),
})
export type ProjectPrice = z.infer<typeof projectPriceSchema>

/** The public price list for visitors without an account: plans except the free one, packs, and what is free. */
export const priceListSchema = z.object({
  free: freeLimitsSchema,
  plans: z.array(planSchema),
  packs: z.array(packPriceSchema),
})
export type PriceList = z.infer<typeof priceListSchema>

const ROADMAP_PACK_NAMES: Record<string, string> = {
  poc: 'Proof of Concept',
  'poc-mvp': 'Proof of Concept + MVP',
  all: 'All phases',
}

const listFormat = new Intl.ListFormat('en', { type: 'conjunction' })

/** '1 idea', '5 ideas', 'Proof of Concept + MVP'. */
export function packName({ pack, ideas, phases }: Pick<PackPrice, 'pack' | 'ideas' | 'phases'>): string {
  if (ideas !== null) return ideas === 1 ? '1 idea' : `${ideas.toLocaleString('en-US')} ideas`
  return ROADMAP_PACK_NAMES[pack] ?? listFormat.format(phases.map((phase) => PHASE_NAMES[phase]))
}

interface PlanContent {
  name: string
  value: string
}

/**
 * Contents of a plan, in the order in which screens list them. A recurring plan has unlimited validations, whatever
 * number is stored; a one-time plan has that number, or none.
 * @param phaseNames the names of the phases on the screen that shows it
 */
export const planContents = (
  { interval, features }: Pick<Plan, 'interval' | 'features'>,
  phaseNames: Record<Phase, string> = PHASE_NAMES,
): PlanContent[] => [
  {
    name: 'Validations',
    value: interval === 'once' ? (features.validations?.toLocaleString('en-US') ?? 'None') : 'Unlimited',
  },
  {
    name: 'Roadmap phases',
    value: features.phases.map((phase) => phaseNames[phase]).join(', ') || 'None',
  },
]

/** Shown if a pack would unlock nothing new (docs/contract.md#validation-rules). */
export const ownedPack = (pack: Pick<PackPrice, 'pack' | 'ideas' | 'phases'>): string =>
  `You already have access to ${packName(pack)} for this project`

/** Shown while a recurring plan is active. */
export const OWNED_PRO = 'You already have unlimited validations'

/** Shown if a one-time plan would add nothing new. */
export const ownedPlan = (name: string): string => `You already have access to the ${name}`

/** Shown if phases are requested before there is a report to base their roadmaps on. */
export const UNFINISHED_PROJECT =
  'This project’s report is not finished yet. You can unlock its roadmaps once it is.'

/** One row of `user_subscriptions` as its owner reads it; `amount` in US dollars. */
export const purchaseRowSchema = z.object({
  id: z.string(),
  plan_id: z.string(),
  status: z.enum(['pending', 'active', 'canceled', 'expired']),
  valid_until: z.string().nullable(),
  pack_type: z.string().nullable(),
  project_id: z.string().nullable(),
  ideas: z.number().nullable(),
  amount: z.coerce.number(),
  payment_processor: z.string(),
  payment_id: z.string(),
  created_at: z.string(),
})

/** The phases that a user may use in a project: those bought for it, or those that are free everywhere. */
export const phasesIn = ({ phases, free_phases }: Entitlements, project: string) =>
  phases[project] ?? free_phases
