import { state } from '@domain/basis'
import type { Competitor, ConceptSection, Report } from '@domain/report'
import { describe, expect, it } from 'vitest'
import { AS_OF, competitorWith, EMPTY, marketWith, metricOf, scoreOf, withMarket } from './given'

describe('competitive room', () => {
  const living = (count: number, changes: Partial<Competitor> = {}): Competitor[] =>
    Array.from({ length: count }, () => competitorWith({ live: true, ...changes }))
  const gone = competitorWith({ live: false })
  const scoreWith = (competitors: Competitor[]) => scoreOf(withMarket({ competitors }), 'competitiveRoom')

  it.each([
    [0, 3],
    [1, 6],
    [2, 6],
    [3, 8],
    [7, 8],
    [8, 5],
    [15, 5],
    [16, 3],
  ])('with %d live competitors is %d', (count, score) => {
    expect(scoreWith([gone, ...living(count)])).toBe(score)
  })

  it('is two less when one of them dominates, however many do', () => {
    expect(scoreWith([...living(2), ...living(1, { dominant: true })])).toBe(6)
    expect(scoreWith(living(4, { dominant: true }))).toBe(6)
    expect(scoreWith(living(20, { dominant: true }))).toBe(1)
    expect(scoreWith([...living(3), competitorWith({ live: false, dominant: true })])).toBe(8)
  })

  it('cannot be told when nobody looked', () => {
    expect(scoreWith([competitorWith(), competitorWith()])).toBeNull()
    expect(scoreWith([competitorWith(), gone])).toBe(3)
    expect(scoreOf(EMPTY, 'competitiveRoom')).toBeNull()
  })

  it('of an empty list tells something only after a search for competitors', () => {
    const research = (topic: 'competitors' | 'demand') => ({
      at: AS_OF,
      queries: [{ topic, query: 'bread', sources: 0 }],
    })
    expect(scoreWith([])).toBeNull()
    expect(scoreOf(withMarket({ research: research('demand') }), 'competitiveRoom')).toBeNull()
    expect(scoreOf(withMarket({ research: research('competitors') }), 'competitiveRoom')).toBe(3)
  })

  it('names each competitor and what was seen of it', () => {
    const competitors = [...living(1, { dominant: true }), gone, competitorWith({ dominant: true })]
    const { inputs, reason } = metricOf(withMarket({ competitors }), 'competitiveRoom')
    expect(inputs.map(({ label, value }) => [label, value])).toEqual([
      ['Crumbs', 'In business, dominates'],
      ['Crumbs', 'Not in business'],
      ['Crumbs', 'Not looked up'],
    ])
    expect(reason).toBe(
      '1 competitor seen in business: 6 points for 1 to 2, and 2 less as one of them dominates.',
    )
  })
})

describe('differentiation', () => {
  const feature = (text: string) => ({
    description: state(text, 'template'),
    platforms: { web: true, mobile: true },
  })
  const CONCEPT: ConceptSection = {
    overview: state('Bread', 'founder'),
    features: {
      core: [feature('Deliver at dawn')],
      mustHave: [feature('Pay by phone')],
      shouldHave: [feature('Share a loaf')],
      niceToHave: [],
      future: [],
    },
    roles: [],
    citations: [],
  }
  const weak = (names: string[], answers: Competitor['answers'] = [], changes: Partial<Competitor> = {}) =>
    competitorWith({
      live: true,
      weaknesses: names.map((text) => state(text, 'source', ['s1'])),
      answers,
      ...changes,
    })
  const reportOn = (...competitors: Competitor[]): Report => ({
    ...EMPTY,
    concept: CONCEPT,
    market: marketWith({ competitors }),
  })
  const scoreWith = (...competitors: Competitor[]) => scoreOf(reportOn(...competitors), 'differentiation')
  const dawn = (weakness: string) => ({ weakness, feature: 'Deliver at dawn' })

  it.each([
    [[], 0],
    [['late'], 3.3],
    [['late', 'dear'], 6.7],
    [['late', 'dear', 'dry'], 10],
  ])('with %j of three weaknesses answered is %d', (answered, score) => {
    expect(scoreWith(weak(['late', 'dear', 'dry'], answered.map(dawn)))).toBe(score)
  })

  it('is four at most under three weaknesses', () => {
    expect(scoreWith(weak(['late', 'dear'], [dawn('late'), dawn('dear')]))).toBe(4)
    expect(scoreWith(weak(['late'], [dawn('late')]))).toBe(4)
    expect(scoreWith(weak(['late'], []))).toBe(0)
    expect(scoreWith(weak(['late', 'dear'], [dawn('late')]), weak(['dry'], [dawn('dry')]))).toBe(6.7)
  })

  it('takes no answer that names another weakness or a feature of lower rank', () => {
    const answers = [
      dawn('Late'),
      { weakness: 'late', feature: 'Share a loaf' },
      { weakness: 'late', feature: 'Deliver at dawn ' },
      { weakness: 'late', feature: '' },
    ]
    expect(scoreWith(weak(['late', 'dear', 'dry'], answers))).toBe(0)
    expect(scoreWith(weak(['late', 'dear', 'dry'], [{ weakness: 'dear', feature: 'Pay by phone' }]))).toBe(
      3.3,
    )
  })

  it('takes no answer of one competitor for another', () => {
    expect(scoreWith(weak(['late', 'dear'], [dawn('late')]), weak(['late']))).toBe(3.3)
  })

  it('leaves out competitors that nobody has seen', () => {
    const unseen = (basis: 'template' | 'model' | 'assumption') =>
      weak(['late', 'dear', 'dry'], [dawn('late')], { live: null, name: state('Crumbs', basis) })
    expect(scoreWith(unseen('template'), unseen('model'), unseen('assumption'))).toBeNull()
    for (const basis of ['source', 'founder'] as const)
      expect(
        scoreWith(
          weak(['late', 'dear', 'dry'], [dawn('late')], { live: null, name: state('Crumbs', basis) }),
        ),
      ).toBe(3.3)
  })

  it('cannot be told without weaknesses or without features', () => {
    expect(scoreWith(weak([]))).toBeNull()
    expect(scoreWith()).toBeNull()
    const report = reportOn(weak(['late', 'dear', 'dry']))
    expect(scoreOf({ ...report, concept: null }, 'differentiation')).toBeNull()
    expect(scoreOf({ ...report, market: null }, 'differentiation')).toBeNull()
  })

  it('says which feature answers which weakness', () => {
    const { inputs, reason } = metricOf(reportOn(weak(['late', 'dear'], [dawn('late')])), 'differentiation')
    expect(inputs).toEqual([
      { label: 'Crumbs: late', value: 'Answered by: Deliver at dawn', basis: 'source', sources: ['s1'] },
      { label: 'Crumbs: dear', value: 'Not answered', basis: 'source', sources: ['s1'] },
    ])
    expect(reason).toBe(
      '1 of 2 weaknesses answered by core or must-have features, and 10 × 1 ÷ 2 is 5, but 4 at most with fewer than 3 weaknesses.',
    )
  })
})
