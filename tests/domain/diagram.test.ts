import { state } from '@domain/basis'
import { personaFeatureMap, type QuadrantPoint, quadrantOf } from '@domain/diagram'
import { escapeLabel, shorten, widthOf } from '@domain/diagram/label'
import {
  type Competitor,
  type ConceptSection,
  EMPTY_CONCEPT,
  type Feature,
  type Persona,
  type Report,
} from '@domain/report'
import { scorecardOf } from '@domain/scorecard'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { audience, concept, market } from './sample-report'
import { AS_OF, cite, competitorWith, EMPTY, withMarket } from './scorecard/given'

const said = (...texts: string[]) => texts.map((text) => state(text, 'model'))

function drawn(report: Report, layout?: 'wide' | 'compact') {
  const quadrant = quadrantOf(report, scorecardOf(report, { asOf: AS_OF, plan: null }), layout)
  if (!quadrant) throw new Error('nothing drawn')
  return quadrant
}

const pointOf = (report: Report, number: number | null): QuadrantPoint => {
  const point = drawn(report).points.find((each) => each.number === number)
  if (!point) throw new Error(`no point ${number}`)
  return point
}

const competing = (changes: Partial<Competitor>, ...others: Partial<Competitor>[]) =>
  pointOf(withMarket({ competitors: [changes, ...others].map((each) => competitorWith(each)) }), 1)

const BARE = { strengths: [], weaknesses: [], live: null, dominant: false, price: null, answers: [] }

/** Positions of the points in the source, as shares of the plot. */
const placesOf = (source: string) =>
  [...source.matchAll(/: \[([\d.]+), ([\d.]+)\] radius: \d+$/gm)].map(([, x, y]) => [Number(x), Number(y)])

describe('the opportunity quadrant', () => {
  it('is missing without a market section', () => {
    expect(quadrantOf(EMPTY, scorecardOf(EMPTY, { asOf: AS_OF, plan: null }))).toBeNull()
  })

  it('puts the idea at the mean of the metrics that could be scored', () => {
    const report = withMarket({ competitors: [competitorWith({ ...BARE, live: true })] })
    const { room } = pointOf(report, null)
    expect(room).toEqual({
      score: 6,
      known: true,
      why: ['Competitive room: 6 of 10', 'Differentiation: not scored'],
    })
  })

  it('puts the idea in the middle and says so when nothing could be scored', () => {
    const report = withMarket({ competitors: [], model: null })
    const { room, demand } = pointOf(report, null)
    expect(room).toMatchObject({ score: 5, known: false })
    expect(demand).toMatchObject({ score: 5, known: false })
    expect(pointOf(report, null).kind).toBe('unsureIdea')
    expect(placesOf(drawn(report).source)).toEqual([[0.5, 0.5]])
  })

  it('leaves a competitor in the middle of which nothing is known', () => {
    const nothing = { score: 5, known: false, why: [] }
    expect(competing(BARE)).toMatchObject({ kind: 'unsure', room: nothing, demand: nothing })
  })

  it('moves a competitor by its standing', () => {
    expect(competing({ ...BARE, live: true })).toMatchObject({ room: { score: 5 }, demand: { score: 7 } })
    expect(competing({ ...BARE, live: true, dominant: true })).toMatchObject({
      kind: 'dominant',
      room: { score: 2, why: ['Dominates the market: −3'] },
      demand: { score: 9, why: ['In business: +2', 'Dominates the market: +2'] },
    })
    expect(competing({ ...BARE, live: null, dominant: true })).toMatchObject({ room: { known: false } })
    expect(competing({ ...BARE, live: false, dominant: true })).toMatchObject({
      kind: 'closed',
      room: { score: 7, why: ['Not in business: +2'] },
      demand: { score: 2, why: ['Not in business: −3'] },
    })
  })

  it('leaves out what no cited page was found to say', () => {
    const gone = cite('s9', 'unreachable')
    const refuted = state('Refuted', 'source', ['s9'])
    const competitor = competitorWith({
      ...BARE,
      name: state('Acme', 'source', ['s9']),
      live: true,
      dominant: true,
      weaknesses: [refuted, ...said('Slow')],
      price: { text: refuted, dollarsPerYear: 900 },
    })
    const priced = { text: state('', 'model'), dollarsPerYear: 100 }
    const report = withMarket({
      competitors: [competitor, competitorWith({ ...BARE, price: priced })],
      citations: [gone],
    })
    expect(pointOf(report, 1)).toMatchObject({
      kind: 'unsure',
      room: { why: ['1 weakness against 0 strengths: +0.5'] },
      demand: {
        score: 5,
        known: false,
        why: ['Whether it is in business: left out because no cited page names it'],
      },
    })
  })

  it.each([
    [0, 1, 4.5],
    [2, 1, 5.5],
    [9, 0, 7],
    [0, 9, 3],
    [2, 2, 5],
  ])('weighs %d weaknesses against %d strengths as %d', (weaknesses, strengths, score) => {
    const texts = (count: number) => said(...Array.from({ length: count }, (_, index) => `no. ${index}`))
    const { room } = competing({ ...BARE, weaknesses: texts(weaknesses), strengths: texts(strengths) })
    expect(room).toMatchObject({ score, known: true })
  })

  it('counts only answers by core and must-have features', () => {
    const feature = (text: string): Feature => ({
      description: state(text, 'model'),
      platforms: { web: true, mobile: true },
    })
    const none = { core: [], mustHave: [], shouldHave: [], niceToHave: [], future: [] }
    const promising = (features: Partial<ConceptSection['features']>): Report => ({
      ...withMarket({
        competitors: [
          competitorWith({
            ...BARE,
            weaknesses: said('Slow', 'Dear'),
            answers: [{ weakness: 'Slow', feature: 'Fast' }],
          }),
        ],
      }),
      concept: {
        ...EMPTY_CONCEPT,
        features: { ...none, ...features },
      },
    })
    expect(pointOf(promising({ mustHave: [feature('Fast')] }), 1).room).toEqual({
      score: 7.5,
      known: true,
      why: ['2 weaknesses against 0 strengths: +1', '1 of 2 weaknesses answered by the idea: +1.5'],
    })
    expect(pointOf(promising({ future: [feature('Fast')] }), 1).room.score).toBe(6)
  })

  it('compares a price with the middle of at least two', () => {
    const priced = (dollarsPerYear: number) => ({
      ...BARE,
      price: { text: state('', 'model'), dollarsPerYear },
    })
    expect(competing(priced(100)).demand.known).toBe(false)
    expect(competing(priced(100), priced(300)).demand.score).toBe(4)
    expect(competing(priced(300), priced(100)).demand.score).toBe(6)
    expect(competing(priced(200), priced(100), priced(300)).demand.score).toBe(5)
  })

  it.each(['wide', 'compact'] as const)('spreads equal points apart (%s)', (layout) => {
    const report = withMarket({ competitors: Array.from({ length: 12 }, () => competitorWith(BARE)) })
    const places = placesOf(drawn(report, layout).source)
    expect(places).toHaveLength(13)
    const gaps = places.flatMap(([x = 0, y = 0], index) =>
      places.slice(index + 1).map(([u = 0, v = 0]) => Math.hypot(x - u, y - v)),
    )
    expect(Math.min(...gaps)).toBeGreaterThan(0.03)
    expect(places.flat().every((share) => share > 0 && share < 1)).toBe(true)
    expect(drawn(report, layout).points.filter(({ shifted }) => shifted).length).toBeGreaterThan(8)
  })

  it('draws twelve competitors and counts the rest', () => {
    const quadrant = drawn(
      withMarket({ competitors: Array.from({ length: 15 }, () => competitorWith(BARE)) }),
    )
    expect(quadrant.points).toHaveLength(13)
    expect(quadrant.leftOut).toBe(3)
  })

  it('holds nothing of the report outside of a label, whatever it says', () => {
    const any = fc.record({
      brief: fc.constant(null),
      concept,
      audience,
      market,
      evidence: fc.constant(null),
    })
    const line =
      /^(quadrantChart| {2}[xy]-axis "[\w ]+" --> "[\w ]+"| {2}quadrant-[1-4] "[\w ,]+"| {2}"[^"\n]+": \[[01]\.\d{3}, [01]\.\d{3}\] radius: \d+)$/
    fc.assert(
      fc.property(any, (report) => {
        for (const each of drawn(report).source.split('\n')) expect(each).toMatch(line)
      }),
    )
  })

  it('is the same for the same report', () => {
    const report = withMarket({ competitors: [competitorWith(BARE), competitorWith(BARE)] })
    expect(drawn(report)).toEqual(drawn(report))
  })
})

describe('the map of personas and features', () => {
  const persona = (description: string, painPoints: string[], goals: string[] = []): Persona => ({
    description: state(description, 'model'),
    age: state('', 'model'),
    occupation: state('Baker', 'model'),
    technicalLevel: state('', 'model'),
    painPoints: said(...painPoints),
    goals: said(...goals),
    channel: null,
    citations: [],
  })
  const reportOf = (personas: Persona[], core: string[], future: string[] = []): Report => {
    const features = (texts: string[]) =>
      said(...texts).map((description) => ({ description, platforms: { web: true, mobile: false } }))
    const groups = { mustHave: [], shouldHave: [], niceToHave: [] }
    return {
      ...EMPTY,
      audience: { personas },
      concept: {
        ...EMPTY_CONCEPT,
        features: { core: features(core), ...groups, future: features(future) },
      },
    }
  }
  const linksOf = (...given: Parameters<typeof reportOf>) => personaFeatureMap(reportOf(...given))?.links

  it('is missing without personas or features', () => {
    expect(personaFeatureMap(reportOf([], ['Invoices']))).toBeNull()
    expect(personaFeatureMap(reportOf([persona('A', ['Invoices'])], []))).toBeNull()
    expect(personaFeatureMap(EMPTY)).toBeNull()
  })

  it('joins by a shared word, whatever its ending', () => {
    expect(linksOf([persona('Ann', ['Booking is slow'])], ['Book a table', 'Pay the bill'])).toEqual([
      { number: 1, persona: 'Ann', feature: 'Book a table', group: 'core', words: ['book'] },
    ])
    expect(linksOf([persona('Ann', [], ['Invoice clients'])], [], ['Invoices by mail'])).toMatchObject([
      { group: 'future', words: ['invoices'] },
    ])
  })

  it('joins by words of languages without spaces', () => {
    expect(linksOf([persona('王', ['预订 餐厅 很慢'])], ['预订 桌子'])).toMatchObject([{ words: ['预订'] }])
  })

  it('does not join by words that say nothing or that half of the features hold', () => {
    expect(linksOf([persona('Ann', ['I want to use the app'])], ['Use the app for it'])).toEqual([])
    const features = ['Dog walks', 'Dog food', 'Dog toys', 'Cat food', 'Bird seed']
    expect(linksOf([persona('Ann', ['My dog needs toys'])], features)).toMatchObject([
      { feature: 'Dog toys', words: ['toys'] },
    ])
  })

  it('shows the three closest features and names the rest', () => {
    const map = personaFeatureMap(
      reportOf(
        [persona('Ann', ['late invoices, taxes, bank letters, salary']), persona('Bob', ['Rain'])],
        ['Salary slips', 'Taxes', 'Bank letters', 'Invoices from late bank taxes', 'Umbrella'],
      ),
    )
    expect(map?.links.map(({ feature }) => feature)).toEqual([
      'Invoices from late bank taxes',
      'Bank letters',
      'Salary slips',
    ])
    expect(map?.personasAlone).toEqual(['Bob'])
    expect(map?.featuresAlone).toEqual(['Taxes', 'Umbrella'])
  })

  it('draws nothing when no word is shared', () => {
    expect(personaFeatureMap(reportOf([persona('Ann', ['Rain'])], ['Snow']))?.source).toBeNull()
  })

  it('calls a persona without a description by its occupation', () => {
    expect(linksOf([persona(' ', ['Rain'])], ['Rain coat'])).toMatchObject([{ persona: 'Baker' }])
  })
})

describe('a label', () => {
  it('is cut between characters, wide ones counting twice', () => {
    expect(shorten('a'.repeat(80), 18)).toBe(`${'a'.repeat(17)}…`)
    expect(shorten('👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', 4)).toBe('👩‍👩‍👧…')
    expect(shorten('中文公司', 8)).toBe('中文公司')
    expect(widthOf('中文 a1')).toBe(7)
  })

  it('is one line without controls, turned direction or piled marks', () => {
    expect(shorten('a\n\tb\u202Ec\u0000d', 40)).toBe('a b c d')
    expect(shorten(`e${'\u0301'.repeat(50)}`, 40)).toBe(`e${'\u0301'.repeat(3)}`)
    expect(shorten(`a\uD83Db`, 40)).toBe('a b')
  })

  it('never holds what mermaid reads outside of its grammar', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(escapeLabel(text)).not.toMatch(/["<>\n]|%%|%\{|#\d|\$\$|style|classDef|fa:|\\n/)
      }),
    )
    expect(escapeLabel('%%{init}%% style fa:fa-x \\n #35; $$x$$ "q" <b>&')).not.toMatch(
      /["<>]|%%|%\{|#\d|\$\$|style|fa:|\\n/,
    )
  })
})
