import { state } from '@domain/basis'
import type { Citation, SupportVerdict } from '@domain/citation'
import { conflictsOf, weightOf } from '@domain/disagreements'
import { reportMarkdown } from '@domain/report-markdown'
import { describe, expect, it } from 'vitest'
import { cite, competitorWith, withMarket } from './scorecard/given'

const SAID = 'Keepers pay for software.'
const judged = (id: string, verdict: SupportVerdict, changes: Partial<Citation> = {}): Citation => ({
  ...cite(id),
  quote: `Words of ${id}`,
  ...changes,
  check: {
    status: 'quote_found',
    at: '2026-11-20T00:00:00Z',
    reason: null,
    support: [{ statement: SAID, verdict, reason: 'Because.', by: 'model' }],
  },
})
const reportWith = (...citations: Citation[]) =>
  withMarket({
    competitors: [
      competitorWith({
        strengths: [
          state(
            SAID,
            'source',
            citations.map(({ id }) => id),
          ),
        ],
      }),
      competitorWith({
        weaknesses: [
          state(
            SAID,
            'source',
            citations.map(({ id }) => id),
          ),
        ],
      }),
    ],
    citations,
  })

describe('sources that contradict each other', () => {
  const report = reportWith(
    judged('s1', 'supports', { date: '2019-03-04' }),
    judged('s2', 'contradicts'),
    judged('s3', 'partly', { url: 'https://www.ons.gov.uk/a', date: '2025-06-01' }),
    judged('s4', 'unrelated'),
  )

  it('stand on two sides of their statement, once, official ones first', () => {
    expect(
      conflictsOf(report).map(({ text, supporting, contradicting }) => [
        text,
        supporting.map(({ id }) => id),
        contradicting.map(({ id }) => id),
      ]),
    ).toEqual([[SAID, ['s3', 's1'], ['s2']]])
  })

  it('show date, age and tier', () => {
    const [conflict] = conflictsOf(report)
    const both = [...(conflict?.supporting ?? []), ...(conflict?.contradicting ?? [])]
    expect(both.map((citation) => weightOf(citation, (date) => date))).toEqual([
      's3, 2025-06-01, 1 year old, official source',
      's1, 2019-03-04, 7 years old',
      's2, date unknown',
    ])
  })

  it('stand beside each other in Markdown', () => {
    const text = reportMarkdown({
      title: 'T',
      idea: 'I',
      createdAt: '2026-11-20',
      engine: null,
      report,
      plan: null,
    })
    expect(text).toContain(
      `#### Sources disagree: “${SAID}”\n\n| Supports the statement | Contradicts the statement |\n| --- | --- |\n| **s3** s3, 2025-06-01, 1 year old, official source: “Words of s3” | **s2** s2, date unknown: “Words of s2” |\n| **s1** s1, 2019-03-04, 7 years old: “Words of s1” |  |`,
    )
  })

  it('are none where all agree or say nothing', () => {
    expect(conflictsOf(reportWith(judged('s1', 'supports'), judged('s2', 'unrelated')))).toEqual([])
    expect(conflictsOf(reportWith(judged('s1', 'contradicts')))).toEqual([])
  })
})
