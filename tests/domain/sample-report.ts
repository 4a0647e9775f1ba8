import { BASES, type Statement } from '@domain/basis'
import { CITATION_CHECKS, type Citation } from '@domain/citation'
import { MARKET_INPUTS, type MarketModel } from '@domain/market-model'
import type { AudienceSection, Competitor, ConceptSection, MarketSection, Role } from '@domain/report'
import fc from 'fast-check'

const text = fc.string({ unit: 'grapheme', minLength: 1 })
const id = fc.nat(99).map((number) => `s${number + 1}`)
const share = fc.double({ min: 0, max: 1, noNaN: true, noDefaultInfinity: true }).map((value) => value + 0)

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
      citations,
    }),
    { maxLength: 3 },
  ),
})

const range = fc.record({ low: share, base: share, high: share })
const model: fc.Arbitrary<MarketModel> = fc.tuple(...MARKET_INPUTS.map(() => range)).map((ranges) => ({
  inputs: MARKET_INPUTS.map((name, index) => ({
    id: name,
    label: name,
    unit: 'people',
    range: ranges[index] ?? { low: 0, base: 0, high: 0 },
    basis: 'assumption',
    sources: [],
    note: '',
  })),
}))
const competitor: fc.Arbitrary<Competitor> = fc.record({
  name: statement,
  strengths: statements,
  weaknesses: statements,
})

/** `marketSizeText` is '' here: with a model, what is stored is derived from it. */
export const market: fc.Arbitrary<MarketSection> = fc.record({
  model: fc.option(model, { nil: null }),
  marketSizeText: fc.constant(''),
  targetMarket: statement,
  uniqueValue: statement,
  monetizationStrategies: statements,
  challenges: statements,
  opportunities: statements,
  competitors: fc.array(competitor, { maxLength: 3 }),
  citations,
})
