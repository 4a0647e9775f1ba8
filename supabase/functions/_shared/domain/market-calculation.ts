import { formatAmount, formatCount, formatMoney, roundedUp } from './figures.ts'
import {
  BREAK_EVEN_INPUTS,
  breakEvenCustomersOf,
  currencyOf,
  MARKET_INPUTS,
  type MarketInputId,
  type MarketModel,
  marketSizeOf,
  obtainableCustomersOf,
  type Range,
  SHARES,
  TOP_DOWN_INPUTS,
  topDownTamOf,
} from './market-model.ts'

/*
 * Formats the numbers of a market model. Amounts are in the currency of the model, an ISO 4217 code. Inputs are shown
 * as given; a result is rounded to two significant digits if one of its inputs is an assumption, and to three if none
 * is.
 */

const SHORT_FROM = 1e6

export const isShare = (id: MarketInputId): boolean => SHARES.includes(id)
export const isMoney = (id: MarketInputId): boolean => id !== 'customers' && !isShare(id)

/**
 * A value of an input in full: '120,000', '$240', '€10.50', '12.5%'. Shares are fractions; fixed costs of 0 are shown
 * as unknown.
 */
export function formatInput(id: MarketInputId, value: number, currency: string): string {
  if (isShare(id)) return `${(value * 100).toLocaleString('en', { maximumSignificantDigits: 3 })}%`
  if (id === 'fixedCosts' && value === 0) return 'not known'
  return id === 'customers' ? formatCount(value) : formatAmount(value, currency)
}

/** A value of an input for narrow columns: money from a million on is abbreviated, '$4.2B'. */
export const shortInput = (id: MarketInputId, value: number, currency: string): string =>
  isMoney(id) && value >= SHORT_FROM ? formatMoney(value, currency) : formatInput(id, value, currency)

/** '50,000 to 120,000, base 100,000', or a single value if all three read the same. */
export function formatInputRange(id: MarketInputId, { low, base, high }: Range, currency: string): string {
  const [least, middle, most] = [low, base, high].map((value) => shortInput(id, value, currency))
  return least === middle && middle === most ? `${middle}` : `${least} to ${most}, base ${middle}`
}

/** The inputs that each result is calculated from. */
const FACTORS = {
  tam: ['customers', 'revenuePerCustomer'],
  sam: ['customers', 'revenuePerCustomer', 'reachableShare'],
  som: MARKET_INPUTS,
  topDownTam: TOP_DOWN_INPUTS,
  breakEven: ['revenuePerCustomer', ...BREAK_EVEN_INPUTS],
  obtainable: ['customers', 'reachableShare', 'obtainableShare'],
} as const satisfies Record<string, readonly MarketInputId[]>
/** `breakEven` and `obtainable` are customers, the others amounts per year. */
type ResultId = keyof typeof FACTORS
export type SizeId = Exclude<ResultId, 'breakEven' | 'obtainable'>

function digitsOf({ inputs }: MarketModel, result: ResultId): 2 | 3 {
  const factors: readonly MarketInputId[] = FACTORS[result]
  return inputs.some(({ id, basis }) => basis === 'assumption' && factors.includes(id)) ? 2 : 3
}

/** One value of a market size: '$4.2B'. */
export const formatSize = (model: MarketModel, size: SizeId, amount: number): string =>
  formatMoney(amount, currencyOf(model), digitsOf(model, size))

/** 'low to high' of a market size: '$1.1B to $9B'; null if both read the same. */
export function formatSpread(model: MarketModel, size: SizeId, { low, high }: Range): string | null {
  const [least, most] = [low, high].map((amount) => formatSize(model, size, amount))
  return least === most ? null : `${least} to ${most}`
}

/** A market size followed by its spread: '$4.2B ($1.1B to $9B)'. */
export function formatRange(model: MarketModel, size: SizeId, range: Range): string {
  const spread = formatSpread(model, size, range)
  const base = formatSize(model, size, range.base)
  return spread ? `${base} (${spread})` : base
}

/** Obtainable customers as shown: '5,300'. */
export const obtainableText = (model: MarketModel): string =>
  formatCount(Number(obtainableCustomersOf(model).toPrecision(digitsOf(model, 'obtainable'))))

/** Customers needed to break even, as shown; null without costs and margin. */
export function breakEvenText(model: MarketModel): string | null {
  const needed = breakEvenCustomersOf(model)
  return needed === null ? null : formatCount(roundedUp(needed, digitsOf(model, 'breakEven')))
}

/** One line of the calculation: the multiplication in words and in numbers, and its result. */
export interface CalculationLine {
  name: string
  words: string
  numbers: string
  result: string
  /** Citations of the inputs that are multiplied. */
  sources: string[]
}

const wordsOf = (model: MarketModel) => {
  const input = (id: MarketInputId) => model.inputs.find((candidate) => candidate.id === id)
  return {
    label: (id: MarketInputId) => input(id)?.label ?? '',
    value: (id: MarketInputId) => shortInput(id, input(id)?.range.base ?? 0, currencyOf(model)),
    sources: (...ids: MarketInputId[]) => [...new Set(ids.flatMap((id) => input(id)?.sources ?? []))],
  }
}

/** The three multiplications of the base case, in words and in numbers. */
export function calculationOf(model: MarketModel): CalculationLine[] {
  const { tam, sam, som } = marketSizeOf(model)
  const { label, value, sources } = wordsOf(model)
  // The factor keeps three digits, so that the displayed product matches the displayed factors.
  const factor = (amount: number) => formatMoney(amount, currencyOf(model), 3)
  return [
    {
      name: 'TAM',
      words: `${label('customers')} × ${label('revenuePerCustomer')}`,
      numbers: `${value('customers')} × ${value('revenuePerCustomer')}`,
      result: formatSize(model, 'tam', tam.base),
      sources: sources('customers', 'revenuePerCustomer'),
    },
    {
      name: 'SAM',
      words: `TAM × ${label('reachableShare')}`,
      numbers: `${factor(tam.base)} × ${value('reachableShare')}`,
      result: formatSize(model, 'sam', sam.base),
      sources: sources('reachableShare'),
    },
    {
      name: 'SOM',
      words: `SAM × ${label('obtainableShare')}`,
      // Computed from the TAM, so that the SAM is rounded only once.
      numbers: `${factor(tam.base)} × ${value('reachableShare')} × ${value('obtainableShare')}`,
      result: formatSize(model, 'som', som.base),
      sources: sources('obtainableShare'),
    },
  ]
}

/** The multiplication of the top-down check; null without a published figure. */
export function topDownLineOf(model: MarketModel): CalculationLine | null {
  const tam = topDownTamOf(model)
  if (!tam) return null
  const { label, value, sources } = wordsOf(model)
  return {
    name: 'TAM',
    words: `${label('marketSpend')} × ${label('relevantShare')}`,
    numbers: `${value('marketSpend')} × ${value('relevantShare')}`,
    result: formatSize(model, 'topDownTam', tam.base),
    sources: sources('marketSpend', 'relevantShare'),
  }
}

/** The number of customers that covers the fixed costs, and the number that can be won; null without costs and margin. */
export function breakEvenLineOf(model: MarketModel): (CalculationLine & { obtainable: string }) | null {
  const result = breakEvenText(model)
  if (result === null) return null
  const { label, value, sources } = wordsOf(model)
  return {
    name: 'Break-even',
    words: `${label('fixedCosts')} ÷ (${label('revenuePerCustomer')} × ${label('grossMargin')})`,
    numbers: `${value('fixedCosts')} ÷ (${value('revenuePerCustomer')} × ${value('grossMargin')})`,
    result,
    sources: sources('fixedCosts', 'revenuePerCustomer', 'grossMargin'),
    obtainable: obtainableText(model),
  }
}
