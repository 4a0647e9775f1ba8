import type { Basis } from '@domain/basis'
import {
  breakEvenLineOf,
  calculationOf,
  formatInput,
  formatInputRange,
  formatRange,
  shortInput,
} from '@domain/market-calculation'
import { isBeyondAll, type MarketInputId, type MarketModel, marketSizeOf } from '@domain/market-model'
import { describe, expect, it } from 'vitest'
import { modelWith } from './scorecard/given'

const VALUES: Partial<Record<MarketInputId, number>> = {
  customers: 351,
  revenuePerCustomer: 588,
  reachableShare: 0.3,
  obtainableShare: 0.05,
  fixedCosts: 61_234,
  grossMargin: 0.7,
}
const OWN: Partial<Record<MarketInputId, Basis>> = { customers: 'founder', revenuePerCustomer: 'founder' }
const euros = (bases: Partial<Record<MarketInputId, Basis>>): MarketModel => ({
  ...modelWith(VALUES, bases),
  currency: 'EUR',
})
const results = (model: MarketModel) => calculationOf(model).map(({ result }) => result)

describe('results of a market model', () => {
  it('have three digits where the founder stated every input, and two where one is assumed', () => {
    // 351 × €588 is €206,388; the shares are assumed.
    expect(results(euros(OWN))).toEqual(['€206K', '€62K', '€3.1K'])
    expect(results(euros({}))).toEqual(['€210K', '€62K', '€3.1K'])
    expect(results(euros({ ...OWN, reachableShare: 'founder', obtainableShare: 'founder' }))).toEqual([
      '€206K',
      '€61.9K',
      '€3.1K',
    ])
  })

  it('are multiplied as they are shown', () => {
    expect(calculationOf(euros(OWN)).map(({ numbers }) => numbers)).toEqual([
      '351 × €588',
      '€206K × 30%',
      '€206K × 30% × 5%',
    ])
  })

  it('count customers by the same rule', () => {
    expect(breakEvenLineOf(euros(OWN))).toMatchObject({
      numbers: '€61,234 ÷ (€588 × 70%)',
      result: '150',
      obtainable: '5',
    })
    expect(breakEvenLineOf(euros({ ...OWN, fixedCosts: 'founder', grossMargin: 'founder' }))?.result).toBe(
      '149',
    )
  })

  it('name the base of a range first, and a range of one value once', () => {
    const model = modelWith({})
    expect(formatRange(model, 'tam', { low: 1.1e9, base: 4.2e9, high: 9e9 })).toBe('$4.2B ($1.1B to $9B)')
    const { tam } = marketSizeOf(euros(OWN))
    expect(formatRange(euros(OWN), 'tam', tam)).toBe('€206K')
  })
})

describe('an input', () => {
  it('is shown in the currency of the model', () => {
    expect(formatInput('revenuePerCustomer', 588, 'EUR')).toBe('€588')
    expect(shortInput('marketSpend', 4.2e9, 'INR')).toBe('₹4.2B')
    expect(formatInput('fixedCosts', 60_000, 'CHF')).toBe('CHF 60,000')
  })

  it('is a plain number where the currency is not known', () => {
    expect(formatInput('revenuePerCustomer', 588, 'XXX')).toBe('588')
  })

  it('is shown once where its range is one value', () => {
    const same = (value: number) => ({ low: value, base: value, high: value })
    expect(formatInputRange('customers', same(350), 'EUR')).toBe('350')
    expect(formatInputRange('customers', { low: 300, base: 350, high: 400 }, 'EUR')).toBe(
      '300 to 400, base 350',
    )
  })
})

it('takes a market in a small currency for what it is worth', () => {
  const model = modelWith({ customers: 1e9, revenuePerCustomer: 5e6, reachableShare: 1 })
  expect(isBeyondAll(model)).toBe(true)
  // 5 × 10^15 rupiahs are about 300 billion dollars.
  expect(isBeyondAll({ ...model, currency: 'IDR' })).toBe(false)
})
