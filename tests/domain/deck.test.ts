import { state } from '@domain/basis'
import type { BriefChanges } from '@domain/brief/brief'
import { answered } from '@domain/brief/changes'
import { deckOf, graphemesOf, type Slide } from '@domain/deck'
import { hasDeck } from '@domain/deck/has-deck'
import { statedSize, statedSizes } from '@domain/deck/size-text'
import { formatMoney } from '@domain/figures'
import { marketSizeOf } from '@domain/market-model'
import type { Report } from '@domain/report'
import { readReport } from '@domain/report-storage'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reportOn } from '../analyst/written'
import {
  longReport,
  longText,
  EMPTY_REPORT as NOTHING,
  DECK_REPORT as REPORT,
  SCRIPTS,
} from '../features/report/deck-report'
import { RESEARCHED_MARKET } from '../features/report/researched-report'
import { AUDIENCE } from '../features/report/sample-report'
import { audience, concept, market } from './sample-report'
import { lookupWith, recordOf } from './scorecard/given'

const deck = (report: Report, title = 'Dog walks') => deckOf({ report, title, year: 2026 })

/** The slide of one kind. */
function slide<Kind extends Slide['kind']>(kind: Kind, report: Report = REPORT, title?: string) {
  const found = deck(report, title).find((each): each is Extract<Slide, { kind: Kind }> => each.kind === kind)
  if (!found) throw new Error(`no slide ${kind}`)
  return found
}

describe('the deck', () => {
  it('has the eight slides in their order', () => {
    expect(deck(REPORT).map(({ title }) => title)).toEqual([
      'Dog walks',
      'The Problem',
      'Our Solution',
      'Market Opportunity',
      'Business Model',
      'Competitive Advantage',
      'Traction and Roadmap',
      'Funding Ask',
    ])
  })

  it('opens with value proposition, round and year', () => {
    expect(slide('title')).toMatchObject({
      valueProposition: 'Paid per walk, without a subscription',
      badge: 'Seed Round',
      year: 2026,
    })
  })

  it.each(['template', 'assumption'] as const)('keeps a text with the basis %s off the cover', (basis) => {
    const { market } = REPORT
    if (!market) throw new Error('no market')
    const uniqueValue = state('Say what a customer gets that nobody else gives them', basis)
    const report = { ...REPORT, concept: null, market: { ...market, uniqueValue } }
    expect(slide('title', report).valueProposition).toBeNull()
  })

  it('takes its market from the model', () => {
    const model = RESEARCHED_MARKET.model
    if (!model) throw new Error('no model')
    const { tam, sam, som } = marketSizeOf(model)
    expect(slide('market').sizes.map(({ name, amount, text }) => [name, amount, text])).toEqual([
      ['TAM', tam.base, formatMoney(tam.base)],
      ['SAM', sam.base, formatMoney(sam.base)],
      ['SOM', som.base, formatMoney(som.base)],
    ])
    expect(slide('market').calculated).toBe(true)
  })

  it('names who feels which pain, one persona after the other', () => {
    const [busy] = AUDIENCE.personas
    if (!busy) throw new Error('no persona')
    const personas = [
      { ...busy, painPoints: ['One', 'Two', 'Three'].map((text) => state(text, 'model')) },
      { ...busy, description: state('Walker', 'model'), painPoints: [state('Four', 'model')] },
    ]
    expect(slide('problem', { ...REPORT, audience: { personas } }).painPoints).toEqual([
      { text: 'One', persona: 'Busy owner in the city' },
      { text: 'Four', persona: 'Walker' },
      { text: 'Two', persona: 'Busy owner in the city' },
    ])
  })

  it('sets each gap of a competitor beside the feature that answers it', () => {
    expect(slide('advantage').gaps[0]).toEqual({
      competitor: 'Rover',
      weakness: 'High fees',
      answer: 'Pay per walk',
    })
    expect(slide('advantage').gaps[1]?.answer).toBeNull()
  })

  it('claims no traction and asks for no sum', () => {
    expect(slide('roadmap').evidence).toBe('5 sources cited, 2 with the quote found on its page.')
    expect(slide('roadmap').phases.map(({ name }) => name)).toEqual([
      'Core Development',
      'Beta Testing',
      'Market Launch',
    ])
    expect(slide('funding').funds.map(({ label, percent }) => `${label} ${percent}%`)).toEqual([
      'Product 50%',
      'Marketing 25%',
      'Operations 15%',
      'Reserve 10%',
    ])
    expect(JSON.stringify(slide('funding'))).not.toMatch(/amount/i)
  })

  it('says what each slide stands on', () => {
    expect(slide('market').ground).toBe('Basis: cited sources s1; assumptions, unchecked')
    expect(slide('problem').ground).toBe('Basis: standard text, not researched')
  })

  it('sets sources that do not hold what is said apart from those that do', () => {
    expect(slide('business').ground).toBe(
      'Basis: cited sources s1; sources not confirmed s2; AI model; standard text, not researched; assumptions, unchecked',
    )
  })

  it.each([
    ['quote_found', '12% a year', 'Basis: cited sources s1, s2; assumptions, unchecked'],
    ['not_checked', '12% a year', 'Basis: cited sources s1, s2; assumptions, unchecked'],
    ['quote_not_found', null, 'Basis: cited sources s1; assumptions, unchecked'],
    ['unreachable', null, 'Basis: cited sources s1; assumptions, unchecked'],
  ] as const)('shows growth whose page is %s as %s', (status, growth, ground) => {
    const citations = RESEARCHED_MARKET.citations.map((citation) =>
      citation.id === 's2' ? { ...citation, check: { status, at: null, reason: null } } : citation,
    )
    const report = { ...REPORT, evidence: { citations } }
    expect(slide('market', report)).toMatchObject({ growth, ground })
  })
})

describe('the deck of a report that was written from a brief', () => {
  const IDEA =
    "A forecast tool for small bakeries in Munich that forecasts tomorrow's demand per product, so that they bake less waste. 49 euros a month per shop."
  const OPEN = { state: 'open' as const, silenced: [] }
  const ANSWERS: BriefChanges = {
    problem: answered(['They throw away a fifth of what they bake'], OPEN),
    problemCost: answered([{ amount: 60, currency: 'EUR', every: 'week' }], OPEN),
    today: answered([{ name: 'Gut feeling', price: null, link: null }], OPEN),
    difference: answered(['It reads the till that they have'], OPEN),
    channel: answered(['The bakers’ guild'], OPEN),
    count: answered([{ value: 350, source: '' }], OPEN),
    evidence: answered([{ kind: 'paying', count: 2, text: '', link: null }], OPEN),
  }

  it('asks for what is missing instead of showing nothing', async () => {
    const report = await reportOn(IDEA)
    expect(slide('problem', report)).toMatchObject({ painPoints: [], asks: ['problem'] })
    expect(slide('market', report)).toMatchObject({ sizes: [], asks: ['count'] })
    expect(slide('advantage', report)).toMatchObject({ gaps: [], asks: ['difference', 'today'] })
    expect(slide('roadmap', report)).toMatchObject({ traction: null, asks: ['evidence', 'channel'] })
    expect(JSON.stringify(deck(report))).not.toMatch(/undefined|N\/A|“|”/)
  })

  it('says what the founder answered, without quotation marks', async () => {
    const report = await reportOn(IDEA, ANSWERS)
    expect(slide('problem', report)).toMatchObject({
      painPoints: [
        { text: 'They throw away a fifth of what they bake' },
        { text: 'Costs each of them €60 a week' },
      ],
      asks: [],
    })
    expect(slide('market', report).sizes[0]).toMatchObject({ name: 'TAM', text: '€206K' })
    expect(slide('advantage', report)).toMatchObject({
      rivals: ['Gut feeling'],
      differences: ['It reads the till that they have'],
      asks: [],
    })
    expect(slide('roadmap', report)).toMatchObject({ traction: '2 paying customers', asks: [] })
    expect(slide('roadmap', report).phases.at(-1)?.items).toEqual(['The bakers’ guild'])
    expect(JSON.stringify(deck(report))).not.toMatch(/“|”/)
  })

  it('names the competitors that public sources list after those of the founder, as from a source', async () => {
    const app = {
      title: 'Oven Orders',
      link: 'https://apps.apple.com/de/app/id1',
      date: null,
      by: null,
      facts: {},
    }
    const lookups = recordOf([lookupWith('itunes', 'apps', { apps: 1 }, { items: [app] })])
    const { rivals, ground } = slide('advantage', { ...(await reportOn(IDEA, ANSWERS)), lookups })
    expect(rivals).toEqual(['Gut feeling', 'Oven Orders'])
    expect(ground).not.toBeNull()
  })
})

/** Length of a cut text in characters, without its ellipsis. */
const length = (text: string | null | undefined) => graphemesOf((text ?? '').replace(/…$/, '')).length

describe('a cut', () => {
  it.each([
    ['Bread by bicycle-deliveries tomorrow', 'Bread by…'],
    ['Forecasts for “small bakeries in Munich” and more', 'Forecasts for “small…”'],
    ['Forecasts for cafés in “Munich-Schwabing”', 'Forecasts for cafés in…'],
    ['Donaudampfschifffahrtsgesellschaft', 'Donaudampfschifffahrtsges…'],
    ['A Donaudampfschifffahrtsgesellschaft', 'A Donaudampfschifffahrtsg…'],
    ['Exactly twenty-five signs', 'Exactly twenty-five signs'],
  ])('of “%s” ends with a whole word and a closed quotation', (title, shown) =>
    expect(slide('title', REPORT, title).title).toBe(shown),
  )
})

describe.each(SCRIPTS.slice(0, -1))('long fields of %s', (_, words) => {
  const report = longReport(words)

  it('are cut to the lengths of each slide, with an ellipsis', () => {
    const { title, valueProposition } = slide('title', report, longText(words))
    expect(length(title)).toBeLessThanOrEqual(25)
    expect(length(valueProposition)).toBeGreaterThanOrEqual(97)
    expect(length(valueProposition)).toBeLessThanOrEqual(120)
    const { painPoints } = slide('problem', report)
    const { features } = slide('solution', report)
    const { streams } = slide('business', report)
    const { gaps } = slide('advantage', report)
    expect([painPoints, features, streams, gaps].map((each) => each.length)).toEqual([3, 4, 4, 4])
    const cut = [
      title,
      valueProposition,
      streams[0],
      gaps[0]?.weakness,
      features[0]?.text,
      painPoints[0]?.text,
    ]
    for (const text of cut) expect(text).toMatch(/[^\s…]…$/u)
    for (const { text } of painPoints) expect(length(text)).toBeLessThanOrEqual(50)
    for (const { text } of features) expect(length(text)).toBeLessThanOrEqual(40)
    for (const text of streams) expect(length(text)).toBeLessThanOrEqual(60)
    for (const { weakness } of gaps) expect(length(weakness)).toBeLessThanOrEqual(50)
    expect(length(slide('market', report).justification)).toBeLessThanOrEqual(200)
  })

  it('are never cut within a character', () => {
    const whole = new Set(graphemesOf(longText(words).slice(0, 1900)))
    for (const stream of slide('business', report).streams)
      for (const character of graphemesOf(stream.replace(/…$/, ''))) expect(whole).toContain(character)
  })
})

describe('a market size that is only text', () => {
  it.each([
    ['$4.2 billion', '$4.2B'],
    ['about 300 million dollars', '$300M'],
    ['€2 billion', '€2B'],
    ['US$ 3M in sales', '$3M'],
    ['4,500 million', '$4.5B'],
    ['1000 million', '$1B'],
    ['999 million', '$999M'],
    ['1.25 billion', '$1.25B'],
    ['$2T worldwide', '$2T'],
    ['1.1 trillion', '$1.1T'],
    ['In 2025 it was US$ 12M', '$12M'],
    ['$4.2B ($1.1B to $9B)', '$4.2B'],
    ['large and growing', '$N/A'],
    ['12 m of rope', '$N/A'],
    ['40,000 customers', '$N/A'],
    ['', '$N/A'],
  ])('reads %s as %s', (text, shown) => expect(statedSize(text).text).toBe(shown))

  it('finds each size by its name', () => {
    const { tam, sam, som } = statedSizes(
      'TAM: $5 billion\nServiceable addressable market is 800M, i.e. $800M\nSOM: small',
    )
    expect([tam.text, sam.text, som.text]).toEqual(['$5B', '$800M', '$N/A'])
  })

  it('takes a size without a name for the whole market', () => {
    const { tam, sam, som } = statedSizes('Roughly $3 billion a year')
    expect([tam.text, sam.text, som.text]).toEqual(['$3B', '$N/A', '$N/A'])
  })

  it('stands on the market slide of an older row', () => {
    const report = readReport({
      market_validation: { marketSize: 'TAM $5 billion, SAM $1 billion, SOM $50 million' },
    })
    expect(slide('market', report).sizes.map(({ text }) => text)).toEqual(['$5B', '$1B', '$50M'])
    expect(slide('market', report).calculated).toBe(false)
  })
})

describe('a report with missing parts', () => {
  it('has no deck when it says nothing', () => {
    expect(hasDeck(NOTHING)).toBe(false)
    expect(
      hasDeck(readReport({ projectConcept: {}, userRoles: [], targetUsers: [], marketValidation: {} })),
    ).toBe(false)
    expect(hasDeck(readReport({ project_concept: { overview: 'Walks' } }))).toBe(true)
  })

  it('still has eight slides, with nothing made up', () => {
    expect(deck(NOTHING, '')).toHaveLength(8)
    expect(slide('title', NOTHING, '')).toMatchObject({ title: 'Untitled idea', valueProposition: null })
    expect(slide('market', NOTHING).sizes.map(({ text }) => text)).toEqual(['$N/A', '$N/A', '$N/A'])
    expect(slide('business', NOTHING)).toMatchObject({ streams: [], figures: [] })
    expect(slide('funding', NOTHING)).toMatchObject({ proves: null, test: null })
  })

  it('never fails, whatever the report holds', () => {
    const maybe = <Section>(section: fc.Arbitrary<Section>) => fc.option(section, { nil: null })
    const report = fc.record({
      brief: fc.constant(null),
      concept: maybe(concept),
      audience: maybe(audience),
      market: maybe(market),
      evidence: fc.constant(null),
    })
    fc.assert(
      fc.property(report, fc.string({ unit: 'binary' }), (given, title) => {
        expect(deck(given, title)).toHaveLength(8)
        expect(JSON.stringify(deck(given, title))).not.toMatch(/\\u00[01]|undefined|NaN/)
      }),
      { numRuns: 60 },
    )
  })
})
