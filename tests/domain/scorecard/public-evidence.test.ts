import { type BriefValues, emptyBrief } from '@domain/brief/brief'
import { answered } from '@domain/brief/changes'
import type { Lookup } from '@domain/lookups'
import type { Report } from '@domain/report'
import { describe, expect, it } from 'vitest'
import { EMPTY, lookupWith, metricOf, recordOf, withMarket } from './given'

const TITLES = lookupWith('hackernews', 'discussion', { titles: 500 })
const NO_TITLES = lookupWith('hackernews', 'discussion', { titles: 0 })
const TENDERS = lookupWith('ted', 'tenders', { notices: 50 })
const RATINGS = lookupWith('itunes', 'apps', { 'top-ratings': 50_000 })

const report = (lookups: Lookup[], demand: BriefValues['evidence'] | null = null): Report => {
  const open = emptyBrief()
  const brief = demand ? { ...open, evidence: answered([demand], open.evidence) } : null
  return { ...EMPTY, market: withMarket({}).market, brief, lookups: recordOf(lookups) }
}
const demandOf = (lookups: Lookup[], demand: BriefValues['evidence'] | null = null) =>
  metricOf(report(lookups, demand), 'demandEvidence')
const evidence = (kind: BriefValues['evidence']['kind'], count: number) => ({
  kind,
  count,
  text: '',
  link: null,
})

describe('public evidence in the score', () => {
  it('gives at most 4 without an answer, and names its sources', () => {
    const { score, answered: byAnswers, inputs } = demandOf([TITLES, RATINGS, TENDERS])
    expect([score, byAnswers]).toEqual([4, false])
    expect(inputs.slice(-3).map(({ sources }) => sources)).toEqual([['l1'], ['l2'], ['l3']])
  })

  it('adds at most 2 by one source and 4 by all to the answers of the founder', () => {
    const waiting = evidence('waiting', 1)
    expect(demandOf([], waiting).score).toBe(1)
    const sites = ['a', 'b', 'c'].map(() => lookupWith('stackexchange', 'questions', { questions: 100 }))
    expect(demandOf(sites, waiting).score).toBe(3)
    const all = demandOf([...sites, TITLES, TENDERS, RATINGS], waiting)
    expect([all.score, all.answered]).toEqual([5, true])
    expect(all.reason).toContain('Public sources add 4 points.')
  })

  it('never lifts answers above 8', () => {
    expect(demandOf([TITLES, TENDERS], evidence('paying', 12)).score).toBe(8)
  })

  it('takes nothing from a founder who names interviews or paying customers, but from a waiting list', () => {
    expect(demandOf([NO_TITLES], evidence('waiting', 30)).score).toBe(3)
    expect(demandOf([NO_TITLES], evidence('interviews', 10)).score).toBe(3)
    expect(demandOf([NO_TITLES], evidence('paying', 3)).score).toBe(7)
  })

  it.each<[string, Partial<Lookup>]>([
    ['an ambiguous answer', { outcome: 'ambiguous', cause: 'irrelevant' }],
    ['an old answer in place of a failed one', { outcome: 'not-measured', cause: 'stale' }],
  ])('does not count %s', (_, changes) => {
    const { score } = demandOf([{ ...TITLES, ...changes }])
    expect(score).toBe(demandOf([]).score)
  })

  it('counts finding nothing only where the audience is', () => {
    const nothing = lookupWith('hackernews', 'discussion', { titles: 0 }, { control: null })
    expect(demandOf([nothing], evidence('waiting', 30)).score).toBe(4)
  })
})
