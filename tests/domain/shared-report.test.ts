import { state } from '@domain/basis'
import { type BriefField, emptyBrief, entriesOf } from '@domain/brief/brief'
import { answered } from '@domain/brief/changes'
import { wordsAt } from '@domain/brief/reading'
import { EMPTY_MARKET } from '@domain/report'
import { statementsOf } from '@domain/report-statements'
import { readReport, storeAudience, storeConcept, storeEvidence, storeMarket } from '@domain/report-storage'
import {
  QUOTATION_MAX,
  type ShareIncludes,
  sharedReportOf,
  sharedReportSchema,
  sharedValidation,
} from '@domain/shared-report'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { audience, citations, concept, market } from './sample-report'

const ALL: ShareIncludes = { idea: true, evidence: true }
const NOTHING: ShareIncludes = { idea: false, evidence: false }
const FIRST = 'A service that tells small bakeries in Munich each evening how much bread they will sell.'
const REST =
  'Bakers throw away a tenth of what they bake. We know that from 14 interviews, and my uncle Horst, who runs three shops in Pasing, would pay €49 a month for each of them starting tomorrow morning.'
const IDEA = `${FIRST}\n\n${REST}`
const CUSTOMER = 'small bakeries in Munich'

const quoteAt = (words: string) => {
  const start = [...IDEA.slice(0, IDEA.indexOf(words))].length
  return { kind: 'quote', start, end: start + [...words].length }
}
const stated = (value: unknown, origin: object, silenced: string[] = []) => ({
  state: 'stated',
  entries: [{ value, origin, confirmed: true }],
  silenced,
})
const text = (words: string) => ({ overview: words, basis: { overview: { kind: 'founder', sources: [] } } })

const row = (includes: ShareIncludes, others: object = {}) => ({
  includes,
  title: 'Bread forecast',
  originalIdea: IDEA,
  createdAt: '2026-11-20T10:00:00+00:00',
  engine: {
    id: 'openai',
    model: 'gpt-6',
    briefVersion: 7,
    domain: 'secret-domain',
    sections: { market: { id: 'built-in', model: null, briefVersion: 6 } },
  },
  projectConcept: text('A forecast for bakeries'),
  brief: {
    customer: stated(CUSTOMER, quoteAt(CUSTOMER), ['secret-cleared']),
    problem: { state: 'open', silenced: ['secret-cleared'] },
    evidence: stated(
      { kind: 'interviews', count: 14, text: 'secret-evidence', link: null },
      { kind: 'answer' },
    ),
  },
  scorecard: {
    total: 7.5,
    plan: { version: 'secret-version', budgetRange: '5k-25k', timeline: '', phases: [] },
  },
  planning: { platforms: ['web'], updated_at: '2026-11-20T11:00:00+00:00', secret: 'secret-planning' },
  ...others,
})

describe('what a link shows', () => {
  it('is the report as it is stored, whatever it says', () => {
    fc.assert(
      fc.property(concept, audience, market, citations, (concept, audience, market, citations) => {
        const stored = {
          ...storeConcept(concept),
          ...storeAudience(audience),
          ...storeMarket(market),
          ...storeEvidence({ citations }),
        }
        const columns: Record<string, unknown> = JSON.parse(JSON.stringify(stored))
        const shared = sharedReportOf(row(ALL, { ...columns, brief: null }))
        expect(shared.report).toEqual(readReport(columns))
        expect(sharedReportSchema.parse(JSON.parse(JSON.stringify(shared)))).toEqual(shared)
      }),
      { numRuns: 30 },
    )
  })

  it('holds nothing but the fields of its list, at any depth', () => {
    const shared = sharedReportOf({
      ...row(ALL),
      userId: 'secret-user',
      email: 'secret-mail',
      statusDetail: 'secret-detail',
      slideEdits: {
        'pain.0': { text: 'Bread goes to waste', basis: 'secret-basis' },
        'unknown.0': { text: 'secret-text', basis: '' },
      },
      rerun: { reason: 'secret-reason' },
      previous: { market: 'secret-previous' },
      card: 'secret-card',
      projectConcept: {
        ...text('A forecast'),
        prompt: 'secret-prompt',
        features: { core: [{ description: 'Forecast', cost: 'secret-cost' }] },
      },
      marketValidation: {
        usage: 'secret-usage',
        risks: [{ text: 'Rain', severity: 2, note: 'secret-note' }],
      },
      real_citations: [{ id: 's1', url: 'https://example.com', fetchedBy: 'secret-fetcher' }],
    })
    const { report, ...others } = shared
    expect(JSON.stringify({ ...others, report: { ...report, brief: null } })).not.toContain('secret')
    expect(others).toEqual({
      includes: ALL,
      title: 'Bread forecast',
      createdAt: '2026-11-20T10:00:00+00:00',
      idea: IDEA,
      engine: { id: 'openai', model: 'gpt-6', sections: { market: { id: 'built-in', model: null } } },
      plan: { version: '', budgetRange: '5k-25k', timeline: '', phases: [] },
      planning: {
        form: expect.objectContaining({ validationId: '', platforms: ['web'] }),
        updatedAt: '2026-11-20T11:00:00+00:00',
      },
      slideEdits: { 'pain.0': { text: 'Bread goes to waste', basis: '' } },
    })
    expect(Object.keys(report).sort()).toEqual([
      'audience',
      'brief',
      'concept',
      'evidence',
      'lookups',
      'market',
    ])
  })

  it('withholds an edited slide that tells what is not included', () => {
    const slideEdits = {
      'summary.0': { text: FIRST, basis: '' },
      'traction.0': { text: '14 interviews', basis: '' },
      'pain.0': { text: 'Bread goes to waste', basis: '' },
    }
    const slots = (includes: ShareIncludes) =>
      Object.keys(sharedReportOf(row(includes, { originalIdea: FIRST, brief: null, slideEdits })).slideEdits)
    expect(slots(ALL)).toEqual(['summary.0', 'traction.0', 'pain.0'])
    expect(slots({ idea: true, evidence: false })).toEqual(['summary.0', 'pain.0'])
    expect(slots(NOTHING)).toEqual(['pain.0'])
  })

  it('never holds the words that the founder cleared from the brief', () => {
    expect(JSON.stringify(sharedReportOf(row(ALL)))).not.toContain('secret-cleared')
  })

  it('is read by the screens as a report that nobody owns', () => {
    const validation = sharedValidation(sharedReportOf(row(NOTHING)))
    expect(validation).toMatchObject({ userId: '', idea: '', status: 'completed', title: 'Bread forecast' })
  })
})

describe('a link without the idea', () => {
  const quotes = (overview: string) =>
    sharedReportOf(row(NOTHING, { projectConcept: text(overview) })).report.concept?.overview.text

  it('cuts a quotation of the text to its beginning, however it is broken into lines or quoted', () => {
    const beginning =
      '“A service that tells small bakeries in Munich each evening how much bread they will sell'
    for (const overview of [
      IDEA,
      `“${IDEA.replaceAll('\n', ' ')}”`,
      `“${IDEA.slice(0, QUOTATION_MAX + 2)}…”`,
    ]) {
      const shown = quotes(overview) ?? ''
      expect(shown.startsWith(beginning) && shown.endsWith('…”')).toBe(true)
      expect(shown.length).toBeLessThanOrEqual(QUOTATION_MAX + 3)
      expect(shown).not.toContain('Horst')
    }
  })

  it('withholds what someone else wrote with the text in it', () => {
    const overview = { overview: `In short: ${REST}`, basis: { overview: { kind: 'model', sources: [] } } }
    const shared = sharedReportOf(row(NOTHING, { projectConcept: overview }))
    expect(shared.report.concept?.overview.text).toBe('')
  })

  it('leaves short quotations and everything else where it is', () => {
    for (const overview of [`“${FIRST}”`, 'A forecast for bakeries. '.repeat(20)])
      expect(quotes(overview)).toBe(overview)
  })

  it('never shows more than half of an idea of a few words', () => {
    const short = row(NOTHING, {
      originalIdea: 'Dog walks by drone',
      projectConcept: text('“Dog walks by drone”'),
    })
    expect(sharedReportOf(short).report.concept?.overview.text).toBe('“Dog walks…”')
  })

  it('drops what a list would be left with', () => {
    const market = {
      challenges: [REST, 'Rain'],
      competitors: [{ name: 'Rival', strengths: [REST, 'Known'] }],
      riskiestAssumption: REST,
    }
    const { report } = sharedReportOf(row(NOTHING, { marketValidation: market }))
    expect(statementsOf(report).map((statement) => statement.text)).toEqual(
      expect.arrayContaining(['Rain', 'Rival', 'Known']),
    )
    expect(JSON.stringify(report)).not.toContain('Horst')
    expect(report.market?.riskiestAssumption).toBeNull()
  })

  it('keeps the values of the brief, but not where they stood', () => {
    const { brief } = sharedReportOf(row(NOTHING)).report
    expect(brief && entriesOf(brief, 'customer')).toEqual([
      { value: CUSTOMER, origin: { kind: 'answer' }, confirmed: true },
    ])
    const long = { brief: { problem: stated(REST, quoteAt(REST)) } }
    expect(sharedReportOf(row(NOTHING, long)).report.brief?.problem).toEqual({ state: 'open', silenced: [] })
  })

  it('shows the words of a quotation where the idea is included', () => {
    const { brief, ...others } = sharedReportOf(row(ALL)).report
    const [customer] = brief ? entriesOf(brief, 'customer') : []
    expect(others.concept).not.toBeNull()
    expect(customer?.origin.kind === 'quote' && wordsAt(IDEA, customer.origin)).toBe(CUSTOMER)
  })
})

it('withholds the founder’s own evidence unless the link includes it', () => {
  const states = [NOTHING, { ...ALL, evidence: false }].map(
    (includes) => sharedReportOf(row(includes)).report.brief,
  )
  for (const brief of states) expect(brief?.evidence.state).toBe('open')
  expect(JSON.stringify(states)).not.toContain('secret-evidence')
  expect(sharedReportOf(row({ idea: false, evidence: true })).report.brief?.evidence.state).toBe('stated')
})

it('ends quotations before the words that tell of evidence, unless the idea is included', () => {
  const told = 'We know that from 14 interviews'
  const brief = {
    evidence: stated({ kind: 'interviews', count: 14, text: '', link: null }, quoteAt(told)),
    problem: stated(`Waste. ${told}`, { kind: 'answer' }),
  }
  const opportunities = [
    `“Bakers throw away a tenth of what they bake. ${told}”`,
    'Rain',
    `“${told}, and more”`,
  ]
  const basis = Object.fromEntries(
    [0, 1, 2].map((at) => [`opportunities.${at}`, { kind: 'founder', sources: [] }]),
  )
  const show = (includes: ShareIncludes) =>
    sharedReportOf(row(includes, { brief, marketValidation: { opportunities, basis } })).report
  const { market, brief: shared } = show(NOTHING)
  expect(market?.opportunities.map(({ text }) => text)).toEqual([
    '“Bakers throw away a tenth of what they bake. …”',
    'Rain',
  ])
  expect(shared?.problem.state).toBe('open')
  expect(JSON.stringify(show(NOTHING))).not.toContain('14')
  expect(JSON.stringify(show({ idea: false, evidence: true }))).toContain(told)
})

it('reads a brief whose fields are answered, open or do not apply', () => {
  const brief = {
    ...emptyBrief(),
    channel: { state: 'none' },
    product: answered(['Bread'], emptyBrief().product),
  }
  const shared = sharedReportOf(row(NOTHING, { brief })).report.brief
  const stateOf = (field: BriefField) => shared?.[field].state
  expect([stateOf('channel'), stateOf('product'), stateOf('price')]).toEqual(['none', 'stated', 'open'])
})

it('withholds the next test that the built-in analyst chose by the evidence', () => {
  const market = {
    ...EMPTY_MARKET,
    nextTest: {
      what: state('Win 3 more at €49.', 'founder'),
      threshold: state('Within four weeks, 3 more paid in full.', 'founder'),
      costDollars: 0,
      days: 28,
      costs: null,
      about: null,
      notes: [],
      otherwise: null,
    },
  }
  const read = (includes: ShareIncludes) =>
    JSON.stringify(sharedReportOf(row(includes, { ...storeMarket(market) })).report)
  expect(read(ALL)).toContain('Win 3 more')
  expect(read({ idea: true, evidence: false })).not.toMatch(/3 more/)
})
