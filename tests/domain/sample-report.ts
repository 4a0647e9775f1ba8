import { BASES, type Statement } from '@domain/basis'
import { CITATION_CHECKS, type Citation, RESEARCH_TOPICS } from '@domain/citation'
import {
  BREAK_EVEN_INPUTS,
  MARKET_INPUTS,
  type MarketInput,
  type MarketInputId,
  type MarketModel,
  TOP_DOWN_INPUTS,
} from '@domain/market-model'
import {
  type AudienceSection,
  type Competitor,
  type ConceptSection,
  type MarketSection,
  type NextTest,
  PROBLEM_TESTS,
  type ProblemTest,
  type ProblemTestId,
  type Risk,
  type Role,
} from '@domain/report'
import type { Research } from '@domain/research'
import fc from 'fast-check'

const text = fc.string({ unit: 'grapheme', minLength: 1 })
const id = fc.nat(99).map((number) => `s${number + 1}`)
const share = fc.double({ min: 0, max: 1, noNaN: true, noDefaultInfinity: true }).map((value) => value + 0)

const amount = fc.nat(1_000_000)
const maybe = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> =>
  fc.option(value, { nil: null })

const statement: fc.Arbitrary<Statement> = fc.record({
  text,
  basis: fc.constantFrom(...BASES),
  sources: fc.array(id, { maxLength: 3 }),
})
const statements = fc.array(statement, { maxLength: 4 })

const citation: fc.Arbitrary<Citation> = fc.record({
  id,
  title: text,
  source: text,
  url: fc.webUrl(),
  date: fc.option(fc.constant('2026'), { nil: null }),
  relevance: fc.option(share, { nil: null }),
  relevance_text: fc.option(text, { nil: null }),
  snippet: fc.option(text, { nil: null }),
  quote: fc.option(text, { nil: null }),
  topic: fc.option(fc.constantFrom(...RESEARCH_TOPICS), { nil: null }),
  firstHand: fc.boolean(),
  check: fc.record({
    status: fc.constantFrom(...CITATION_CHECKS),
    at: fc.option(fc.constant('2026-11-20T11:00:00Z'), { nil: null }),
    reason: fc.option(text, { nil: null }),
  }),
})
export const citations = fc.array(citation, { maxLength: 4 })

const features = fc.array(
  fc.record({ description: statement, platforms: fc.record({ web: fc.boolean(), mobile: fc.boolean() }) }),
  { maxLength: 3 },
)
const role: fc.Arbitrary<Role> = fc.record({
  title: statement,
  focus: statement,
  responsibilities: statements,
})

export const concept: fc.Arbitrary<ConceptSection> = fc.record({
  overview: statement,
  features: fc.record({
    core: features,
    mustHave: features,
    shouldHave: features,
    niceToHave: features,
    future: features,
  }),
  roles: fc.array(role, { maxLength: 3 }),
  citations,
})

export const audience: fc.Arbitrary<AudienceSection> = fc.record({
  personas: fc.array(
    fc.record({
      description: statement,
      age: statement,
      occupation: statement,
      technicalLevel: statement,
      painPoints: statements,
      goals: statements,
      channel: maybe(statement),
      citations,
    }),
    { maxLength: 3 },
  ),
})

const value = fc.oneof(
  share,
  fc.double({ min: 0, max: 1e15, noNaN: true }).map((most) => most + 0),
)
const range = fc.record({ low: value, base: value, high: value })
const given = fc.record({
  range,
  basis: fc.constantFrom(...BASES),
  sources: fc.array(id, { maxLength: 2 }),
  note: fc.string(),
})
const inputOf = (name: MarketInputId): fc.Arbitrary<MarketInput> =>
  fc.tuple(given, maybe(given)).map(([now, original]) => ({
    id: name,
    label: name,
    unit: 'people',
    ...now,
    original,
  }))
const model: fc.Arbitrary<MarketModel> = fc
  .tuple(
    fc.tuple(...MARKET_INPUTS.map(inputOf)),
    fc.tuple(...[...TOP_DOWN_INPUTS, ...BREAK_EVEN_INPUTS].map((name) => maybe(inputOf(name)))),
  )
  .map(([needed, more]) => ({ inputs: [...needed, ...more.filter((input) => input !== null)] }))

const competitor: fc.Arbitrary<Competitor> = fc.record({
  knownFor: fc.option(statement),
  link: fc.constant(null),
  name: statement,
  strengths: statements,
  weaknesses: statements,
  live: maybe(fc.boolean()),
  dominant: fc.boolean(),
  price: maybe(fc.record({ text: statement, dollarsPerYear: maybe(amount) })),
  answers: fc.array(fc.record({ weakness: text, feature: text }), { maxLength: 2 }),
})

const problemTest: fc.Arbitrary<ProblemTest> = fc.record({ met: maybe(fc.boolean()), reason: statement })
const problemTests = fc
  .tuple(...PROBLEM_TESTS.map(() => problemTest))
  .map(
    (tests) =>
      Object.fromEntries(PROBLEM_TESTS.map((test, index) => [test, tests[index]])) as Record<
        ProblemTestId,
        ProblemTest
      >,
  )
const risk: fc.Arbitrary<Risk> = fc.record({
  text: statement,
  severity: fc.integer({ min: 1, max: 3 }),
  mitigation: maybe(statement),
  unmitigatedShare: share,
  legalKnockOut: fc.boolean(),
})
const nextTest: fc.Arbitrary<NextTest> = fc.record({
  what: statement,
  threshold: statement,
  costDollars: amount,
  days: amount,
  costs: maybe(statement),
  about: maybe(statement),
  notes: fc.array(statement, { maxLength: 2 }),
  otherwise: maybe(statement),
})
const research: fc.Arbitrary<Research> = fc.record({
  at: fc.constant('2026-11-20T11:00:00.000Z'),
  queries: fc.array(
    fc.record({ topic: fc.constantFrom(...RESEARCH_TOPICS), query: text, sources: fc.nat(20) }),
    { maxLength: 3 },
  ),
})

/** `marketSizeText` is '' because the stored text is derived from the model. */
export const market: fc.Arbitrary<MarketSection> = fc.record({
  model: maybe(model),
  marketSizeText: fc.constant(''),
  targetMarket: statement,
  uniqueValue: statement,
  monetizationStrategies: statements,
  challenges: statements,
  opportunities: statements,
  figures: statements,
  competitors: fc.array(competitor, { maxLength: 3 }),
  growth: maybe(fc.record({ text: statement, percentPerYear: fc.integer({ min: -50, max: 200 }) })),
  whyNow: maybe(fc.record({ text: statement, date: fc.constantFrom('2026', '2026-05-01') })),
  problemTests: maybe(problemTests),
  risks: maybe(fc.array(risk, { maxLength: 3 })),
  counterCase: statements,
  unknowns: statements,
  riskiestAssumption: maybe(statement),
  nextTest: maybe(nextTest),
  research: maybe(research),
  citations,
})
