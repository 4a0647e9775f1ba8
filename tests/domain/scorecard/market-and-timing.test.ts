import { state } from '@domain/basis'
import { editModel, resetModel } from '@domain/market-model'
import { describe, expect, it } from 'vitest'
import { COUNTED, cite, EMPTY, metricOf, modelWith, scoreOf, withMarket } from './given'

const same = (value: number) => ({ low: value, base: value, high: value })

describe('market size', () => {
  const sized = (values: Parameters<typeof modelWith>[0]) => withMarket({ model: modelWith(values, COUNTED) })
  const scoreAt = (sam: number) =>
    scoreOf(sized({ customers: sam, revenuePerCustomer: 1, reachableShare: 1 }), 'marketSize')

  it.each([
    [0, 3],
    [49_999_999, 3],
    [50e6, 5],
    [100e6, 5],
    [100_000_001, 8],
    [1e9, 8],
    [1_000_000_001, 10],
    [1e15, 10],
  ])('with a SAM of %d dollars is %d', (sam, score) => {
    expect(scoreAt(sam)).toBe(score)
  })

  it('does not jump at the noise of binary fractions', () => {
    const noisy = { customers: 1e10, revenuePerCustomer: 0.07, reachableShare: 1 / 7 }
    expect(1e10 * 0.07 * (1 / 7)).toBeGreaterThan(100e6)
    expect(scoreOf(sized(noisy), 'marketSize')).toBe(5)
  })

  it('is left open without a calculation', () => {
    expect(scoreOf(withMarket({ marketSizeText: 'About $3 billion' }), 'marketSize')).toBeNull()
    expect(scoreOf(EMPTY, 'marketSize')).toBeNull()
  })

  it.each([
    [10e9, 8],
    [10.1e9, 5],
    [0.1e9, 8],
    [0.099e9, 5],
    [1e15, 5],
    [0, 8],
  ])('with a TAM of $1B is judged beside a published spending of %d dollars as %d', (marketSpend, score) => {
    const report = sized({ customers: 1e9, revenuePerCustomer: 1, marketSpend, relevantShare: 1 })
    expect(scoreOf(report, 'marketSize')).toBe(score)
  })

  it('is not raised by the cap', () => {
    const report = sized({ customers: 1_000, revenuePerCustomer: 1, marketSpend: 1e9, relevantShare: 1 })
    expect(scoreOf(report, 'marketSize')).toBe(3)
    expect(metricOf(report, 'marketSize').reason).toContain('more than 1,000 times apart')
  })

  it('shows every number of it', () => {
    const metric = metricOf(
      sized({ reachableShare: 0.25, marketSpend: 4e9, relevantShare: 0.3 }),
      'marketSize',
    )
    expect(metric.inputs.map(({ label, value }) => [label, value])).toEqual([
      ['customers', '1,000,000'],
      ['revenuePerCustomer', '$100'],
      ['reachableShare', '25%'],
      ['SAM, bottom-up', '$25M'],
      ['marketSpend', '$4,000,000,000'],
      ['relevantShare', '30%'],
      ['TAM, bottom-up', '$100M'],
      ['TAM, top-down', '$1.2B'],
    ])
    expect(metric.reason).toBe(
      'The SAM is $25M a year: 3 points for less than $50M, and 5 at most as the two ways to work out the TAM are 12 times apart.',
    )
  })

  it('follows what the founder changes, says so, and goes back when it is reset', () => {
    const model = modelWith({ reachableShare: 0.4 })
    const edited = editModel(model, { customers: same(5e6) })
    const metric = metricOf(withMarket({ model: edited }), 'marketSize')
    expect(scoreOf(withMarket({ model }), 'marketSize')).toBe(3)
    expect(metric).toMatchObject({ score: 6, answered: true })
    expect(metric.reason).toBe(
      'The SAM is $200M a year: 8 points for more than $100M, up to $1B, and 6 at most as the count is yours.',
    )
    expect(metric.inputs[0]).toEqual({
      label: 'customers',
      value: '5,000,000',
      basis: 'founder',
      sources: [],
    })
    const narrow = editModel(edited, { reachableShare: same(0.1) })
    expect(scoreOf(withMarket({ model: narrow }), 'marketSize')).toBe(5)
    expect(metricOf(withMarket({ model: resetModel(narrow) }), 'marketSize')).toEqual(
      metricOf(withMarket({ model }), 'marketSize'),
    )
  })
})

describe('timing', () => {
  const growing = (percentPerYear: number, sources = ['s1']) => ({
    text: state('It grows', sources.length ? 'source' : 'model', sources),
    percentPerYear,
  })
  const scoreAt = (percent: number) =>
    scoreOf(withMarket({ growth: growing(percent), citations: [cite('s1')] }), 'timing')

  it.each([
    [-8, 2],
    [0, 2],
    [4.99, 2],
    [5, 4],
    [9.99, 4],
    [10, 7],
    [19.99, 7],
    [20, 9],
    [400, 9],
  ])('with a growth of %d%% is %d', (percent, score) => {
    expect(scoreAt(percent)).toBe(score)
  })

  it.each([
    ['quote_found', 7],
    ['not_checked', null],
    ['unreadable', null],
    ['quote_not_found', null],
    ['unreachable', null],
  ] as const)('with a source that is %s is %s', (status, score) => {
    expect(scoreOf(withMarket({ growth: growing(12), citations: [cite('s1', status)] }), 'timing')).toBe(
      score,
    )
  })

  it('needs a source that the report holds', () => {
    expect(scoreOf(withMarket({ growth: growing(12, []) }), 'timing')).toBeNull()
    expect(scoreOf(withMarket({ growth: growing(12, ['s7']), citations: [cite('s1')] }), 'timing')).toBeNull()
    expect(scoreOf(withMarket({ growth: null, citations: [cite('s1')] }), 'timing')).toBeNull()
    expect(scoreOf(EMPTY, 'timing')).toBeNull()
  })

  it('is one more with a dated reason why now, from a sound source', () => {
    const scoreWith = (date: string, status: 'quote_found' | 'quote_not_found' = 'quote_found') =>
      scoreOf(
        withMarket({
          growth: growing(25),
          whyNow: { text: state('A new law', 'source', ['s2']), date },
          citations: [cite('s1'), cite('s2', status)],
        }),
        'timing',
      )
    expect(scoreWith('2026-05-01')).toBe(10)
    expect(scoreWith('2026')).toBe(10)
    expect(scoreWith('lately')).toBe(9)
    expect(scoreWith('2026', 'quote_not_found')).toBe(9)
  })

  it('says what it is made of', () => {
    const metric = metricOf(
      withMarket({
        growth: growing(12.4),
        whyNow: { text: state('A new law', 'source', ['s2']), date: '2026-05' },
        citations: [cite('s1'), cite('s2')],
      }),
      'timing',
    )
    expect(metric.reason).toBe(
      'The market grows by 12.4% a year: 7 points for 10% to less than 20%, and 1 more for a change that is dated 2026-05.',
    )
    expect(metric.inputs).toEqual([
      { label: 'Growth a year', value: '12.4%', basis: 'source', sources: ['s1'] },
      { label: 'What has changed lately', value: '2026-05: A new law', basis: 'source', sources: ['s2'] },
    ])
  })
})
