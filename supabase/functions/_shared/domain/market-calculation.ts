import { formatDollars } from './figures.ts'
import {
  breakEvenCustomersOf,
  formatInput,
  type MarketInputId,
  type MarketModel,
  marketSizeOf,
  obtainableCustomersOf,
  type Range,
  SHARES,
  topDownTamOf,
} from './market-model.ts'

const SHORT_FROM_DOLLARS = 1e6

export const isShare = (id: MarketInputId): boolean => SHARES.includes(id)
export const isMoney = (id: MarketInputId): boolean => id !== 'customers' && !isShare(id)

/** A value of an input as it stands in narrow columns: from a million dollars on, '$4.2B'. */
export const shortInput = (id: MarketInputId, value: number): string =>
  isMoney(id) && value >= SHORT_FROM_DOLLARS ? formatDollars(value) : formatInput(id, value)

/** '50,000 to 120,000, base 100,000'. */
export const formatInputRange = (id: MarketInputId, { low, base, high }: Range): string =>
  `${shortInput(id, low)} to ${shortInput(id, high)}, base ${shortInput(id, base)}`

/** One line of the calculation: what is multiplied in words and in numbers, and what comes out. */
export interface CalculationLine {
  name: string
  words: string
  numbers: string
  result: string
  /** Citations of the inputs that are multiplied. */
  sources: string[]
}

const wordsOf = ({ inputs }: MarketModel) => {
  const input = (id: MarketInputId) => inputs.find((candidate) => candidate.id === id)
  return {
    label: (id: MarketInputId) => input(id)?.label ?? '',
    value: (id: MarketInputId) => shortInput(id, input(id)?.range.base ?? 0),
    sources: (...ids: MarketInputId[]) => [...new Set(ids.flatMap((id) => input(id)?.sources ?? []))],
  }
}

/** The three multiplications of the base case, in words and in numbers. */
export function calculationOf(model: MarketModel): CalculationLine[] {
  const { tam, sam, som } = marketSizeOf(model)
  const { label, value, sources } = wordsOf(model)
  return [
    {
      name: 'TAM',
      words: `${label('customers')} × ${label('revenuePerCustomer')}`,
      numbers: `${value('customers')} × ${value('revenuePerCustomer')}`,
      result: formatDollars(tam.base),
      sources: sources('customers', 'revenuePerCustomer'),
    },
    {
      name: 'SAM',
      words: `TAM × ${label('reachableShare')}`,
      numbers: `${formatDollars(tam.base)} × ${value('reachableShare')}`,
      result: formatDollars(sam.base),
      sources: sources('reachableShare'),
    },
    {
      name: 'SOM',
      words: `SAM × ${label('obtainableShare')}`,
      numbers: `${formatDollars(sam.base)} × ${value('obtainableShare')}`,
      result: formatDollars(som.base),
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
    result: formatDollars(tam.base),
    sources: sources('marketSpend', 'relevantShare'),
  }
}

/** How many customers cover the fixed costs, beside how many can be won; null without costs and margin. */
export function breakEvenLineOf(model: MarketModel): (CalculationLine & { obtainable: string }) | null {
  const needed = breakEvenCustomersOf(model)
  if (needed === null) return null
  const { label, value, sources } = wordsOf(model)
  return {
    name: 'Break-even',
    words: `${label('fixedCosts')} ÷ (${label('revenuePerCustomer')} × ${label('grossMargin')})`,
    numbers: `${value('fixedCosts')} ÷ (${value('revenuePerCustomer')} × ${value('grossMargin')})`,
    result: needed.toLocaleString('en'),
    sources: sources('fixedCosts', 'revenuePerCustomer', 'grossMargin'),
    obtainable: obtainableCustomersOf(model).toLocaleString('en'),
  }
}
