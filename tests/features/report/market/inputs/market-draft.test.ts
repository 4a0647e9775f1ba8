import type { MarketInput, MarketInputId } from '@domain/market-model'
import { describe, expect, it } from 'vitest'
import {
  editsOf,
  fieldText,
  isTyped,
  type MarketDraft,
  problemsOf,
  readTyped,
  typedText,
  typeInto,
} from '@/features/report/market/inputs/market-draft'
import { MARKET } from '../../sample-report'

const MODEL = MARKET.model ?? { inputs: [] }

function inputOf(id: MarketInputId, { inputs } = MODEL): MarketInput {
  const input = inputs.find((candidate) => candidate.id === id)
  if (!input) throw new Error(`the sample has no ${id}`)
  return input
}

/** The sample's model as saved by another browser. */
const savedElsewhere = (id: MarketInputId, range: Partial<MarketInput['range']>) => ({
  inputs: MODEL.inputs.map((input) =>
    input.id === id ? { ...input, range: { ...input.range, ...range } } : input,
  ),
})

const draftOf = (id: MarketInputId, typed: Parameters<typeof typeInto>[2], before: MarketDraft = {}) =>
  typeInto(before, inputOf(id), typed, 'USD')

describe('a typed number', () => {
  it.each([
    ['customers', '120000', 120_000],
    ['customers', '120,000', 120_000],
    ['customers', ' 1 200 000 ', 1_200_000],
    ['customers', '0', 0],
    ['customers', '14B', 14e9],
    ['customers', '14 bn', 14e9],
    ['customers', '1.2 million', 1_200_000],
    ['customers', '14,000,000,000', 14e9],
    ['customers', '1,50,000', 150_000],
    ['customers', '2 lakh', 200_000],
    ['customers', '1.200.000', 1_200_000],
    ['customers', '1.200,50', 1200.5],
    ['customers', '12,5', 12.5],
    ['obtainableShare', '3.125', 0.03125],
    ['revenuePerCustomer', '$ 4.50', 4.5],
    ['revenuePerCustomer', '.5', 0.5],
    ['obtainableShare', '12.5', 0.125],
    ['obtainableShare', '100 %', 1],
    ['obtainableShare', '14.3', 0.143],
    ['grossMargin', '7%', 0.07],
  ] as const)('is read in the unit of %s: %s', (id, text, value) => {
    expect(readTyped(id, text, 'USD')).toEqual({ value })
  })

  it.each([
    ['customers', '', 'Enter a number.'],
    ['customers', 'many', 'Enter a number such as 120,000.'],
    ['customers', '.', 'Enter a number such as 120,000.'],
    ['customers', '1e9', 'Enter a number such as 120,000.'],
    ['customers', '$5', 'Enter a number such as 120,000.'],
    ['customers', '-5', 'The number cannot be below 0.'],
    ['customers', '9'.repeat(400), 'The number is too large.'],
    ['reachableShare', 'half', 'Enter a number such as 12.5.'],
    ['reachableShare', '100.1', 'A share cannot be above 100%.'],
  ] as const)('of %s is not %s', (id, text, problem) => {
    expect(readTyped(id, text, 'USD')).toEqual({ problem })
  })

  it.each([
    ['customers', 1_250_000.75],
    ['revenuePerCustomer', 0.005],
    ['obtainableShare', 0.143],
    ['obtainableShare', 0.0000005],
    ['obtainableShare', 1 / 3],
  ] as const)('of %s comes back as it stood in its field: %d', (id, value) => {
    const reading = readTyped(id, typedText(id, value), 'USD')
    expect('value' in reading && reading.value).toBeCloseTo(value, 12)
  })
})

describe('a draft', () => {
  it('holds the ranges that differ, and only those', () => {
    const draft = draftOf('customers', { base: '110,000' }, draftOf('reachableShare', { high: '60' }))
    expect(editsOf(MODEL, draft)).toEqual({
      customers: { low: 50_000, base: 110_000, high: 120_000 },
      reachableShare: { low: 0.1, base: 0.25, high: 0.6 },
    })
    expect(isTyped(MODEL, draft)).toBe(true)
  })

  it('is none when a field reads as before', () => {
    const draft = draftOf('customers', { base: '100,000' }, draftOf('customers', { base: '9' }))
    expect(editsOf(MODEL, draft)).toEqual({})
    expect(isTyped(MODEL, draft)).toBe(false)
  })

  it('changes nothing for the same number in other letters', () => {
    expect(editsOf(MODEL, draftOf('customers', { base: '100000' }))).toEqual({})
  })

  it('says which end is out of order', () => {
    expect(problemsOf(inputOf('customers'), draftOf('customers', { low: '100,001' }), 'USD')).toEqual({
      low: 'Low is above base.',
    })
    expect(problemsOf(inputOf('customers'), draftOf('customers', { base: '130,000' }), 'USD')).toEqual({
      high: 'High is below base.',
    })
    expect(problemsOf(inputOf('customers'), draftOf('customers', { low: '', high: 'x' }), 'USD')).toEqual({
      low: 'Enter a number.',
      high: 'Enter a number such as 120,000.',
    })
  })

  it('keeps to the last numbers that made sense while one is being typed', () => {
    const before = draftOf('customers', { base: '110,000' })
    const draft = draftOf('customers', { base: '7' }, before)
    expect(fieldText(inputOf('customers'), draft, 'base')).toBe('7')
    expect(editsOf(MODEL, draft).customers?.base).toBe(110_000)
  })

  it('lies over what somebody else has saved meanwhile', () => {
    const draft = draftOf('customers', { base: '110,000' })
    const saved = savedElsewhere('customers', { low: 60_000 })
    expect(fieldText(inputOf('customers', saved), draft, 'low')).toBe('60,000')
    expect(editsOf(saved, draft).customers).toEqual({ low: 60_000, base: 110_000, high: 120_000 })
  })

  it('is no change any more once the same was saved elsewhere', () => {
    const saved = savedElsewhere('customers', { base: 110_000 })
    const draft = draftOf('customers', { base: '110,000' })
    expect(isTyped(saved, draft)).toBe(false)
    expect(editsOf(saved, draft)).toEqual({})
  })

  it('does not hold the report itself to order', () => {
    const odd = savedElsewhere('customers', { low: 110_000 })
    expect(problemsOf(inputOf('customers', odd), {}, 'USD')).toEqual({})
  })
})
