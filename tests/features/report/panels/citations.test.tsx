import { state } from '@domain/basis'
import type { Citation } from '@domain/citation'
import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CitationEntry } from '@/features/report/panels/citation-entry'
import { researchedRow } from '../../ideas/idea-rows'
import { openResults } from '../open-results'
import { RESEARCHED_EVIDENCE, RESEARCHED_MARKET } from '../researched-report'

async function openCitations(citations: unknown[] = RESEARCHED_EVIDENCE.citations) {
  await openResults([researchedRow({ citations: [] }, { real_citations: citations })], '?tab=citations')
  return within(await screen.findByRole('tabpanel', { name: 'Citations' }))
}

const SAMPLE: Citation = {
  id: 's1',
  title: 'A page',
  source: 'A publisher',
  url: 'https://example.test/',
  date: null,
  relevance: null,
  relevance_text: null,
  snippet: null,
  quote: null,
  topic: null,
  firstHand: false,
  check: { status: 'not_checked', at: null, reason: null },
}

describe('sources that contradict each other', () => {
  const statement = RESEARCHED_MARKET.growth?.text.text ?? ''
  const judged = (id: string, verdict: 'supports' | 'contradicts', changes: object = {}) => ({
    ...SAMPLE,
    id,
    quote: `Words of ${id}`,
    check: {
      status: 'quote_found',
      at: '2026-11-20T11:05:00Z',
      reason: null,
      support: [{ statement, verdict, reason: 'Because.', by: 'model' }],
    },
    ...changes,
  })
  const openMarket = (sources: string[], citations: unknown[]) =>
    openResults(
      [
        researchedRow(
          { citations: [], growth: { text: state(statement, 'source', sources), percentPerYear: 12 } },
          { real_citations: citations },
        ),
      ],
      '?tab=citations',
    )

  it('stand beside each other with date and tier', async () => {
    await openMarket(
      ['s1', 's2'],
      [
        judged('s1', 'supports', { url: 'https://www.ons.gov.uk/a', date: '2019-03-04' }),
        judged('s2', 'contradicts', { date: '2026-03-04' }),
      ],
    )
    const conflicts = within(await screen.findByRole('region', { name: 'Sources that disagree' }))
    const sides = ['Supports the statement', 'Contradicts the statement'].map((name) =>
      within(conflicts.getByRole('list', { name })),
    )
    expect(conflicts.getByText(statement)).toBeInTheDocument()
    expect(sides[0]?.getByRole('listitem')).toHaveTextContent(
      'Words of s1[s1] A publisher, Mar 4, 2019, 7 years old, official source',
    )
    expect(sides[1]?.getByRole('listitem')).toHaveTextContent('Words of s2[s2] A publisher, Mar 4, 2026')
  })

  it('are not shown where none contradicts', async () => {
    await openMarket(['s1'], [judged('s1', 'supports')])
    await screen.findByRole('tabpanel', { name: 'Citations' })
    expect(screen.queryByRole('region', { name: 'Sources that disagree' })).toBeNull()
  })
})

describe('a citation', () => {
  it.each([
    ['s1', 'Quote found on page', ''],
    ['s2', 'Quote not found', 'The page has the words, but another number.'],
    ['s3', 'Page unreachable', 'The page answered 404.'],
    ['s5', 'Not checked', 'There is no quote to look for.'],
  ])('says how its check came out: %s, %s', async (id, words, reason) => {
    await openCitations()
    const entry = within(document.getElementById(id) ?? document.body)
    expect(entry.getByText(words)).toBeInTheDocument()
    if (reason) expect(entry.getByText(reason)).toBeInTheDocument()
    const time = entry.queryByText(/^Nov 20, 2026, /)
    if (id === 's5') expect(time).toBeNull()
    else expect(time).toHaveAttribute('datetime', '2026-11-20T11:05:00Z')
  })

  it('shows its quote as a quotation, and a paraphrase as none', async () => {
    await openCitations()
    const quotes = screen.getAllByRole('blockquote')
    expect(quotes).toHaveLength(4)
    expect(quotes[0]).toHaveTextContent(/^In 2025, 100,000 households/)
    expect(screen.getByText(/^Walkers and owners meet once/).closest('blockquote')).toBeNull()
  })

  it('says what it was found for, and whether somebody speaks for themselves', async () => {
    await openCitations()
    const entry = document.getElementById('s4')
    expect(entry).toHaveTextContent('Found for: Demand')
    expect(entry).toHaveTextContent('Forum for dog owners, Mar 4, 2026, first-hand')
  })

  it('is counted by the outcome of its check', async () => {
    const citations = await openCitations()
    const outcome = citations.getByLabelText('Check results')
    expect(outcome).toHaveTextContent('Quote found on page2')
    expect(outcome).toHaveTextContent('Quote not found1')
    expect(outcome).toHaveTextContent('Page unreachable1')
    expect(outcome).toHaveTextContent('Not checked1')
  })

  it('shows what pages say as text, and leads only to the web', async () => {
    const hostile = '<img src=x onerror=alert(1)> %%{init: {}}%%'
    const citations = await openCitations([
      {
        ...SAMPLE,
        title: hostile,
        source: hostile,
        quote: hostile,
        snippet: `${hostile} again`,
        check: { status: 'unreachable', at: '2026-11-20T11:05:00Z', reason: hostile },
      },
      { ...SAMPLE, id: 's2', title: 'Script', url: 'javascript:alert(1)' },
      { ...SAMPLE, id: 's3', title: 'Data', url: 'data:text/html,<script>alert(1)</script>' },
    ])
    expect(citations.getByRole('link')).toHaveAttribute('href', 'https://example.test/')
    expect(citations.getByRole('link')).toHaveAttribute('rel', 'noopener nofollow')
    expect(citations.getByRole('link')).toHaveAttribute('target', '_blank')
    expect(citations.getAllByText(hostile)).toHaveLength(4)
    expect(citations.queryByText('Script')).not.toBeInTheDocument()
    expect(citations.queryByText('Data')).not.toBeInTheDocument()
    expect(document.querySelector('main img')).toBeNull()
  })

  it('is named and not linked when its address leads elsewhere', () => {
    const citation = { ...SAMPLE, title: 'Bad', url: 'javascript:alert(1)', labels: [] }
    render(<CitationEntry citation={citation} />)
    expect(screen.getByText('Bad')).toBeInTheDocument()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })
})
