import { EMPTY_MARKET } from '@domain/report'
import { reportMarkdown } from '@domain/report-markdown'
import { escapeMarkdown } from '@domain/report-markdown/escape'
import { MARKET_PARTS, notAssessed, presentParts, REPORT_TABS, sectionOfTab } from '@domain/report-outline'
import { statementsOf } from '@domain/report-statements'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RESEARCHED_MARKET } from '../features/report/researched-report'
import { audience, concept, market } from './sample-report'

const idsOf = (section: typeof EMPTY_MARKET) => presentParts(MARKET_PARTS, section).map(({ id }) => id)

describe('the outline of a report', () => {
  it('leaves no statement out: each is in the Markdown, whatever field it is in', () => {
    fc.assert(
      fc.property(concept, audience, market, (concept, audience, market) => {
        const report = { brief: null, concept, audience, market, evidence: null }
        const input = { title: '', idea: '', createdAt: '2026-11-20T11:03:13Z', engine: null, plan: null }
        const markdown = reportMarkdown({ ...input, report })
        for (const { text } of statementsOf(report)) expect(markdown).toContain(escapeMarkdown(text))
      }),
      { numRuns: 100 },
    )
  })

  it('has only the parts of which something was assessed, and names the rest', () => {
    const unassessed = [
      'counter-case',
      'growth',
      'problem-tests',
      'public-sources',
      'risks',
      'figures',
      'unknowns',
    ]
    const all = MARKET_PARTS.map(({ id }) => id)
    expect(idsOf(EMPTY_MARKET)).toEqual(all.filter((id) => !unassessed.includes(id)))
    expect(idsOf({ ...EMPTY_MARKET, risks: [] })).toContain('risks')
    const { whyNow } = RESEARCHED_MARKET
    expect(idsOf({ ...EMPTY_MARKET, whyNow })).toContain('growth')
    expect(notAssessed(MARKET_PARTS, { ...RESEARCHED_MARKET, growth: null, nextTest: null })).toBe(
      'Not assessed: a next test and growth.',
    )
    expect(notAssessed(MARKET_PARTS, RESEARCHED_MARKET)).toBeNull()
  })

  it('has one tab from which each section can be written again', () => {
    const sections = REPORT_TABS.map(({ id }) => [id, sectionOfTab(id)])
    expect(Object.fromEntries(sections)).toEqual({
      summary: null,
      concept: 'concept',
      users: 'audience',
      features: null,
      market: 'market',
      citations: null,
      deck: null,
      diagrams: null,
    })
  })
})
