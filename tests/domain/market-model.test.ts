import {
  MARKET_INPUTS,
  type MarketModel,
  marketModelSchema,
  marketSizeOf,
  type Range,
} from '@domain/market-model'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const same = (value: number): Range => ({ low: value, base: value, high: value })
const modelOf = (ranges: Record<(typeof MARKET_INPUTS)[number], Range>): MarketModel => ({
  inputs: MARKET_INPUTS.map((id) => ({
    id,
    label: id,
    unit: '',
    range: ranges[id],
    basis: 'assumption',
    sources: [],
    note: '',
    original: null,
  })),
})
const sample = {
  customers: { low: 1_000, base: 2_000, high: 4_000 },
  revenuePerCustomer: same(600),
  reachableShare: { low: 0.1, base: 0.25, high: 0.5 },
  obtainableShare: same(0.1),
}

const rangeOf = (max: number) => {
  const value = fc.double({ min: 0, max, noNaN: true })
  return fc.record({ low: value, base: value, high: value })
}
const anyModel = fc
  .record({
    customers: rangeOf(1e10),
    revenuePerCustomer: rangeOf(1e7),
    reachableShare: rangeOf(3),
    obtainableShare: rangeOf(3),
  })
  .map(modelOf)

describe('market size', () => {
  it('is the product of its inputs, at every end of the range', () => {
    expect(marketSizeOf(modelOf(sample))).toEqual({
      tam: { low: 600_000, base: 1_200_000, high: 2_400_000 },
      sam: { low: 60_000, base: 300_000, high: 1_200_000 },
      som: { low: 6_000, base: 30_000, high: 120_000 },
    })
  })

  it('does not depend on the order of its inputs', () => {
    const { inputs } = modelOf(sample)
    expect(marketSizeOf({ inputs: [...inputs].reverse() })).toEqual(marketSizeOf({ inputs }))
  })

  it('holds SOM within SAM within TAM, whatever the inputs', () => {
    fc.assert(
      fc.property(anyModel, (model) => {
        const { tam, sam, som } = marketSizeOf(model)
        for (const end of ['low', 'base', 'high'] as const) {
          expect(som[end]).toBeLessThanOrEqual(sam[end])
          expect(sam[end]).toBeLessThanOrEqual(tam[end])
          expect(som[end]).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  it('needs all four inputs', () => {
    const { inputs } = modelOf(sample)
    expect(marketModelSchema.safeParse({ inputs }).success).toBe(true)
    for (const { id } of inputs)
      expect(marketModelSchema.safeParse({ inputs: inputs.filter((input) => input.id !== id) }).success).toBe(
        false,
      )
  })

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY, '5', null])('takes no input of %j', (value) => {
    const { inputs } = modelOf(sample)
    const broken = inputs.map((input) => ({ ...input, range: { ...input.range, low: value } }))
    expect(marketModelSchema.safeParse({ inputs: broken }).success).toBe(false)
  })
})
