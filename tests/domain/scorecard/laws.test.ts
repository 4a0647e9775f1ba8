import { PHASES } from '@domain/phases'
import { BUDGETS, TIMELINES } from '@domain/planning'
import type { Report } from '@domain/report'
import { readReport, storeAudience, storeConcept, storeEvidence, storeMarket } from '@domain/report-storage'
import { type PlannedWork, type ScorecardContext, scorecardOf, scorecardSchema } from '@domain/scorecard'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { audience, citations, concept, market } from '../sample-report'
import {
  AS_OF,
  COSTS_KNOWN,
  COUNTED,
  cite,
  modelWith,
  NO_PLAN,
  planTaking,
  priced,
  riskWith,
  SEARCHED,
  scoreOf,
  testsOf,
  withMarket,
} from './given'

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 6 })
const report: fc.Arbitrary<Report> = fc.record({
  brief: fc.constant(null),
  concept: maybe(concept),
  audience: maybe(audience),
  market: maybe(market),
  evidence: maybe(citations.map((checked) => ({ citations: checked }))),
})
const amount = maybe(fc.double({ min: 0, max: 1e6, noNaN: true }))
const plan: fc.Arbitrary<PlannedWork> = fc.record({
  version: fc.string(),
  budgetRange: fc.constantFrom('', ...BUDGETS.map(({ id }) => id)),
  timeline: fc.constantFrom('', ...TIMELINES.map(({ id }) => id)),
  phases: fc.subarray([...PHASES]).chain((phases) =>
    fc.tuple(
      ...phases.map((phase) =>
        fc.record({
          phase: fc.constant(phase),
          roadmap: maybe(fc.record({ dollars: amount, workDays: amount })),
        }),
      ),
    ),
  ),
})
const context: fc.Arbitrary<ScorecardContext> = fc.record({
  asOf: fc.constantFrom(AS_OF, '2026-11-20', ''),
  plan: maybe(plan),
})

describe('every scorecard', () => {
  it('is whole: scores from 0 to 10 with one decimal, their mean or six, and a reason for each', () => {
    fc.assert(
      fc.property(report, context, (report, context) => {
        const card = scorecardOf(report, context)
        expect(scorecardSchema.safeParse(card).error).toBeUndefined()
        const scores = card.metrics.flatMap(({ score }) => score ?? [])
        for (const score of scores) expect(Math.round(score * 10) / 10).toBe(score)
        expect(card.scored).toBe(scores.length)
        expect(card.total === null).toBe(scores.length < 5)
        if (scores.some((score) => score <= 2)) expect(card.total ?? 0).toBeLessThanOrEqual(6)
        for (const { reason, inputs } of card.metrics) {
          expect(reason).toMatch(/^[^\n]+\.$/)
          // Calculated inputs contain no text of the report, which could contain anything.
          const workedOut = inputs.filter(({ basis }) => basis === null).map(({ value }) => value)
          for (const text of [reason, ...workedOut]) expect(text).not.toMatch(/NaN|undefined|null|∞/)
        }
        const { verified, figures } = card.confidence
        expect(verified).toBeLessThanOrEqual(figures)
      }),
      { numRuns: 80 },
    )
  })

  it('is the same for a report that was stored and read', () => {
    fc.assert(
      fc.property(
        concept,
        audience,
        market,
        citations,
        context,
        (concept, audience, market, checked, context) => {
          const columns = {
            ...storeConcept(concept),
            ...storeAudience(audience),
            ...storeMarket(market),
            ...storeEvidence({ citations: checked }),
          }
          const stored = readReport(JSON.parse(JSON.stringify(columns)))
          const written = { brief: null, concept, audience, market, evidence: { citations: checked } }
          expect(scorecardOf(stored, context)).toEqual(scorecardOf(written, context))
        },
      ),
      { numRuns: 60 },
    )
  })

  it('comes of the report alone: twice the same', () => {
    fc.assert(
      fc.property(report, context, (report, context) => {
        const before = JSON.stringify(report)
        expect(scorecardOf(report, context)).toEqual(scorecardOf(report, context))
        expect(JSON.stringify(report)).toBe(before)
      }),
      { numRuns: 30 },
    )
  })
})

/** Expects that a larger value never scores less or, with `falls`, never scores more. */
function expectSteady(
  more: fc.Arbitrary<[number, number]>,
  score: (value: number) => number | null,
  falls = false,
) {
  fc.assert(
    fc.property(more, ([less, much]) => {
      const [low, high] = falls ? [score(much), score(less)] : [score(less), score(much)]
      expect(low).not.toBeNull()
      expect(low).toBeLessThanOrEqual(high ?? -1)
    }),
  )
}
const pair = (value: fc.Arbitrary<number>) =>
  fc.tuple(value, value).map(([a, b]): [number, number] => [Math.min(a, b), Math.max(a, b)])
const upTo = (max: number) => pair(fc.double({ min: 0, max, noNaN: true }))

describe('no score falls', () => {
  it('when one more test of the problem is met', () => {
    const met = (count: number) => testsOf(...Array.from({ length: 6 }, (_, index) => index < count))
    expectSteady(pair(fc.nat(6)), (count) =>
      scoreOf(withMarket({ problemTests: met(count) }), 'problemSeverity'),
    )
  })

  it('when more sites speak of the problem', () => {
    const found = (count: number) =>
      Array.from({ length: count }, (_, index) => cite(`s${index + 1}`, 'quote_found', { firstHand: true }))
    expectSteady(pair(fc.nat(9)), (count) =>
      scoreOf(withMarket({ research: SEARCHED, citations: found(count) }), 'demandEvidence'),
    )
  })

  it('when the market is larger', () => {
    expectSteady(upTo(1e10), (customers) =>
      scoreOf(withMarket({ model: modelWith({ customers, revenuePerCustomer: 1 }, COUNTED) }), 'marketSize'),
    )
  })

  it('when the market grows faster', () => {
    expectSteady(upTo(60), (percentPerYear) =>
      scoreOf(
        withMarket({
          growth: { text: { text: 'Grows', basis: 'source', sources: ['s1'] }, percentPerYear },
          citations: [cite('s1')],
        }),
        'timing',
      ),
    )
  })

  it('when more customers can be won, and rises when costs do', () => {
    const costs = { fixedCosts: 1e6, grossMargin: 0.5 }
    expectSteady(upTo(1e6), (customers) =>
      scoreOf(withMarket({ model: modelWith({ ...costs, customers }, COSTS_KNOWN) }), 'monetisation'),
    )
    expectSteady(
      upTo(1e8),
      (fixedCosts) =>
        scoreOf(withMarket({ model: modelWith({ ...costs, fixedCosts }, COSTS_KNOWN) }), 'monetisation'),
      true,
    )
  })

  it('when more prices are known', () => {
    expectSteady(pair(fc.integer({ min: 1, max: 6 })), (count) =>
      scoreOf(
        withMarket({ competitors: Array.from({ length: count }, () => priced(100)), model: modelWith({}) }),
        'monetisation',
      ),
    )
  })
})

describe('no score rises', () => {
  it.each<[string, (share: number) => PlannedWork]>([
    ['costs more of its budget', (cost) => planTaking(cost, 0.8)],
    ['takes more of its timeline', (duration) => planTaking(0.8, duration)],
  ])('when a plan %s', (_, taking) => {
    expectSteady(
      upTo(4),
      (share) => scoreOf(withMarket({}), 'feasibility', { ...NO_PLAN, plan: taking(share) }),
      true,
    )
  })

  it('when more is left of a risk', () => {
    expectSteady(
      upTo(1),
      (unmitigatedShare) =>
        scoreOf(withMarket({ risks: [riskWith({ severity: 3, unmitigatedShare })] }), 'riskAndCompliance'),
      true,
    )
  })
})
