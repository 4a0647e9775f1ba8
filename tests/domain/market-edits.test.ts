import { state } from '@domain/basis'
import { formatInput } from '@domain/market-calculation'
import {
  breakEvenCustomersOf,
  editModel,
  type MarketEdits,
  type MarketInputId,
  type MarketModel,
  marketEditsSchema,
  marketModelSchema,
  marketSizeOf,
  methodGapOf,
  obtainableCustomersOf,
  resetModel,
  SHARES,
  topDownTamOf,
} from '@domain/market-model'
import { readReport, storeMarket } from '@domain/report-storage'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { marketWith, modelWith } from './scorecard/given'

const same = (value: number) => ({ low: value, base: value, high: value })
const published = { marketSpend: 4e9, relevantShare: 0.25 }

describe('the top-down check', () => {
  it('is what is spent times the share that is meant, at every end of the range', () => {
    const model = editModel(modelWith(published), { relevantShare: { low: 0.1, base: 0.25, high: 1 } })
    expect(topDownTamOf(model)).toEqual({ low: 4e8, base: 1e9, high: 4e9 })
  })

  it('is none without a published figure and a share of it', () => {
    expect(topDownTamOf(modelWith({}))).toBeNull()
    expect(topDownTamOf(modelWith({ marketSpend: 4e9 }))).toBeNull()
    expect(topDownTamOf(modelWith({ relevantShare: 0.25 }))).toBeNull()
  })

  it('lies some times above or below the bottom-up TAM', () => {
    expect(methodGapOf(modelWith(published))).toBe(10)
    expect(methodGapOf(modelWith({ ...published, customers: 1e9 }))).toBe(100)
    expect(methodGapOf(modelWith({ ...published, customers: 1e7 }))).toBe(1)
    expect(methodGapOf(modelWith({}))).toBeNull()
    expect(methodGapOf(modelWith({ ...published, customers: 0 }))).toBeNull()
    expect(methodGapOf(modelWith({ ...published, marketSpend: 0 }))).toBeNull()
  })
})

describe('the break-even', () => {
  it('is the costs over what each customer leaves', () => {
    expect(breakEvenCustomersOf(modelWith({ fixedCosts: 90_000, grossMargin: 0.75 }))).toBe(1_200)
    // A margin is a share, whatever was stored.
    expect(breakEvenCustomersOf(modelWith({ fixedCosts: 90_000, grossMargin: 7 }))).toBe(900)
  })

  it('is none where inputs are missing or a customer leaves nothing over', () => {
    expect(breakEvenCustomersOf(modelWith({}))).toBeNull()
    expect(breakEvenCustomersOf(modelWith({ fixedCosts: 90_000 }))).toBeNull()
    expect(breakEvenCustomersOf(modelWith({ grossMargin: 0.5 }))).toBeNull()
    // Assumed costs of 0 mean that no one has entered any.
    expect(breakEvenCustomersOf(modelWith({ fixedCosts: 0, grossMargin: 0.75 }))).toBeNull()
    expect(breakEvenCustomersOf(modelWith({ fixedCosts: 90_000, grossMargin: 0 }))).toBeNull()
    expect(breakEvenCustomersOf(modelWith({ fixedCosts: 0, grossMargin: 0 }))).toBeNull()
    const free = { fixedCosts: 90_000, grossMargin: 0.5, revenuePerCustomer: 0 }
    expect(breakEvenCustomersOf(modelWith(free))).toBeNull()
    expect(breakEvenCustomersOf(modelWith({ fixedCosts: 1e15, grossMargin: Number.MIN_VALUE }))).toBeNull()
    expect(breakEvenCustomersOf(modelWith({ fixedCosts: 1e15, grossMargin: 1e-9 }))).toBeNull()
  })

  it('stands beside the customers that can be won, which does not ask what they pay', () => {
    const model = modelWith({ customers: 4_000, reachableShare: 0.5, obtainableShare: 0.1 })
    expect(obtainableCustomersOf(model)).toBe(200)
    expect(obtainableCustomersOf(editModel(model, { revenuePerCustomer: same(0) }))).toBe(200)
  })

  it('counts whole customers: needed rounded up, obtainable rounded down, whatever binary fractions make of them', () => {
    const third = modelWith({
      customers: 1_000,
      obtainableShare: 0.0334,
      fixedCosts: 1_665,
      grossMargin: 0.5,
    })
    expect([breakEvenCustomersOf(third), obtainableCustomersOf(third)]).toEqual([34, 33])
    const exact = modelWith({ customers: 100_000, reachableShare: 0.29, obtainableShare: 0.46 })
    expect(100_000 * 0.29 * 0.46).toBeLessThan(13_340)
    expect(obtainableCustomersOf(exact)).toBe(13_340)
  })
})

describe('what a founder may set', () => {
  it.each([
    [{ customers: { low: 1, base: 2, high: 3 } }],
    [{ customers: same(0), grossMargin: same(1), fixedCosts: same(1e15) }],
    [{}],
  ])('takes %j', (edits) => {
    expect(marketEditsSchema.parse(edits)).toEqual(edits)
  })

  it.each([
    [{ customers: { low: 3, base: 2, high: 4 } }],
    [{ customers: { low: 1, base: 5, high: 4 } }],
    [{ customers: { low: -1, base: 2, high: 3 } }],
    [{ customers: same(Number.NaN) }],
    [{ customers: same(Number.POSITIVE_INFINITY) }],
    [{ customers: same(1.1e15) }],
    [{ customers: '5' }],
    [{ customers: null }],
    [{ luck: same(1) }],
  ])('refuses %j', (edits) => {
    expect(marketEditsSchema.safeParse(edits).success).toBe(false)
  })

  it.each(SHARES)('refuses more than the whole of %s', (id) => {
    expect(marketEditsSchema.safeParse({ [id]: { low: 0, base: 0.5, high: 1.01 } }).success).toBe(false)
  })

  it('marks what was changed, drops its sources, and keeps what it was', () => {
    const [customers, ...others] = modelWith({}).inputs
    const sourced: MarketModel = {
      inputs: [
        ...(customers ? [{ ...customers, basis: 'source' as const, sources: ['s1'] }] : []),
        ...others,
      ],
    }
    const edited = editModel(sourced, { customers: same(5), marketSpend: same(7) })
    expect(edited.inputs).toEqual([
      {
        ...customers,
        range: same(5),
        basis: 'founder',
        sources: [],
        original: { range: same(1_000_000), basis: 'source', sources: ['s1'], note: '' },
      },
      ...others,
    ])
    const again = editModel(edited, { customers: same(6) })
    expect(again.inputs[0]?.original?.range).toEqual(same(1_000_000))
    expect(resetModel(again)).toEqual(sourced)
    expect(editModel(again, { customers: same(1_000_000) })).toEqual(sourced)
  })

  const ids: MarketInputId[] = [
    'customers',
    'revenuePerCustomer',
    'reachableShare',
    'marketSpend',
    'grossMargin',
  ]
  const edits: fc.Arbitrary<MarketEdits> = fc
    .dictionary(
      fc.constantFrom(...ids),
      fc.tuple(...[0, 1, 2].map(() => fc.double({ min: 0, max: 1, noNaN: true }).map((most) => most + 0))),
    )
    .map((given) =>
      Object.fromEntries(
        Object.entries(given).map(([id, values]) => {
          const [low = 0, base = 0, high = 0] = [...values].sort((a, b) => a - b)
          return [id, { low, base, high }]
        }),
      ),
    )

  it('can be undone, however often it was changed, also after it was stored', () => {
    const model = modelWith({ ...published, fixedCosts: 9, grossMargin: 0.5 })
    fc.assert(
      fc.property(fc.array(edits, { maxLength: 4 }), (rounds) => {
        const edited = rounds.reduce(editModel, model)
        const columns = JSON.parse(JSON.stringify(storeMarket(marketWith({ model: edited }))))
        const read = readReport(columns).market?.model
        expect(read).toEqual(edited)
        expect(read && resetModel(read)).toEqual(model)
        for (const round of rounds) expect(marketEditsSchema.safeParse(round).success).toBe(true)
      }),
    )
  })

  it('is what the market size is computed from', () => {
    const model = modelWith({ reachableShare: 0.5 })
    fc.assert(
      fc.property(edits, (round) => {
        const { tam, sam } = marketSizeOf(editModel(model, round))
        const base = (id: MarketInputId, before: number) => round[id]?.base ?? before
        const expected = base('customers', 1_000_000) * base('revenuePerCustomer', 100)
        expect(tam.base).toBe(expected)
        expect(sam.base).toBe(expected * base('reachableShare', 0.5))
      }),
    )
  })
})

it('takes no input above all that there is, so that sizes stay numbers', () => {
  const [first, ...others] = modelWith({}).inputs
  const withRange = (value: number) => ({ inputs: [{ ...first, range: same(value) }, ...others] })
  expect(marketModelSchema.safeParse(withRange(1e15)).success).toBe(true)
  expect(marketModelSchema.safeParse(withRange(1e16)).success).toBe(false)
})

it.each([
  ['customers', 1_234_567, '1,234,567'],
  ['customers', 2.5, '2.5'],
  ['revenuePerCustomer', 9.99, '$9.99'],
  ['revenuePerCustomer', 240, '$240'],
  ['revenuePerCustomer', 10.5, '$10.50'],
  ['revenuePerCustomer', 999.996, '$1,000'],
  ['revenuePerCustomer', 1_234.56, '$1,235'],
  ['revenuePerCustomer', 0.0045, '$0.0045'],
  ['customers', 10.5, '10.5'],
  ['marketSpend', 4e9, '$4,000,000,000'],
  ['fixedCosts', 90_000, '$90,000'],
  ['reachableShare', 0.125, '12.5%'],
  ['obtainableShare', 0.00042, '0.042%'],
  ['relevantShare', 1, '100%'],
  ['grossMargin', 0.7, '70%'],
] as const)('reads %s of %d as %s', (id, value, text) => {
  expect(formatInput(id, value, 'USD')).toBe(text)
})

it('keeps a report without a calculation as it was stored', () => {
  const market = marketWith({ marketSizeText: 'About $3 billion', challenges: [state('Dear', 'model')] })
  const { market: read } = readReport(JSON.parse(JSON.stringify(storeMarket(market))))
  expect(read).toEqual(market)
})
