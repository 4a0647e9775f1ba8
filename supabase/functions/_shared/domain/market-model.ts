import { z } from 'zod'
import { basisSchema } from './basis.ts'

/** Low, base and high value of one input or result, all in the same unit. */
export const rangeSchema = z.object({
  low: z.number().nonnegative(),
  base: z.number().nonnegative(),
  high: z.number().nonnegative(),
})
export type Range = z.infer<typeof rangeSchema>

/** Inputs of the bottom-up model, in the order in which they are multiplied. */
export const MARKET_INPUTS = ['customers', 'revenuePerCustomer', 'reachableShare', 'obtainableShare'] as const
export type MarketInputId = (typeof MARKET_INPUTS)[number]

/**
 * One named input. `unit` is shown behind the value; shares are fractions from 0 to 1, `customers` is a
 * count, `revenuePerCustomer` is US dollars a year.
 */
const marketInputSchema = z.object({
  id: z.enum(MARKET_INPUTS),
  label: z.string(),
  unit: z.string(),
  range: rangeSchema,
  basis: basisSchema,
  sources: z.array(z.string()).default([]),
  note: z.string().default(''),
})
export type MarketInput = z.infer<typeof marketInputSchema>

export const marketModelSchema = z
  .object({ inputs: z.array(marketInputSchema) })
  .refine(({ inputs }) => MARKET_INPUTS.every((id) => inputs.some((input) => input.id === id)))
export type MarketModel = z.infer<typeof marketModelSchema>

export interface MarketSize {
  tam: Range
  sam: Range
  som: Range
}

const ENDS = ['low', 'base', 'high'] as const
const toRange = (at: (end: (typeof ENDS)[number]) => number): Range => ({
  low: at('low'),
  base: at('base'),
  high: at('high'),
})

/**
 * Market size in US dollars a year, bottom-up (DESIGN §5):
 * TAM = customers × revenue, SAM = TAM × reachable share, SOM = SAM × obtainable share.
 * Shares are held within 0…1, so SOM ≤ SAM ≤ TAM at every end of the range.
 */
export function marketSizeOf({ inputs }: MarketModel): MarketSize {
  const value = (id: MarketInputId, end: (typeof ENDS)[number]) =>
    inputs.find((input) => input.id === id)?.range[end] ?? 0
  const share = (id: MarketInputId, end: (typeof ENDS)[number]) => Math.min(1, value(id, end))
  const tam = toRange((end) => value('customers', end) * value('revenuePerCustomer', end))
  const sam = toRange((end) => tam[end] * share('reachableShare', end))
  const som = toRange((end) => sam[end] * share('obtainableShare', end))
  return { tam, sam, som }
}

const STEPS = [
  { at: 1e12, suffix: 'T' },
  { at: 1e9, suffix: 'B' },
  { at: 1e6, suffix: 'M' },
  { at: 1e3, suffix: 'K' },
] as const

/** US dollars to three significant digits with a unit letter: 4.2e9 → '$4.2B', 950 → '$950'. */
export function formatDollars(dollars: number): string {
  // The unit is chosen after rounding, so that 999,950 reads '$1M' and not '$1,000K'.
  const rounded = Number(dollars.toPrecision(3))
  const step = STEPS.find(({ at }) => rounded >= at)
  return step ? `$${Number((rounded / step.at).toPrecision(3))}${step.suffix}` : `$${Math.round(rounded)}`
}

/** 'low to high' with the base in front: '$4.2B ($1.1B to $9B)'. */
export const formatRange = ({ low, base, high }: Range): string =>
  `${formatDollars(base)} (${formatDollars(low)} to ${formatDollars(high)})`
