import { state } from '@domain/basis'
import type { Citation } from '@domain/citation'
import type { MarketInput } from '@domain/market-model'
import type { AudienceSection, Competitor, EvidenceSection, MarketSection } from '@domain/report'
import { AUDIENCE, MARKET } from './sample-report'

const CHECKED_AT = '2026-11-20T11:05:00Z'

type Checked = Pick<Citation, 'id' | 'title' | 'source' | 'topic' | 'quote'> & Partial<Citation>

const cited = ({ id, ...rest }: Checked): Citation => ({
  url: `https://${id}.example.test/page`,
  date: '2026-03-04',
  relevance: null,
  relevance_text: null,
  snippet: null,
  firstHand: false,
  check: { status: 'quote_found', at: CHECKED_AT, reason: null },
  id,
  ...rest,
})

/** One citation for each outcome of a check, and one in the words of a person who has the problem. */
const CITATIONS: Citation[] = [
  cited({
    id: 's1',
    title: 'Households with dogs, 2025',
    source: 'Statistical Office',
    topic: 'size',
    quote: 'In 2025, 100,000 households in the city kept at least one dog.',
    date: '2025',
  }),
  cited({
    id: 's2',
    title: 'Pet services: market report',
    source: 'Trade Council',
    topic: 'size',
    quote: 'Spending on dog walking reached $310 million and grows by 12% a year.',
    check: {
      status: 'quote_not_found',
      at: CHECKED_AT,
      reason: 'The page has the words, but another number.',
    },
  }),
  cited({
    id: 's3',
    title: 'Rover: prices',
    source: 'rover.example',
    topic: 'competitors',
    quote: 'Walks start at $20.',
    check: { status: 'unreachable', at: CHECKED_AT, reason: 'The page answered 404.' },
  }),
  cited({
    id: 's4',
    title: 'Nobody walks my dog at noon',
    source: 'Forum for dog owners',
    topic: 'demand',
    quote: 'I have asked five walkers and none of them has noon free.',
    firstHand: true,
  }),
  cited({
    id: 's5',
    title: 'Why dog walking apps fail',
    source: 'Start-up Review',
    topic: 'counter',
    quote: null,
    snippet: 'Walkers and owners meet once through the app and then agree without it.',
    check: { status: 'not_checked', at: null, reason: 'There is no quote to look for.' },
  }),
]

const given = { note: '', original: null }

const FURTHER_INPUTS: MarketInput[] = [
  {
    id: 'marketSpend',
    label: 'Spending on dog walking',
    unit: 'US dollars a year, whole country',
    range: { low: 290_000_000, base: 310_000_000, high: 350_000_000 },
    basis: 'source',
    sources: ['s2'],
    ...given,
  },
  {
    id: 'relevantShare',
    label: 'Share spent in the city',
    unit: 'share',
    range: { low: 0.01, base: 0.02, high: 0.04 },
    basis: 'model',
    sources: [],
    ...given,
  },
  {
    id: 'fixedCosts',
    label: 'Fixed costs',
    unit: 'US dollars a year',
    range: { low: 40_000, base: 60_000, high: 90_000 },
    basis: 'model',
    sources: [],
    ...given,
  },
  {
    id: 'grossMargin',
    label: 'Gross margin',
    unit: 'share',
    range: { low: 0.5, base: 0.7, high: 0.8 },
    basis: 'model',
    sources: [],
    ...given,
  },
]

const competitor = (name: string, source: string, changes: Partial<Competitor> = {}): Competitor => ({
  knownFor: null,
  link: null,
  name: state(name, 'source', [source]),
  strengths: [state('Known brand', 'model')],
  weaknesses: [state('High fees', 'model')],
  live: true,
  dominant: false,
  price: null,
  answers: [],
  ...changes,
})

const COMPETITORS: Competitor[] = [
  competitor('Rover', 's3', {
    dominant: true,
    weaknesses: [state('High fees', 'model'), state('Few walkers at noon', 'source', ['s4'])],
    price: { text: state('From $20 a walk.', 'source', ['s3']), dollarsPerYear: 260 },
    answers: [{ weakness: 'High fees', feature: 'Pay per walk' }],
  }),
  competitor('Gassi Club', 's5', { live: false }),
]

/** A market section by a model with sources, in which everything was assessed. */
export const RESEARCHED_MARKET: MarketSection = {
  ...MARKET,
  uniqueValue: state(MARKET.uniqueValue.text, 'model'),
  model: { inputs: [...(MARKET.model?.inputs ?? []), ...FURTHER_INPUTS] },
  competitors: COMPETITORS,
  growth: { text: state('Spending on dog walking grows steadily.', 'source', ['s2']), percentPerYear: 12 },
  whyNow: { text: state('Offices ask their people back three days a week.', 'model'), date: '2026-05' },
  problemTests: {
    popular: { met: true, reason: state('Every second owner works outside.', 'model') },
    growing: { met: true, reason: state('More dogs each year.', 'source', ['s1']) },
    urgent: { met: false, reason: state('A dog can wait an hour.', 'model') },
    expensive: { met: null, reason: state('', 'model') },
    mandatory: { met: true, reason: state('The law asks for two walks a day.', 'model') },
    frequent: { met: true, reason: state('It comes every working day.', 'model') },
  },
  risks: [
    {
      text: state('Owners and walkers leave the app after the first walk.', 'source', ['s5']),
      severity: 3,
      mitigation: state('Insurance that holds only within the app.', 'model'),
      unmitigatedShare: 0.5,
      legalKnockOut: false,
    },
    {
      text: state('A dog bites somebody.', 'model'),
      severity: 2,
      mitigation: null,
      unmitigatedShare: 1,
      legalKnockOut: false,
    },
  ],
  counterCase: [
    state('Walkers and owners agree without the app once they know each other.', 'source', ['s5']),
    state('Rover is there already.', 'model'),
  ],
  riskiestAssumption: state('Owners keep paying through the app after the third walk.', 'model'),
  nextTest: {
    what: state('Book walks by hand for ten owners.', 'model'),
    threshold: state('Six of ten pay for a fourth walk through you.', 'model'),
    costDollars: 1_200,
    days: 14,
    costs: null,
    about: null,
    notes: [],
    otherwise: null,
  },
  research: {
    at: '2026-11-20T11:04:00Z',
    queries: [
      { topic: 'size', query: 'dog walking market size', sources: 2 },
      { topic: 'competitors', query: 'dog walking app prices', sources: 1 },
      { topic: 'demand', query: 'cannot find dog walker at noon', sources: 1 },
      { topic: 'counter', query: 'why dog walking apps fail', sources: 0 },
    ],
  },
  citations: CITATIONS,
}

export const RESEARCHED_AUDIENCE: AudienceSection = {
  personas: AUDIENCE.personas.map((persona) => ({
    ...persona,
    channel: state('Notice boards of dog parks in Kreuzberg', 'model'),
    citations: [],
  })),
}

export const RESEARCHED_EVIDENCE: EvidenceSection = { citations: CITATIONS }
