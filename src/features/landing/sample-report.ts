import type { Basis } from '@domain/basis'
import type { MarketInput, MarketInputId, MarketModel, Range } from '@domain/market-model'

const basis: Basis = 'assumption'

const input = (id: MarketInputId, label: string, unit: string, [low, base, high]: [number, number, number]) =>
  ({
    id,
    label,
    unit,
    range: { low, base, high },
    basis,
    sources: [],
    note: '',
    original: null,
  }) satisfies MarketInput

/** An invented idea, kept short. */
export const SAMPLE = {
  title: 'A waiting list that fills cancelled dental appointments',
  overview: {
    text: 'When a patient cancels, the practice offers the free slot by text message to the people on its waiting list. The first to answer gets it.',
    basis: 'founder',
  },
  pain: {
    text: 'The person at the front desk hears of a cancellation late and calls through a paper list while patients are waiting.',
    basis: 'template',
  },
  feature: { text: 'Offer a free slot to the waiting list by text message', basis: 'founder' },
} as const

/** Every input is an assumption and says so; the result follows from them by the product's own arithmetic. */
export const SAMPLE_MARKET: MarketModel = {
  inputs: [
    input('customers', 'Practices that book by phone', '', [50_000, 60_000, 70_000]),
    input('revenuePerCustomer', 'Revenue from each, a year', '$', [700, 900, 1_100]),
    input('reachableShare', 'Share that can be reached', '%', [0.3, 0.35, 0.4]),
    input('obtainableShare', 'Share of these that may buy', '%', [0.015, 0.02, 0.03]),
  ],
}

/** '35%', '$900' or '60,000', by the unit of the input. */
function valueText(value: number, unit: string): string {
  if (unit === '%') return `${Number((value * 100).toPrecision(3))}%`
  return unit + value.toLocaleString('en-US')
}

/** The base of an input, and its ends: ['$900', '$700 to $1,100']. */
export const rangeText = ({ low, base, high }: Range, unit: string): [string, string] => [
  valueText(base, unit),
  `${valueText(low, unit)} to ${valueText(high, unit)}`,
]
