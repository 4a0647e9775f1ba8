import { state } from '@domain/basis'
import type { Report, Risk } from '@domain/report'
import { METRIC_NAMES, METRICS, scorecardOf, scorecardSchema } from '@domain/scorecard'
import { describe, expect, it } from 'vitest'
import {
  AS_OF,
  COUNTED,
  cite,
  EMPTY,
  modelWith,
  NO_PLAN,
  personaWith,
  planTaking,
  priced,
  riskWith,
  testsOf,
  withMarket,
} from './given'

describe('the total', () => {
  const forum = state('A forum', 'model')
  /** Four scored metrics: reachability 10, risks, market size and timing. */
  const fourWith = (risks: Risk[], sam: number, growth: number): Report => ({
    ...withMarket({
      risks,
      model: modelWith({ customers: sam, revenuePerCustomer: 1 }, COUNTED),
      growth: { text: state('It grows', 'source', ['s1']), percentPerYear: growth },
    }),
    audience: { personas: [personaWith(forum)] },
  })
  const risks = (severity: number, count: number) =>
    Array.from({ length: count }, () => riskWith({ severity }))
  const strong = (severity: number, count: number) => fourWith(risks(severity, count), 2e9, 20)
  /** The fifth: feasibility. */
  const planned = (share = 0.5) => ({ asOf: AS_OF, plan: planTaking(share, share) })

  it('is the mean of five scored metrics or more, to one decimal', () => {
    expect(scorecardOf(strong(1, 1), planned())).toMatchObject({ total: 9.6, scored: 5, capped: false })
    expect(scorecardOf(strong(1, 2), planned(2))).toMatchObject({ total: 8, scored: 5, capped: false })
  })

  it('is open with fewer, however good they are', () => {
    expect(scorecardOf(strong(1, 1), NO_PLAN)).toMatchObject({ total: null, scored: 4, capped: false })
    expect(scorecardOf(strong(3, 4), NO_PLAN)).toMatchObject({ total: null, scored: 4, capped: false })
    expect(scorecardOf(EMPTY, NO_PLAN)).toMatchObject({ total: null, scored: 0, capped: false })
  })

  it('is held at six by any metric of two or less', () => {
    expect(scorecardOf(strong(2, 4), planned())).toMatchObject({ total: 6, capped: true })
    expect(scorecardOf(strong(3, 4), planned())).toMatchObject({ total: 6, capped: true })
    expect(scorecardOf(strong(1, 7), planned())).toMatchObject({ total: 8.4, capped: false })
  })

  it('is not raised to six, and six is not held', () => {
    expect(scorecardOf(fourWith(risks(3, 4), 1e6, 0), planned(3))).toMatchObject({
      total: 3.2,
      capped: false,
    })
    expect(scorecardOf(fourWith(risks(3, 3), 60e6, 5), planned())).toMatchObject({ total: 6, capped: false })
  })
})

it('names ten metrics in their order', () => {
  expect(scorecardOf(EMPTY, NO_PLAN).metrics.map(({ id }) => id)).toEqual([...METRICS])
  expect(Object.keys(METRIC_NAMES)).toEqual([...METRICS])
  expect(METRICS).toHaveLength(10)
})

describe('the evidence confidence', () => {
  const confidenceOf = (report: Report) => scorecardOf(report, NO_PLAN).confidence
  const stated = (found: number, all: number): Report =>
    withMarket({
      challenges: Array.from({ length: all }, (_, index) =>
        state('Costs $5', 'source', [index < found ? 's1' : 's2']),
      ),
      citations: [cite('s1'), cite('s2', 'quote_not_found')],
    })

  it.each([
    [0, 10, 'low'],
    [399, 1_000, 'low'],
    [2, 5, 'medium'],
    [699, 1_000, 'medium'],
    [7, 10, 'high'],
    [10, 10, 'high'],
  ])('with %d of %d figures verified is %s', (verified, figures, level) => {
    expect(confidenceOf(stated(verified, figures))).toEqual({ level, verified, figures })
  })

  it('is low without figures', () => {
    expect(confidenceOf(EMPTY)).toEqual({ level: 'low', verified: 0, figures: 0 })
  })

  it('counts inputs, growth, prices and sourced statements with a digit, each once', () => {
    const sourced = (text: string) => state(text, 'source', ['s1'])
    const report = withMarket({
      model: modelWith({}),
      growth: { text: sourced('Grows by 5%'), percentPerYear: 5 },
      competitors: [
        { ...priced(100), price: { text: sourced('$100 a year'), dollarsPerYear: 100 } },
        { ...priced(null), price: { text: sourced('On request'), dollarsPerYear: null } },
      ],
      challenges: [sourced('3 of 4 bakers say so'), sourced('Bakers say so'), state('5 of them', 'model')],
      citations: [cite('s1')],
    })
    expect(confidenceOf(report)).toEqual({ level: 'medium', verified: 3, figures: 7 })
  })

  it.each(['quote_not_found', 'unreachable', 'not_checked'] as const)(
    'takes no source that is %s',
    (status) => {
      const challenges = [state('Costs $5', 'source', ['s1'])]
      expect(confidenceOf(withMarket({ challenges, citations: [cite('s1', status)] }))).toMatchObject({
        verified: 0,
        figures: 1,
      })
    },
  )

  it('takes a figure with one source that holds its quote among several', () => {
    const challenges = [state('Costs $5', 'source', ['s1', 's2', 's9'])]
    const citations = [cite('s1', 'unreachable'), cite('s2')]
    expect(confidenceOf(withMarket({ challenges, citations }))).toMatchObject({ verified: 1 })
  })
})

describe('a stored scorecard', () => {
  const card = scorecardOf(
    withMarket({ problemTests: testsOf(true, true, true), model: modelWith({}) }),
    NO_PLAN,
  )

  it('is read as it was stored', () => {
    expect(scorecardSchema.parse(JSON.parse(JSON.stringify(card)))).toEqual(card)
  })

  it.each([
    ['a metric too few', { ...card, metrics: card.metrics.slice(1) }],
    ['a metric too many', { ...card, metrics: [...card.metrics, ...card.metrics.slice(0, 1)] }],
    ['metrics in another order', { ...card, metrics: [...card.metrics].reverse() }],
    ['a total above ten', { ...card, total: 11 }],
    ['a score below 0', { ...card, metrics: card.metrics.map((metric) => ({ ...metric, score: -1 })) }],
    ['no confidence', { ...card, confidence: null }],
    ['nothing', null],
  ])('is none with %s', (_, stored) => {
    expect(scorecardSchema.safeParse(stored).success).toBe(false)
  })
})
