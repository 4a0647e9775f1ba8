import { z } from 'zod'
import { basisSchema } from './basis.ts'
import { roughDollars } from './currency.ts'
import { ALL_THERE_IS, settled } from './figures.ts'

/** Bounded so that no product of inputs exceeds the range of numbers. */
const amount = z.number().nonnegative().max(ALL_THERE_IS)

/** Low, base and high value of one input or result, all in the same unit. */
const rangeSchema = z.object({ low: amount, base: amount, high: amount })
export type Range = z.infer<typeof rangeSchema>

/** Inputs of the bottom-up model, in the order of multiplication. */
export const MARKET_INPUTS = ['customers', 'revenuePerCustomer', 'reachableShare', 'obtainableShare'] as const
/** Inputs of the top-down check: spending on the whole market, and the share of it that this product is for. */
export const TOP_DOWN_INPUTS = ['marketSpend', 'relevantShare'] as const
/** Inputs of the break-even: costs that do not depend on customers, and what remains of each dollar of revenue. */
export const BREAK_EVEN_INPUTS = ['fixedCosts', 'grossMargin'] as const

const INPUT_IDS = [...MARKET_INPUTS, ...TOP_DOWN_INPUTS, ...BREAK_EVEN_INPUTS] as const
const marketInputIdSchema = z.enum(INPUT_IDS)
export type MarketInputId = z.infer<typeof marketInputIdSchema>

/** Inputs that are fractions from 0 to 1. */
export const SHARES: readonly MarketInputId[] = [
  'reachableShare',
  'obtainableShare',
  'relevantShare',
  'grossMargin',
]

const givenSchema = z.object({
  range: rangeSchema,
  basis: basisSchema,
  sources: z.array(z.string()).default([]),
  note: z.string().default(''),
})

/**
 * One named input. `unit` is shown after the value; shares are fractions from 0 to 1, `customers` is a count, the
 * others are amounts per year in the currency of the model. `original` is the report's value before the founder changed
 * it.
 */
const marketInputSchema = givenSchema.extend({
  id: marketInputIdSchema,
  label: z.string(),
  unit: z.string(),
  original: givenSchema.nullable().default(null),
})
export type MarketInput = z.infer<typeof marketInputSchema>

/** `currency` applies to all amounts: an ISO 4217 code (`NO_CURRENCY` for none), US dollars by default. */
export const marketModelSchema = z
  .object({
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .optional(),
    inputs: z.array(marketInputSchema),
  })
  .refine(({ inputs }) => MARKET_INPUTS.every((id) => inputs.some((input) => input.id === id)))
export type MarketModel = z.infer<typeof marketModelSchema>

export const currencyOf = ({ currency = 'USD' }: Pick<MarketModel, 'currency'>): string => currency

export interface MarketSize {
  tam: Range
  sam: Range
  som: Range
}

const ENDS = ['low', 'base', 'high'] as const
type End = (typeof ENDS)[number]
const toRange = (at: (end: End) => number): Range => ({ low: at('low'), base: at('base'), high: at('high') })

/** The range of one input, shares limited to 0…1; null if the model has no such input. */
function rangeOf({ inputs }: MarketModel, id: MarketInputId): Range | null {
  const range = inputs.find((input) => input.id === id)?.range
  if (!range) return null
  return SHARES.includes(id) ? toRange((end) => Math.min(1, range[end])) : range
}

const product = (model: MarketModel, ids: readonly MarketInputId[]): Range =>
  toRange((end) => ids.reduce((value, id) => value * (rangeOf(model, id)?.[end] ?? 0), 1))

/**
 * Market size per year, in the currency of the model, bottom-up (docs/evidence.md#market-size): TAM = customers ×
 * revenue, SAM = TAM × reachable share, SOM = SAM × obtainable share. Shares are limited to 0…1, so SOM ≤ SAM ≤ TAM at
 * every end of the range.
 */
export function marketSizeOf(model: MarketModel): MarketSize {
  const [customers, revenue, reachable, obtainable] = MARKET_INPUTS
  return {
    tam: product(model, [customers, revenue]),
    sam: product(model, [customers, revenue, reachable]),
    som: product(model, [customers, revenue, reachable, obtainable]),
  }
}

/**
 * TAM per year, in the currency of the model, top-down: published spending × relevant share; null without a published
 * figure.
 */
export const topDownTamOf = (model: MarketModel): Range | null =>
  TOP_DOWN_INPUTS.every((id) => rangeOf(model, id)) ? product(model, TOP_DOWN_INPUTS) : null

/** The larger of the two base TAMs divided by the smaller one; null if only one is known. */
export function methodGapOf(model: MarketModel): number | null {
  const topDown = topDownTamOf(model)?.base
  const bottomUp = marketSizeOf(model).tam.base
  if (!topDown || !bottomUp) return null
  return Math.max(topDown, bottomUp) / Math.min(topDown, bottomUp)
}

/** Whether the fixed costs are only a placeholder: assumed, and 0. */
const isCostUnknown = ({ inputs }: MarketModel): boolean =>
  inputs.some(({ id, basis, range }) => id === 'fixedCosts' && basis === 'assumption' && range.high === 0)

/**
 * Whole customers needed to cover the fixed costs: costs ÷ (revenue per customer × gross margin), base values, rounded
 * up; null without costs (an assumed 0 is unknown) and margin, or if a customer leaves so little that no number is
 * enough.
 */
export function breakEvenCustomersOf(model: MarketModel): number | null {
  const costs = rangeOf(model, 'fixedCosts')?.base
  const margin = rangeOf(model, 'grossMargin')?.base
  const revenue = rangeOf(model, 'revenuePerCustomer')?.base
  const customers =
    (isCostUnknown(model) ? Number.NaN : (costs ?? Number.NaN)) / ((margin ?? 0) * (revenue ?? 0))
  return customers <= ALL_THERE_IS ? Math.ceil(settled(customers)) : null
}

/**
 * Whole customers that can be won (the SOM as a number of customers): customers × reachable × obtainable share, base
 * values, rounded down.
 */
export const obtainableCustomersOf = (model: MarketModel): number =>
  Math.floor(settled(product(model, ['customers', 'reachableShare', 'obtainableShare']).base))

/** Whether the high end of the TAM exceeds everything earned on earth, which means that an input has too many zeros. */
export function isBeyondAll(model: MarketModel): boolean {
  const { high } = marketSizeOf(model).tam
  return (roughDollars(high, currencyOf(model)) ?? high) > ALL_THERE_IS
}

/** New ranges by input; low ≤ base ≤ high, shares at most 1. */
export const marketEditsSchema = z
  .partialRecord(
    marketInputIdSchema,
    rangeSchema.refine(({ low, base, high }) => low <= base && base <= high, 'Low ≤ base ≤ high'),
  )
  .refine((edits) => SHARES.every((id) => (edits[id]?.high ?? 0) <= 1), 'A share is at most 100%')
export type MarketEdits = z.infer<typeof marketEditsSchema>

const sameRange = (a: Range, b: Range) => ENDS.every((end) => a[end] === b[end])

/**
 * The model with some ranges set by its founder. A changed input is marked `founder`, drops its sources and keeps its
 * old value in `original`; setting it back to that value restores it.
 */
export const editModel = ({ inputs, ...model }: MarketModel, edits: MarketEdits): MarketModel => ({
  ...model,
  inputs: inputs.map((input) => {
    const range = edits[input.id]
    return range ? editInput(input, range) : input
  }),
})

function editInput(input: MarketInput, range: Range): MarketInput {
  const { basis, sources, note } = input
  const original = input.original ?? { range: input.range, basis, sources, note }
  if (sameRange(range, original.range)) return { ...input, ...original, original: null }
  return { ...input, range, basis: 'founder', sources: [], original }
}

/** The model as the report had it before the founder changed anything. */
export const resetModel = ({ inputs, ...model }: MarketModel): MarketModel => ({
  ...model,
  inputs: inputs.map((input) => (input.original ? { ...input, ...input.original, original: null } : input)),
})
