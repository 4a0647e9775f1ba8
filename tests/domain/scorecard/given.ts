import { type Basis, type Statement, state } from '@domain/basis'
import { type Citation, citationSchema } from '@domain/citation'
import { type Lookup, type LookupRecord, type LookupSource, lookupTermsSchema } from '@domain/lookups'
import type { MarketInputId, MarketModel } from '@domain/market-model'
import {
  type Competitor,
  EMPTY_MARKET,
  type MarketSection,
  type Persona,
  PROBLEM_TESTS,
  type ProblemTest,
  type ProblemTestId,
  type Report,
  type Risk,
} from '@domain/report'
import type { Research } from '@domain/research'
import { type MetricId, type PlannedWork, type ScorecardContext, scorecardOf } from '@domain/scorecard'

export const AS_OF = '2026-11-20T11:03:13.9+00:00'
const said = (text: string, sources: string[] = []): Statement =>
  state(text, sources.length ? 'source' : 'template', sources)

/** A market section without any assessment, plus `changes`. */
export const marketWith = (changes: Partial<MarketSection> = {}): MarketSection => ({
  ...EMPTY_MARKET,
  targetMarket: said('Bakeries'),
  uniqueValue: said('Fresh'),
  citations: [cite('s1')],
  ...changes,
})

export const EMPTY: Report = { brief: null, concept: null, audience: null, market: null, evidence: null }
export const withMarket = (changes: Partial<MarketSection>): Report => ({
  ...EMPTY,
  market: marketWith(changes),
})

export const NO_PLAN: ScorecardContext = { asOf: AS_OF, plan: null }

/** A plan of $100,000 and 260 working days; the roadmap of its one phase takes these shares of them. */
export const planTaking = (cost: number | null, duration: number | null): PlannedWork => ({
  version: '1',
  budgetRange: '50k-100k',
  timeline: '6-12-months',
  phases: [
    {
      phase: 'mvp',
      roadmap: { dollars: cost && cost * 100_000, workDays: duration && duration * 260 },
    },
  ],
})

/** The number of customers comes from a page. */
export const COUNTED: Partial<Record<MarketInputId, Basis>> = { customers: 'source' }
/** The founder entered the costs. */
export const COSTS_KNOWN: Partial<Record<MarketInputId, Basis>> = {
  fixedCosts: 'founder',
  grossMargin: 'founder',
}

/** One metric of a report's scorecard. */
export function metricOf(report: Report, id: MetricId, context: ScorecardContext = NO_PLAN) {
  const found = scorecardOf(report, context).metrics.find((metric) => metric.id === id)
  if (!found) throw new Error(`No ${id}`)
  return found
}
export const scoreOf = (report: Report, id: MetricId, context: ScorecardContext = NO_PLAN) =>
  metricOf(report, id, context).score

/** A citation with a site of its own and this outcome of its check. */
export const cite = (
  id: string,
  status: Citation['check']['status'] = 'quote_found',
  changes: Partial<Citation> = {},
): Citation => ({
  ...citationSchema.parse({ id, title: id, source: id, url: `https://site-${id}.example/page` }),
  check: { status, at: null, reason: null },
  ...changes,
})

export const SEARCHED: Research = {
  at: AS_OF,
  queries: [{ topic: 'demand', query: 'stale bread', sources: 4 }],
}

/** `met` in the order of the tests; omitted tests were not judged. */
export const testsOf = (...met: (boolean | null)[]): Record<ProblemTestId, ProblemTest> => {
  const [popular, growing, urgent, expensive, mandatory, frequent] = PROBLEM_TESTS.map((id, index) => ({
    met: met[index] ?? null,
    reason: said(`Why ${id}`, ['s1']),
  }))
  const none = { met: null, reason: said('') }
  return {
    popular: popular ?? none,
    growing: growing ?? none,
    urgent: urgent ?? none,
    expensive: expensive ?? none,
    mandatory: mandatory ?? none,
    frequent: frequent ?? none,
  }
}

/**
 * A model in which low, base and high of each input have this value; inputs are assumptions unless `bases` says
 * otherwise.
 */
export const modelWith = (
  values: Partial<Record<MarketInputId, number>>,
  bases: Partial<Record<string, Basis>> = {},
): MarketModel => ({
  inputs: Object.entries({
    customers: 1_000_000,
    revenuePerCustomer: 100,
    reachableShare: 1,
    obtainableShare: 0.1,
    ...values,
  }).map(([id, value]) => ({
    id: id as MarketInputId,
    label: id,
    unit: '',
    range: { low: value, base: value, high: value },
    basis: bases[id] ?? 'assumption',
    sources: bases[id] === 'source' ? ['s1'] : [],
    note: '',
    original: null,
  })),
})

export const competitorWith = (changes: Partial<Competitor> = {}): Competitor => ({
  knownFor: null,
  link: null,
  name: said('Crumbs', ['s1']),
  strengths: [],
  weaknesses: [],
  live: null,
  dominant: false,
  price: null,
  answers: [],
  ...changes,
})

export const priced = (dollarsPerYear: number | null): Competitor =>
  competitorWith({ price: { text: said('A price', ['s1']), dollarsPerYear } })

export const personaWith = (channel: Statement | null): Persona => ({
  description: said('A baker'),
  age: said('40'),
  occupation: said('Baker'),
  technicalLevel: said('Low'),
  painPoints: [],
  goals: [],
  channel,
  citations: [],
})

export const riskWith = (changes: Partial<Risk> = {}): Risk => ({
  text: said('Flour gets dear'),
  severity: 1,
  mitigation: null,
  unmitigatedShare: 1,
  legalKnockOut: false,
  ...changes,
})

/** A lookup that measured these figures; a zero counts, because its control query found the audience. */
export const lookupWith = (
  source: LookupSource,
  measure: string,
  figures: Record<string, number>,
  changes: Partial<Lookup> = {},
): Lookup => ({
  id: 'l1',
  source,
  measure,
  question: `What ${source} says`,
  outcome: Object.values(figures).every((value) => value === 0) ? 'measured-none' : 'measured',
  cause: null,
  reason: null,
  says: 'Something was found.',
  link: 'https://example.org/',
  queries: [],
  retrievedAt: AS_OF,
  scope: null,
  figures: Object.entries(figures).map(([id, value]) => ({
    id,
    label: id,
    value,
    unit: id,
    period: null,
    note: null,
  })),
  series: [],
  items: [],
  relevance: null,
  control: 25,
  caveats: [],
  ...changes,
})

/** The record of a report with these lookups. */
export const recordOf = (lookups: Lookup[]): LookupRecord => ({
  terms: lookupTermsSchema.parse({}),
  at: AS_OF,
  lookups: lookups.map((lookup, index) => ({ ...lookup, id: `l${index + 1}` })),
})
