import { state } from '@domain/basis'
import { type Brief, type BriefField, emptyBrief, toBrief } from '@domain/brief/brief'
import { answered } from '@domain/brief/changes'
import { marketModelOf } from '@domain/brief/market'
import type { Report } from '@domain/report'
import { METRICS, type MetricId, type NextStep, nextStepFor, scorecardOf, stepText } from '@domain/scorecard'
import { describe, expect, it } from 'vitest'
import {
  cite,
  competitorWith,
  EMPTY,
  lookupWith,
  marketWith,
  metricOf,
  modelWith,
  NO_PLAN,
  planTaking,
  recordOf,
  SEARCHED,
  withMarket,
} from './given'

/** Possible answers to each question. */
const ANSWERS: { [F in BriefField]?: unknown[] } = {
  price: [{ low: 49, high: 49, currency: 'EUR', per: 'shop', every: 'month' }],
  purchases: [12],
  count: [{ value: 350, source: 'own list' }],
  goal: [{ amount: 10_000, currency: 'EUR' }],
  problemCost: [{ amount: 60, currency: 'EUR', every: 'week' }],
  today: [{ name: 'a consultant', price: { amount: 60, currency: 'EUR', every: 'month' }, link: null }],
  evidence: [{ kind: 'paying', count: 2, text: '', link: null }],
  difference: ['It reads the till'],
  channel: ['The guild'],
  whyNow: ['Flour doubled in 2025'],
  risks: ['Bakers may not trust a number'],
}
const open = emptyBrief()
const withAnswers = (brief: Brief, answers: Partial<Record<BriefField, unknown[]>>): Brief =>
  toBrief({
    ...brief,
    ...Object.fromEntries(
      Object.entries(answers).map(([field, values]) => [field, answered<unknown>(values, open.channel)]),
    ),
  })
const answer = (brief: Brief, ...fields: BriefField[]): Brief =>
  withAnswers(brief, Object.fromEntries(fields.map((field) => [field, ANSWERS[field] ?? []])))

/** The parts of a built-in report that scores are computed from, for a brief. */
const reportOf = (brief: Brief): Report => ({
  ...EMPTY,
  brief,
  market: marketWith({ model: marketModelOf(brief) }),
})
const cardOf = (brief: Brief) => scorecardOf(reportOf(brief), NO_PLAN)
const everything = answer(open, ...(Object.keys(ANSWERS) as BriefField[]))

describe('answers', () => {
  it('score every metric but feasibility, marked as answers', () => {
    const { metrics, scored, total, confidence } = cardOf(everything)
    const unscored = metrics.filter(({ score }) => score === null).map(({ id }) => id)
    expect(unscored).toEqual(['feasibility'])
    expect(scored).toBe(9)
    expect(total).not.toBeNull()
    expect(metrics.filter((metric) => metric.answered)).toHaveLength(9)
    expect(confidence.level).toBe('low')
  })

  it('give 6 at most, and only payments up to 8', () => {
    const most = withAnswers(everything, {
      problemCost: [{ amount: 1e6, currency: 'EUR', every: 'week' }],
      count: [{ value: 1e9, source: '' }],
      evidence: [{ kind: 'paying', count: 1e6, text: '', link: null }],
      whyNow: ['Since 2026', 'Since 2025', 'A law of 2026'],
      ...Object.fromEntries(
        (['difference', 'channel', 'risks'] as const).map((field) => [field, ['One', 'Two', 'Three']]),
      ),
    })
    for (const { id, score } of cardOf(most).metrics)
      expect(score ?? 0).toBeLessThanOrEqual(id === 'demandEvidence' ? 8 : 6)
    expect(metricOf(reportOf(most), 'marketSize').reason).toContain('and 6 at most as the count is yours')
  })

  it('show their question until they are given, and each answer moves the bar', () => {
    for (const id of METRICS.filter((metric) => metric !== 'feasibility')) {
      let brief = open
      const asked: BriefField[] = []
      for (let step = nextStepFor(id, brief, null); metricOf(reportOf(brief), id).score === null; ) {
        if (step?.kind !== 'question') throw new Error(`${id} asks nothing`)
        expect(asked).not.toContain(step.field)
        asked.push(step.field)
        brief = answer(brief, step.field)
        step = nextStepFor(id, brief, null)
      }
      expect(asked.length).toBeGreaterThan(0)
    }
  })

  it('set the income goal against the official count where the founder gave none', () => {
    const counted = lookupWith('eurostat', 'enterprises', { enterprises: 9_800 }, { scope: 'DE' })
    const brief = withAnswers(open, {
      price: [{ low: 49, high: 49, currency: 'EUR', per: null, every: 'month' }],
      goal: [{ amount: 4_900, currency: 'EUR' }],
    })
    const report = { ...reportOf(brief), lookups: recordOf([counted]) }
    expect(metricOf(report, 'monetisation')).toMatchObject({
      score: 6,
      reason: expect.stringContaining('1% of the businesses in official statistics'),
    })
    expect(metricOf(reportOf(brief), 'monetisation').score).toBeNull()
  })

  it('ask for the uses per year of a price per use', () => {
    const walk = withAnswers(answer(open, 'count'), {
      price: [{ low: 15, high: 15, currency: 'USD', per: 'walk', every: 'use' }],
    })
    expect(nextStepFor('marketSize', walk, null)).toEqual({ kind: 'question', field: 'purchases' })
  })

  it('stand back behind what was found, and score what was not', () => {
    const report = {
      ...reportOf(everything),
      market: marketWith({
        growth: { text: state('It grows', 'source', ['s1']), percentPerYear: 2 },
        citations: [cite('s1')],
      }),
    }
    expect(metricOf(report, 'timing')).toMatchObject({ score: 2, answered: false })
    expect(metricOf(report, 'competitiveRoom')).toMatchObject({ score: 5, answered: true })
  })

  it('score the same number of names the same, whatever words they have', () => {
    const scoreOf = (field: 'channel' | 'risks', ...values: string[]) =>
      metricOf(
        reportOf(withAnswers(open, { [field]: values })),
        field === 'channel' ? 'reachability' : 'riskAndCompliance',
      ).score
    expect(scoreOf('channel', 'Facebook')).toBe(2)
    expect(scoreOf('channel', 'The guild, 2,400 members')).toBe(2)
    expect(scoreOf('risks', 'No permit', 'It rains')).toBe(3)
    expect(scoreOf('risks', 'A permit costs €9,000', 'It rains')).toBe(3)
  })

  it('score no room beside alternatives without a price, and ask for one', () => {
    const brief = withAnswers(everything, { today: [{ name: 'gut feeling', price: null, link: null }] })
    expect(metricOf(reportOf(brief), 'competitiveRoom').score).toBeNull()
    expect(nextStepFor('competitiveRoom', brief, null)).toEqual({ kind: 'question', field: 'today' })
  })

  it('leave those out who would serve customers and do not pay', () => {
    const brief = withAnswers(open, {
      customer: ['Families'],
      nature: ['marketplace'],
      evidence: [{ kind: 'waiting', count: 60, text: '60 teachers have signed up', link: null }],
    })
    expect(metricOf(reportOf(brief), 'demandEvidence').score).toBeNull()
    const families = withAnswers(brief, {
      evidence: [{ kind: 'waiting', count: 60, text: '60 families have signed up', link: null }],
    })
    expect(metricOf(reportOf(families), 'demandEvidence').score).toBe(4)
  })

  it('say more of demand than pages do, where people pay', () => {
    const found = withMarket({
      research: SEARCHED,
      citations: [cite('s1', 'quote_found', { firstHand: true })],
    })
    const nothing = withMarket({ research: SEARCHED, citations: [] })
    const paid = answer(open, 'evidence')
    const talked = withAnswers(open, { evidence: [{ kind: 'interviews', count: 2, text: '', link: null }] })
    expect(metricOf({ ...found, brief: paid }, 'demandEvidence')).toMatchObject({ score: 5, answered: true })
    expect(metricOf({ ...nothing, brief: paid }, 'demandEvidence')).toMatchObject({
      score: 5,
      answered: true,
    })
    expect(metricOf({ ...found, brief: talked }, 'demandEvidence')).toMatchObject({
      score: 3,
      answered: false,
    })
  })

  it('score nothing out of costs that are only assumed', () => {
    const noCount = answer(open, 'price')
    expect(metricOf(reportOf(noCount), 'monetisation').score).toBeNull()
    expect(
      metricOf(withMarket({ model: modelWith({ fixedCosts: 0, grossMargin: 1 }) }), 'monetisation').score,
    ).toBeNull()
    expect(metricOf(reportOf(everything), 'monetisation').reason).toContain(
      '€10,000 a month takes 59% of the customers',
    )
  })

  it('hold prices that only the founder names at 6', () => {
    const named = competitorWith({ price: { text: state('$100', 'founder'), dollarsPerYear: 100 } })
    const model = modelWith(
      { fixedCosts: 0, grossMargin: 1 },
      { fixedCosts: 'founder', grossMargin: 'founder', customers: 'founder' },
    )
    expect(metricOf(withMarket({ competitors: [named, named, named], model }), 'monetisation')).toMatchObject(
      {
        score: 6,
        answered: true,
      },
    )
  })
})

describe('a market in another currency', () => {
  const inEuros = { ...modelWith({ customers: 1e6, revenuePerCustomer: 100 }), currency: 'EUR' }

  it('is placed in its band at a dated rate, which the reason tells', () => {
    const { score, reason, inputs } = metricOf(withMarket({ model: inEuros }), 'marketSize')
    // €100M is within the band up to $100M; $110M is not.
    expect(score).toBe(6)
    expect(reason).toMatch(
      /^The SAM is €100M a year, about \$110M at the ECB’s reference rate of 2026-07-06, €0\.876 for \$1: 8 points for more than \$100M/,
    )
    expect(inputs.map(({ value }) => value)).toContain('€100')
  })

  it('is not scored where no rate is known', () => {
    for (const currency of ['XXX', 'BTN']) {
      const { score, reason } = metricOf(withMarket({ model: { ...inEuros, currency } }), 'marketSize')
      expect(score).toBeNull()
      expect(reason).toContain('in a currency whose worth in US dollars is not known')
    }
  })

  it('compares its revenue with prices in dollars at that rate', () => {
    const price = { text: state('A price', 'source', ['s1']), dollarsPerYear: 105 }
    const report = withMarket({
      model: inEuros,
      competitors: [competitorWith({ price }), competitorWith({ price: { ...price, dollarsPerYear: 120 } })],
    })
    expect(metricOf(report, 'monetisation').reason).toContain(
      '3 for a revenue per customer of €100 (about $110 at the ECB’s reference rate of 2026-07-06), within their $105 to $120',
    )
  })
})

describe('what would score feasibility', () => {
  const step = (plan: Parameters<typeof nextStepFor>[2]): NextStep | null =>
    nextStepFor('feasibility' satisfies MetricId, null, plan)
  const plan = planTaking(0.5, 0.5)

  it('is the plan, and then a roadmap for each of its phases', () => {
    expect(step(null)).toEqual({ kind: 'plan' })
    expect(step({ ...plan, budgetRange: '' })).toEqual({ kind: 'plan' })
    expect(step({ ...plan, phases: [{ phase: 'mvp', roadmap: null }] })).toEqual({ kind: 'roadmap' })
  })

  it('is said in words', () => {
    expect(stepText({ kind: 'question', field: 'count' })).toBe('How many such customers are there?')
    expect(stepText({ kind: 'plan' })).toMatch(/^Plan/)
  })
})

it('asks nothing of reports from before there were briefs', () => {
  for (const id of METRICS.filter((metric) => metric !== 'feasibility'))
    expect(nextStepFor(id, null, null)).toBeNull()
})
