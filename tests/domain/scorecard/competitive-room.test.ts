import { state } from '@domain/basis'
import type { Competitor } from '@domain/report'
import { describe, expect, it } from 'vitest'
import { AS_OF, cite, competitorWith, EMPTY, metricOf, scoreOf, withMarket } from './given'

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

  it.each([
    ['quote_found', 8],
    ['not_checked', 8],
    ['quote_not_found', 6],
    ['unreachable', 6],
  ] as const)('of two competitors and one whose page is %s is %d', (status, score) => {
    const checked = competitorWith({ live: true, name: state('Crusts', 'source', ['s2']) })
    const report = withMarket({
      competitors: [...living(2), checked],
      citations: [cite('s1'), cite('s2', status)],
    })
    expect(scoreOf(report, 'competitiveRoom')).toBe(score)
  })

  it('takes one sound page of several, and no page that is not there', () => {
    const on = (...sources: string[]) =>
      scoreOf(
        withMarket({
          competitors: [...living(2), competitorWith({ live: true, name: state('X', 'source', sources) })],
          citations: [cite('s1'), cite('s2', 'unreachable')],
        }),
        'competitiveRoom',
      )
    expect(on('s2', 's1')).toBe(8)
    expect(on('s2', 's9')).toBe(6)
    expect(on()).toBe(6)
  })

  it('says how many were left out, and cannot be told when all were', () => {
    const citations = [cite('s1'), cite('s2', 'quote_not_found')]
    const wrong = competitorWith({ live: true, dominant: true, name: state('X', 'source', ['s2']) })
    const metric = metricOf(withMarket({ competitors: [...living(1), wrong], citations }), 'competitiveRoom')
    expect(metric.reason).toBe(
      '1 competitor seen in business: 6 points for 1 to 2; 1 left out, as no cited page was found that says so.',
    )
    expect(metric.inputs[1]?.value).toBe('In business, dominates (left out)')
    const none = metricOf(
      withMarket({ competitors: [wrong, competitorWith()], citations }),
      'competitiveRoom',
    )
    expect(none.score).toBeNull()
    expect(none.reason).toBe(
      'No competitor remains that was looked up; 1 left out, as no cited page was found that says so.',
    )
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
