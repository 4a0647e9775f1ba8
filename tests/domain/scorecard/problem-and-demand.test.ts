import { state } from '@domain/basis'
import type { Citation } from '@domain/citation'
import type { Report } from '@domain/report'
import { describe, expect, it } from 'vitest'
import { AS_OF, cite, EMPTY, metricOf, SEARCHED, scoreOf, testsOf, withMarket } from './given'

describe('problem severity', () => {
  const scoreWith = (...met: (boolean | null)[]) =>
    scoreOf(withMarket({ problemTests: testsOf(...met) }), 'problemSeverity')

  it.each([
    [[false, false, false, false, false, false], 0],
    [[true, false, false, false, false, false], 1.7],
    [[true, true, true, false, false, false], 5],
    [[true, true, true, true, true, false], 8.3],
    [[true, true, true, true, true, true], 10],
  ])('of the tests %j is %d', (met, score) => {
    expect(scoreWith(...met)).toBe(score)
  })

  it('needs three judged tests, met or not; those that were not judged count as not met', () => {
    expect(scoreWith()).toBeNull()
    expect(scoreWith(true, true)).toBeNull()
    expect(scoreWith(true, true, false)).toBe(3.3)
    expect(scoreWith(null, null, null, true, true, true)).toBe(5)
  })

  it('is left open where nobody judged the problem', () => {
    expect(scoreOf(withMarket({ problemTests: null }), 'problemSeverity')).toBeNull()
    expect(scoreOf(EMPTY, 'problemSeverity')).toBeNull()
  })

  it.each([
    ['quote_found', 6.7],
    ['not_checked', 6.7],
    ['quote_not_found', 5],
    ['unreachable', 5],
  ] as const)('of three tests and one whose page is %s is %d', (status, score) => {
    const popular = { met: true, reason: state('Many', 'source', ['s2']) }
    const problemTests = { ...testsOf(null, true, true, true), popular }
    const metric = metricOf(
      withMarket({ problemTests, citations: [cite('s1'), cite('s2', status)] }),
      'problemSeverity',
    )
    expect(metric.score).toBe(score)
    const isLeftOut = score === 5
    expect(metric.reason.endsWith('; 1 left out, as no cited page was found that says so.')).toBe(isLeftOut)
    expect(metric.inputs[0]?.value).toBe(isLeftOut ? 'Met (left out): Many' : 'Met: Many')
  })

  it('does not count what was left out as judged', () => {
    const problemTests = testsOf(true, true, true, false)
    const citations = [cite('s1', 'unreachable')]
    expect(scoreOf(withMarket({ problemTests, citations }), 'problemSeverity')).toBeNull()
  })

  it('keeps judgements that rest on no page', () => {
    const own = { met: true, reason: state('Many', 'model') }
    const problemTests = { ...testsOf(), popular: own, growing: own, urgent: own }
    expect(scoreOf(withMarket({ problemTests, citations: [] }), 'problemSeverity')).toBe(5)
  })

  it('shows each test with its outcome, reason and source', () => {
    const metric = metricOf(withMarket({ problemTests: testsOf(true, false, true) }), 'problemSeverity')
    expect(metric.reason).toBe('2 of 6 tests are met, and 10 × 2 ÷ 6 is 3.3.')
    expect(metric.inputs).toHaveLength(6)
    expect(metric.inputs[0]).toEqual({
      label: 'Popular',
      value: 'Met: Why popular',
      basis: 'source',
      sources: ['s1'],
    })
    expect(metric.inputs[1]?.value).toBe('Not met: Why growing')
    expect(metric.inputs[3]?.value).toBe('Not assessed: Why expensive')
  })
})

describe('demand evidence', () => {
  const firstHand = { firstHand: true, date: null }
  const spoken = (count: number): Citation[] =>
    Array.from({ length: count }, (_, index) => cite(`s${index + 1}`, 'quote_found', firstHand))
  const demandOf = (citations: Citation[], research: typeof SEARCHED | null = SEARCHED): Report =>
    withMarket({ research, citations })
  const scoreWith = (citations: Citation[]) => scoreOf(demandOf(citations), 'demandEvidence')

  it.each([
    [0, 0],
    [1, 3],
    [2, 5],
    [3, 7],
    [4, 7],
    [5, 9],
    [30, 9],
  ])('from %d sites is %d', (sites, score) => {
    expect(scoreWith(spoken(sites))).toBe(score)
  })

  it('cannot be told when nobody has searched', () => {
    expect(scoreOf(demandOf(spoken(3), null), 'demandEvidence')).toBeNull()
    expect(scoreOf(EMPTY, 'demandEvidence')).toBeNull()
  })

  it('counts only words that were found on their page, of people who speak for themselves', () => {
    const [first, second, third] = spoken(3)
    expect(
      scoreWith([
        ...(first ? [first] : []),
        ...(second ? [{ ...second, check: cite('s2', 'quote_not_found').check }] : []),
        ...(third ? [{ ...third, firstHand: false }] : []),
        cite('s4', 'unreachable', firstHand),
        cite('s5', 'not_checked', firstHand),
      ]),
    ).toBe(3)
  })

  it.each([
    ['unreachable', 'Page that could not be read on site-s1.example'],
    ['not_checked', 'Page not read yet on site-s1.example'],
  ] as const)('cannot be told when every page with such words was %s', (status, label) => {
    const metric = metricOf(demandOf([cite('s1', status, firstHand)]), 'demandEvidence')
    expect(metric).toMatchObject({
      score: null,
      reason: 'Pages with the words of people who have the problem are cited, but none of them was read.',
      inputs: [{ label, value: 'No date', basis: 'source', sources: ['s1'] }],
    })
  })

  it('is 0 when nobody is cited, and when the pages that were read do not have their words', () => {
    const reasonWith = (...citations: Citation[]) => metricOf(demandOf(citations), 'demandEvidence')
    expect(reasonWith(cite('s1'))).toMatchObject({
      score: 0,
      reason: 'The web was searched, and no page with the words of people who have the problem is cited.',
      inputs: [],
    })
    const read = cite('s1', 'quote_not_found', firstHand)
    expect(reasonWith(read).reason).toBe(
      'The words of people who have the problem were found on none of the pages that were read.',
    )
    const mixed = reasonWith(read, cite('s2', 'unreachable', firstHand), cite('s3', 'not_checked', firstHand))
    expect(mixed.score).toBe(0)
    expect(mixed.reason).toContain('that were read; 2 more pages were not read.')
    expect(mixed.inputs.map(({ sources }) => sources)).toEqual([['s1'], ['s2'], ['s3']])
  })

  it('takes the outcome of the check from the evidence section', () => {
    const report = demandOf([cite('s1', 'quote_not_found', firstHand)])
    expect(scoreOf(report, 'demandEvidence')).toBe(0)
    const evidence = { citations: [cite('s1', 'quote_found', firstHand)] }
    expect(scoreOf({ ...report, evidence }, 'demandEvidence')).toBe(3)
  })

  it('counts a site once, whatever stands before its name', () => {
    const on = (id: string, url: string) => cite(id, 'quote_found', { ...firstHand, url })
    const reddit = [on('s1', 'https://www.reddit.com/a'), on('s2', 'http://old.Reddit.com:443/b')]
    expect(scoreWith(reddit)).toBe(3)
    expect(scoreWith([...reddit, on('s3', 'https://mumsnet.co.uk/a')])).toBe(5)
    expect(scoreWith([on('s1', 'https://a.co.uk/'), on('s2', 'https://b.co.uk/')])).toBe(5)
  })

  it.each([
    ['2026-11-20', 4],
    ['2025-11-20', 4],
    ['2025-11-19', 3],
    ['2026-11-21', 3],
    ['2026-03', 4],
    ['2026', 4],
    // The earliest day of 2025 is too long ago.
    ['2025', 3],
    ['2025-11', 3],
    ['2025-12', 4],
    ['May 2026', 3],
    ['2026-13-01', 3],
  ])('of one site that is dated %s is %d', (date, score) => {
    expect(scoreWith([cite('s1', 'quote_found', { firstHand: true, date })])).toBe(score)
  })

  it('adds one point only, and nothing for recent words that were not found', () => {
    const recent = { firstHand: true, date: '2026-10-01' }
    const many = ['s1', 's2', 's3', 's4', 's5'].map((id) => cite(id, 'quote_found', recent))
    expect(scoreWith(many)).toBe(10)
    expect(scoreWith([...spoken(1), cite('s9', 'quote_not_found', recent)])).toBe(3)
  })

  it('counts back from when the idea was submitted, in whatever form the database says it', () => {
    const report = demandOf([cite('s1', 'quote_found', { firstHand: true, date: '2024-06-01' })])
    const scoreAt = (asOf: string) => scoreOf(report, 'demandEvidence', { asOf, plan: null })
    expect(scoreAt(AS_OF)).toBe(3)
    expect(scoreAt('2025-01-01 11:03:13.9+00')).toBe(4)
    expect(scoreAt('')).toBe(3)
  })

  it('names each quote, its site and its date', () => {
    const metric = metricOf(
      demandOf([cite('s1', 'quote_found', { firstHand: true, date: '2026-05-01' }), ...spoken(2).slice(1)]),
      'demandEvidence',
    )
    expect(metric.inputs).toEqual([
      { label: 'Quote found on site-s1.example', value: '2026-05-01', basis: 'source', sources: ['s1'] },
      { label: 'Quote found on site-s2.example', value: 'No date', basis: 'source', sources: ['s2'] },
      { label: 'Independent sites', value: '2', basis: null, sources: [] },
    ])
    expect(metric.reason).toBe(
      'People who have the problem speak of it on 2 independent sites: 5 points for 2, and 1 more as one of them is from the 12 months before the idea.',
    )
  })
})
