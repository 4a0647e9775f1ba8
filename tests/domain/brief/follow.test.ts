import { type BriefChanges, emptyBrief } from '@domain/brief/brief'
import { answered, applyChanges } from '@domain/brief/changes'
import { followBrief, isOlderThanBrief, modelFollowing, sectionsOlderThanBrief } from '@domain/brief/follow'
import { editModel, type MarketInputId } from '@domain/market-model'
import { EMPTY_MARKET, type Report } from '@domain/report'
import { type Validation, validationSchema } from '@domain/stored-validation'
import { describe, expect, it } from 'vitest'
import { MARKET } from '../../features/report/sample-report'

const OPEN = { state: 'open' as const, silenced: [] as string[] }
const PRICE: BriefChanges = {
  price: answered([{ low: 49, high: 49, currency: 'EUR', per: 'shop', every: 'month' }], OPEN),
}
const counted = (value: number): BriefChanges => ({ count: answered([{ value, source: '' }], OPEN) })
const briefOf = (...changes: BriefChanges[]) => changes.reduce(applyChanges, emptyBrief())

const report = (changes: Partial<Report> = {}): Report => ({
  brief: briefOf(PRICE, counted(350)),
  concept: null,
  audience: null,
  market: EMPTY_MARKET,
  evidence: null,
  ...changes,
})
const baseOf = (of: Report, builtIn: boolean, id: MarketInputId) =>
  modelFollowing(of, builtIn, '')?.inputs.find((input) => input.id === id)?.range.base

const validation = (writer: object, changes: Partial<Validation>): Validation => ({
  ...validationSchema.parse({
    id: 'a',
    engine: { ...writer, sections: { concept: writer, audience: writer, market: writer } },
  }),
  briefVersion: 2,
  ...changes,
})
const BUILT_IN = { id: 'built-in', model: null }
const LUNA = { id: 'openai', model: 'gpt-6-luna' }

describe('the market model of a report', () => {
  it('follows count and price', () => {
    expect(baseOf(report(), true, 'customers')).toBe(350)
    expect(baseOf(report(), true, 'revenuePerCustomer')).toBe(588)
  })

  it('keeps what the founder set in the calculator', () => {
    const model = modelFollowing(report(), true, '')
    const edited = model && editModel(model, { reachableShare: { low: 0.2, base: 0.5, high: 0.7 } })
    const next = followBrief(
      report({ market: { ...EMPTY_MARKET, model: edited } }),
      briefOf(PRICE, counted(400)),
      true,
      '',
    )
    expect(baseOf(next, true, 'customers')).toBe(400)
    expect(baseOf(next, true, 'reachableShare')).toBe(0.5)
  })

  it('goes where the built-in analyst’s brief has no count any more, and stays as found in a model’s report', () => {
    const found = report({ brief: briefOf(PRICE), market: MARKET })
    expect(modelFollowing(found, true, '')).toBeNull()
    expect(modelFollowing(found, false, '')).toEqual(MARKET.model)
  })

  it('keeps what a model found where the brief says nothing, in the same currency only', () => {
    const dollars: BriefChanges = {
      price: answered([{ low: 20, high: 20, currency: 'USD', per: null, every: 'month' }], OPEN),
    }
    const inDollars = report({ brief: briefOf(dollars, counted(350)), market: MARKET })
    expect(baseOf(inDollars, false, 'customers')).toBe(350)
    expect(baseOf(inDollars, false, 'reachableShare')).toBe(0.25)
    expect(baseOf(report({ market: MARKET }), false, 'reachableShare')).not.toBe(0.25)
  })
})

describe('what is older than the brief', () => {
  const written = report({ concept: null, market: EMPTY_MARKET })

  it('names the sections that were written from an earlier version', () => {
    expect(sectionsOlderThanBrief(validation({ ...LUNA, briefVersion: 1 }, { report: written }))).toEqual([
      'market',
    ])
    expect(sectionsOlderThanBrief(validation({ ...LUNA, briefVersion: 2 }, { report: written }))).toEqual([])
    expect(sectionsOlderThanBrief(validation(LUNA, { report: { ...written, brief: null } }))).toEqual([])
  })

  it('is behind in a built-in report until it was computed again', () => {
    expect(isOlderThanBrief(validation({ ...BUILT_IN, briefVersion: 1 }, { report: written }))).toBe(true)
    expect(isOlderThanBrief(validation({ ...BUILT_IN, briefVersion: 2 }, { report: written }))).toBe(false)
  })

  it('is behind in a model’s report while its numbers are not those of the brief', () => {
    const brief = briefOf(PRICE, counted(350))
    const before = report({ market: MARKET })
    const after = followBrief(before, brief, false, '')
    const of = (shown: Report) =>
      isOlderThanBrief(validation({ ...LUNA, briefVersion: 1 }, { report: shown }))
    expect(of(before)).toBe(true)
    expect(of(after)).toBe(false)
    // As it comes out of the database, with keys in another order.
    const stored: Report = JSON.parse(
      JSON.stringify(after, (_, value) =>
        value && typeof value === 'object' && !Array.isArray(value)
          ? Object.fromEntries(Object.entries(value).reverse())
          : value,
      ),
    )
    expect(of(stored)).toBe(false)
  })
})
