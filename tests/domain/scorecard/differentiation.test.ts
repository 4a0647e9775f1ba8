import { state } from '@domain/basis'
import { type Competitor, type ConceptSection, EMPTY_CONCEPT, type Report } from '@domain/report'
import { describe, expect, it } from 'vitest'
import { cite, competitorWith, EMPTY, marketWith, metricOf, scoreOf } from './given'

describe('differentiation', () => {
  const feature = (text: string) => ({
    description: state(text, 'template'),
    platforms: { web: true, mobile: true },
  })
  const CONCEPT: ConceptSection = {
    ...EMPTY_CONCEPT,
    overview: state('Bread', 'founder'),
    features: {
      core: [feature('Deliver at dawn')],
      mustHave: [feature('Pay by phone')],
      shouldHave: [feature('Share a loaf')],
      niceToHave: [],
      future: [],
    },
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
    for (const name of [state('Crumbs', 'source', ['s1']), state('Crumbs', 'founder')])
      expect(scoreWith(weak(['late', 'dear', 'dry'], [dawn('late')], { live: null, name }))).toBe(3.3)
  })

  it.each([
    ['quote_found', 5],
    ['not_checked', 5],
    ['quote_not_found', 6.7],
    ['unreachable', 6.7],
  ] as const)('with a fourth weakness whose page is %s is %d', (status, score) => {
    const given = reportOn(
      weak(['late', 'dear', 'dry'], [dawn('late'), dawn('dear')], {
        weaknesses: [...weak(['late', 'dear', 'dry']).weaknesses, state('cold', 'source', ['s2'])],
      }),
    )
    const report = { ...given, evidence: { citations: [cite('s1'), cite('s2', status)] } }
    const metric = metricOf(report, 'differentiation')
    expect(metric.score).toBe(score)
    const isLeftOut = score === 6.7
    expect(metric.reason.endsWith('; 1 left out, as no cited page was found that says so.')).toBe(isLeftOut)
    expect(metric.inputs[3]?.value).toBe(isLeftOut ? 'Not answered (left out)' : 'Not answered')
  })

  it('leaves out all weaknesses of a competitor whose page was not found to name it', () => {
    const named = { name: state('Crusts', 'source', ['s2']) }
    const given = reportOn(weak(['late', 'dear', 'dry'], [dawn('late')]), weak(['cold', 'far'], [], named))
    const withStatus = (status: 'quote_found' | 'unreachable') =>
      scoreOf({ ...given, evidence: { citations: [cite('s1'), cite('s2', status)] } }, 'differentiation')
    expect(withStatus('quote_found')).toBe(2)
    expect(withStatus('unreachable')).toBe(3.3)
  })

  it('keeps weaknesses that claim no page', () => {
    const weaknesses = ['late', 'dear', 'dry'].map((text) => state(text, 'model'))
    expect(scoreWith(weak([], [dawn('late')], { weaknesses }))).toBe(3.3)
  })

  it('cannot be told once all features that the answers name are gone', () => {
    const gone = (weakness: string) => ({ weakness, feature: 'Deliver at noon' })
    const all = weak(['late', 'dear', 'dry'], [gone('late'), { weakness: 'dear', feature: 'Share a loaf' }])
    const metric = metricOf(reportOn(all), 'differentiation')
    expect(metric.score).toBeNull()
    expect(metric.reason).toBe(
      'The features were rewritten after the market section: rewrite the market section to compare them.',
    )
    expect(scoreWith(weak(['late', 'dear', 'dry'], [gone('late'), dawn('dear')]))).toBe(3.3)
    expect(scoreWith(all, weak(['cold'], [dawn('cold')]))).toBe(2.5)
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
