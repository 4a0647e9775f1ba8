import { type Citation, citationSchema } from '@domain/citation'
import type { Report } from '@domain/report'
import { citationsOf } from '@domain/report-citations'
import { readReport } from '@domain/report-storage'
import { describe, expect, it } from 'vitest'

const cite = (id: string, more: Partial<Citation> = {}) => ({
  ...citationSchema.parse({ id, title: `Title ${id}`, source: 'Source', url: `https://example.org/${id}` }),
  ...more,
})
const checked = { status: 'quote_found', at: '2026-11-20T11:00:00Z', reason: null } as const

const reportWith = (row: Record<string, unknown>): Report => readReport(row)

describe('the citations of a report', () => {
  it('stand once each, in the order of their numbers, with every section that uses them', () => {
    const report = reportWith({
      projectConcept: { citations: [cite('s10'), cite('s2')] },
      targetUsers: [{ citations: [cite('s2')] }, { citations: [cite('s2')] }],
      marketValidation: { citations: [cite('s1'), cite('s2')] },
    })
    expect(citationsOf(report).map(({ id, labels }) => [id, labels])).toEqual([
      ['s1', ['Market Analysis']],
      ['s2', ['Project Concept', 'Target Users', 'Market Analysis']],
      ['s10', ['Project Concept']],
    ])
  })

  it('carry the result of their check, also in the sections', () => {
    const report = reportWith({
      marketValidation: { citations: [cite('s1')] },
      real_citations: [cite('s1', { check: checked }), cite('s2')],
    })
    expect(citationsOf(report)).toMatchObject([
      { id: 's1', labels: ['Market Analysis'], check: checked },
      { id: 's2', labels: ['Market Research'], check: { status: 'not_checked' } },
    ])
  })

  it('have an order even when their ids have no numbers', () => {
    const report = reportWith({ real_citations: [cite('beta'), cite('s2'), cite('alpha')] })
    expect(citationsOf(report).map(({ id }) => id)).toEqual(['alpha', 'beta', 's2'])
  })

  it('of an older report, without numbers, are told apart by their address and numbered after the others', () => {
    const old = (url: string) => ({ url, title: 'Old', relevance: 'high', date: 2024 })
    const report = reportWith({
      projectConcept: { citations: [old('https://example.org/a'), old('https://example.org/b')] },
      marketValidation: { citations: [old('https://example.org/b'), cite('s4')] },
    })
    expect(citationsOf(report)).toMatchObject([
      { id: 's4', labels: ['Market Analysis'] },
      { id: 's5', url: 'https://example.org/a', relevance: null, date: null },
      { id: 's6', labels: ['Project Concept', 'Market Analysis'], check: { status: 'not_checked' } },
    ])
  })

  it('are none in a report that is not there yet', () => {
    expect(citationsOf(reportWith({}))).toEqual([])
  })
})

describe('a citation', () => {
  it('counts as not checked until it is', () => {
    expect(cite('s1').check).toEqual({ status: 'not_checked', at: null, reason: null })
  })

  it.each(['ftp://example.org', 'javascript:alert(1)', 'https://exa mple.org', 'example.org'])(
    'never leads to %s',
    (url) => {
      expect(citationSchema.safeParse({ ...cite('s1'), url }).success).toBe(false)
    },
  )
})
