import { readFileSync } from 'node:fs'
import { state } from '@domain/basis'
import { type Brief, type BriefValues, emptyBrief, toBrief } from '@domain/brief/brief'
import { answered } from '@domain/brief/changes'
import type { Lookup } from '@domain/lookups'
import type { Report } from '@domain/report'
import { METRIC_NAMES, type MetricId } from '@domain/scorecard'
import { describe, expect, it } from 'vitest'
import {
  AS_OF,
  COUNTED,
  cite,
  competitorWith,
  EMPTY,
  lookupWith,
  metricOf,
  modelWith,
  type NO_PLAN,
  planTaking,
  recordOf,
  SEARCHED,
  withMarket,
} from './given'

/** A band of a table in the document, in words, with its points. */
interface Band {
  says: string
  points: number
}

const page = readFileSync(new URL('../../../docs/scorecard.md', import.meta.url), 'utf8')
const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** The bands of the table whose first cell is `subject`, in the section below `headline`. */
function bandsOf(headline: string, subject: string): Band[] {
  const section = page.split(/^#{2,3} /m).find((part) => part.startsWith(`${headline}\n`)) ?? ''
  const lines = section.split('\n')
  const at = lines.findIndex((line) => cellsOf(line)[0] === subject)
  const [, ...says] = cellsOf(lines[at] ?? '')
  const [label, ...points] = cellsOf(lines[at + 2] ?? '')
  if (at === -1 || (label !== 'score' && label !== 'points'))
    throw new Error(`No table of ${subject} below ${headline}`)
  return says.map((each, index) => ({ says: each, points: Number(points[index]) }))
}

const UNITS: Record<string, number> = { '%': 0.01, M: 1e6, B: 1e9, '': 1 }
const NUMBER = /\$?([\d.]+)\s*([%MB]?)/g
const numbersIn = (text: string): number[] =>
  [...text.matchAll(NUMBER)].map(([, digits = '', unit = '']) =>
    Number((Number(digits) * (UNITS[unit] ?? 1)).toPrecision(12)),
  )

/** Whether a value lies in the band that `says` describes. */
function liesIn(says: string, value: number): boolean {
  const [first = Number.NaN, second = Number.NaN] = numbersIn(says)
  if (says === 'none') return value === 0
  if (says.startsWith('less than')) return value < first
  if (says.startsWith('up to')) return value <= first
  if (says.endsWith('or more')) return value >= first
  if (/^more than .* up to/.test(says)) return value > first && value <= second
  if (says.startsWith('more than')) return value > first
  if (says.includes('to less than')) return value >= first && value < second
  if (says.includes(' to ')) return value >= first && value <= second
  return value === first
}

/** Every limit that the bands name, and the values just below and above it. */
function probesOf(bands: readonly Band[], step: (limit: number) => number): number[] {
  const limits = bands.flatMap(({ says }) => numbersIn(says))
  return [
    ...new Set([0, ...limits.flatMap((limit) => [limit - step(limit), limit, limit + step(limit)])]),
  ].filter((value) => value >= 0)
}

/** Reports that differ in one value, scored by one metric. */
interface Documented {
  metric: MetricId
  subject: string
  step: (limit: number) => number
  reportOf: (value: number) => Report
  context?: (value: number) => typeof NO_PLAN
  /** Values outside of `from` and `until` are meaningless here. */
  from?: number
  until?: number
}

const one = () => 1
const little = (limit: number) => limit / 1000

const found = (count: number) =>
  Array.from({ length: count }, (_, index) => cite(`s${index + 1}`, 'quote_found', { firstHand: true }))

const FOUND: Documented[] = [
  {
    metric: 'demandEvidence',
    subject: 'sites',
    step: one,
    reportOf: (sites) => withMarket({ research: SEARCHED, citations: found(sites) }),
    from: 1,
  },
  {
    metric: 'marketSize',
    subject: 'SAM',
    step: little,
    reportOf: (sam) => withMarket({ model: modelWith({ customers: sam, revenuePerCustomer: 1 }, COUNTED) }),
  },
  {
    metric: 'timing',
    subject: 'growth',
    step: little,
    reportOf: (growth) =>
      withMarket({ growth: { text: state('It grows', 'source', ['s1']), percentPerYear: growth * 100 } }),
  },
  {
    metric: 'competitiveRoom',
    subject: 'in business',
    step: one,
    reportOf: (live) =>
      withMarket({
        competitors: [
          competitorWith({ live: false }),
          ...Array.from({ length: live }, () => competitorWith({ live: true })),
        ],
      }),
  },
  {
    metric: 'feasibility',
    subject: 'ratio',
    step: little,
    reportOf: () => EMPTY,
    context: (ratio) => ({ asOf: AS_OF, plan: planTaking(ratio, 0) }),
  },
]

const open = emptyBrief()
/** A brief with a price of €1 a year and the given answers. */
const briefWith = (answers: { [F in keyof BriefValues]?: BriefValues[F][] }): Brief => {
  const price: BriefValues['price'][] = [
    { low: 12_000, high: 12_000, currency: 'USD', per: null, every: 'year' },
  ]
  return toBrief(
    Object.fromEntries(
      Object.entries({ price, ...answers }).map(([field, values]) => [
        field,
        answered<unknown>(values, open.channel),
      ]),
    ),
  )
}
const answeredWith = (answers: Parameters<typeof briefWith>[0]): Report => ({
  ...EMPTY,
  brief: briefWith(answers),
})
const times = <Value>(count: number, value: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => value(index))

const demandOf = (kind: 'paying' | 'waiting' | 'interviews') => (count: number) =>
  answeredWith({ evidence: [{ kind, count, text: '', link: null }] })
const namesOf = (field: 'channel' | 'difference' | 'risks') => (count: number) =>
  answeredWith({
    [field]: times(count, (index) => `Name ${'x'.repeat(index + 1)}`),
    today: [{ name: 'Paper', price: null, link: null }],
  })
const named = { step: one, from: 1, until: 3 }

const ANSWERED: Documented[] = [
  {
    metric: 'problemSeverity',
    subject: 'price ÷ cost of the problem',
    step: little,
    reportOf: (share) =>
      answeredWith({ problemCost: [{ amount: 12_000 / share, currency: 'USD', every: 'year' }] }),
    from: 0.001,
  },
  { metric: 'demandEvidence', subject: 'paying customers', step: one, reportOf: demandOf('paying') },
  {
    metric: 'demandEvidence',
    subject: 'deposits',
    step: one,
    reportOf: (count) =>
      answeredWith({ evidence: [{ kind: 'paying', count, text: 'paid a deposit', link: null }] }),
  },
  {
    metric: 'demandEvidence',
    subject: 'people who have it or tried it, paid or not',
    step: one,
    from: 1,
    reportOf: (count) =>
      answeredWith({
        evidence: [{ kind: 'other', count: null, text: `${count} shops have tried it`, link: null }],
      }),
  },
  {
    metric: 'demandEvidence',
    subject: 'bookings or pieces, paid or not',
    step: one,
    from: 1,
    reportOf: (count) =>
      answeredWith({
        evidence: [{ kind: 'other', count, text: 'Bookings arranged by phone', link: null }],
      }),
  },
  { metric: 'demandEvidence', subject: 'people waiting', step: one, reportOf: demandOf('waiting') },
  { metric: 'demandEvidence', subject: 'interviews', step: one, reportOf: demandOf('interviews') },
  {
    metric: 'competitiveRoom',
    subject: 'price ÷ cheapest alternative',
    step: little,
    reportOf: (share) =>
      answeredWith({
        today: [
          { name: 'Paper', price: { amount: 12_000 / share, currency: 'USD', every: 'year' }, link: null },
          {
            name: 'A consultant',
            price: { amount: 24_000 / share, currency: 'USD', every: 'year' },
            link: null,
          },
        ],
      }),
    from: 0.001,
  },
  { metric: 'differentiation', subject: 'reasons to switch', ...named, reportOf: namesOf('difference') },
  { metric: 'reachability', subject: 'sales channels', ...named, reportOf: namesOf('channel') },
  { metric: 'riskAndCompliance', subject: 'risks', ...named, reportOf: namesOf('risks') },
  {
    metric: 'monetisation',
    subject: 'share of the counted customers',
    step: little,
    // 10 customers bring $10,000 a month.
    reportOf: (share) =>
      answeredWith({
        count: [{ value: 10 / share, source: '' }],
        goal: [{ amount: 10_000, currency: null }],
      }),
    from: 0.001,
  },
]

const share = (value: number) => 100 * (value - 1)
const PUBLIC: (Pick<Documented, 'metric' | 'subject' | 'step'> & { lookup: (value: number) => Lookup })[] = [
  {
    metric: 'demandEvidence',
    subject: 'titles',
    step: one,
    lookup: (titles) => lookupWith('hackernews', 'discussion', { titles }),
  },
  {
    metric: 'demandEvidence',
    subject: 'questions',
    step: one,
    lookup: (questions) => lookupWith('stackexchange', 'questions', { questions }),
  },
  {
    metric: 'demandEvidence',
    subject: 'ratings',
    step: one,
    lookup: (ratings) => lookupWith('itunes', 'apps', { 'top-ratings': ratings }),
  },
  {
    metric: 'demandEvidence',
    subject: 'tenders',
    step: one,
    lookup: (notices) => lookupWith('ted', 'tenders', { notices }),
  },
  {
    metric: 'timing',
    subject: 'interest',
    step: little,
    lookup: (ratio) => lookupWith('wikipedia', 'interest', { 'interest-change': share(ratio) }),
  },
  {
    metric: 'timing',
    subject: 'businesses',
    step: little,
    lookup: (ratio) => lookupWith('eurostat', 'enterprises', { growth: share(ratio) }),
  },
  {
    metric: 'competitiveRoom',
    subject: 'apps',
    step: one,
    lookup: (apps) => lookupWith('itunes', 'apps', { apps }),
  },
  {
    metric: 'competitiveRoom',
    subject: 'projects',
    step: one,
    lookup: (projects) => lookupWith('github', 'projects', { projects }),
  },
]

/** Checks that the document, the code and the metric's reason agree on each value. */
function agree(
  headline: string,
  { metric, subject, step, reportOf, context, from = 0, until = Number.POSITIVE_INFINITY }: Documented,
) {
  const bands = bandsOf(headline, subject)
  const seen = new Set<string>()
  for (const value of probesOf(bands, step).filter((probe) => probe >= from && probe <= until)) {
    const band = bands.find(({ says }) => liesIn(says, value))
    if (!band) throw new Error(`${subject} of ${value} lies in no band`)
    seen.add(band.says)
    const { score, reason } = metricOf(reportOf(value), metric, context?.(value))
    expect([subject, value, score]).toEqual([subject, value, band.points])
    expect(reason).toContain(`${band.points} point${band.points === 1 ? '' : 's'} for ${band.says}`)
  }
  expect(seen.size).toBe(bands.length)
}

describe('the document, the code and the reasons agree', () => {
  it.each(FOUND)('on what is found: $metric by $subject', (documented) => {
    agree(METRIC_NAMES[documented.metric], documented)
  })

  it.each(ANSWERED)('on answers: $metric by $subject', (documented) => {
    agree('From answers', documented)
  })

  it.each(PUBLIC)('on public sources: $metric by $subject', ({ metric, subject, step, lookup }) => {
    const bands = bandsOf('Public sources', subject)
    const seen = new Set<string>()
    for (const value of probesOf(bands, step)) {
      const band = bands.find(({ says }) => liesIn(says, value))
      if (!band) throw new Error(`${subject} of ${value} lies in no band`)
      seen.add(band.says)
      const report = { ...withMarket({}), lookups: recordOf([lookup(value)]) }
      const { score, inputs } = metricOf(report, metric)
      // Without answers, public sources start from 2 points.
      expect([subject, value, (score ?? 0) - 2]).toEqual([subject, value, band.points])
      expect(inputs.at(-1)?.value).toContain(`for ${band.says}`)
    }
    expect(seen.size).toBe(bands.length)
  })

  it.each([
    ['share who said yes', 'said yes'],
    ['share who named the problem', 'said that they forget it'],
  ])('on the result of interviews, by the %s', (subject, did) => {
    const bands = bandsOf('From answers', subject)
    const seen = new Set<string>()
    for (const part of [20, 199, 200, 201, 499, 500, 501, 900]) {
      const band = bands.find(({ says }) => liesIn(says, part / 1000))
      if (!band) throw new Error(`${part} lies in no band`)
      seen.add(band.says)
      const text = `Shops I talked to, ${part} of them ${did}`
      const report = answeredWith({ evidence: [{ kind: 'interviews', count: 1000, text, link: null }] })
      const { score, reason } = metricOf(report, 'demandEvidence')
      expect([part, score]).toEqual([part, 4 + band.points])
      expect(reason).toContain(`${part} of 1,000 ${subject.replace('share who ', '')}`)
      expect(reason).toContain(`and ${band.points} point${band.points === 1 ? '' : 's'} for ${band.says}`)
    }
    expect(seen.size).toBe(bands.length)
  })

  it('on trials, by who they are with', () => {
    const scoreOf = (text: string) =>
      metricOf(
        answeredWith({ evidence: [{ kind: 'other', count: null, text, link: null }] }),
        'demandEvidence',
      )
    expect(page).toContain('own hands gives at most 1, one with people who know the founder at most 2')
    expect(
      scoreOf('12 prototypes in my own hives over one winter, 10 still talking in spring'),
    ).toMatchObject({
      score: 1,
      reason: expect.stringContaining('10 of 12 still work'),
    })
    expect(scoreOf('Eight friends of my sister have tried it').score).toBe(2)
    expect(
      scoreOf('We tried it with one butchery, 17 traders, 1,340 crate nights, 9 crates spoiled'),
    ).toMatchObject({
      score: 5,
      reason: expect.stringContaining('9 of 1,340 went wrong'),
    })
    expect(scoreOf('46 pairs bought, we paid 40 euros each').score).toBeNull()
  })

  it('on a reason why now, by its year', () => {
    const bands = bandsOf('From answers', 'change')
    const answers = ['Since 2023', 'Since 2022', 'Since a new law']
    expect(bands).toHaveLength(answers.length)
    answers.forEach((answer, index) => {
      const { score, reason } = metricOf(answeredWith({ whyNow: [answer] }), 'timing')
      expect(score).toBe(bands[index]?.points)
      expect(reason).toContain(`${score} points for ${bands[index]?.says}`)
    })
  })

  it('on the parts of monetisation', () => {
    const section = page.split('### Monetization\n')[1]?.split('### ')[0] ?? ''
    const points = section
      .split('\n')
      .map(cellsOf)
      .filter(([, second]) => /^\d+$/.test(second ?? ''))
      .map(([part, second]) => ({ part, points: Number(second) }))
    const price = state('A price', 'source', ['s1'])
    const priced = (dollarsPerYear: number) => competitorWith({ price: { text: price, dollarsPerYear } })
    const scoreOf = (prices: number[], fixedCosts: number) =>
      metricOf(
        withMarket({
          competitors: prices.map(priced),
          model: modelWith({ fixedCosts, grossMargin: 1 }),
        }),
        'monetisation',
      ).score
    const none = scoreOf([500], 1e15)
    expect(none).toBe(0)
    const alone = [scoreOf([500, 500, 500], 1e15), scoreOf([50, 500], 1e15), scoreOf([500], 1)]
    expect(alone).toEqual(points.map((each) => each.points))
  })
})
