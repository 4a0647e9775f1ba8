import { describe, expect, it } from 'vitest'
import { state } from '../../supabase/functions/_shared/domain/basis.ts'
import { type Citation, citationSchema } from '../../supabase/functions/_shared/domain/citation.ts'
import { EMPTY_MARKET, type Report } from '../../supabase/functions/_shared/domain/report.ts'
import { writeEvidence } from '../../supabase/functions/_shared/validation/write-evidence.ts'

const AS_OF = '2026-11-20T10:00:00+00:00'
const keepCitations = async (_: Report, citations: Citation[]) => citations

const cited = (id: string, status: Citation['check']['status'] = 'not_checked') =>
  citationSchema.parse({
    id,
    title: id,
    source: 'Bread Board',
    url: `https://bread.example/${id}`,
    quote: `Bread of ${id}`,
    check: { status },
  })

const sectionsWith = (...citations: Citation[]): Omit<Report, 'evidence'> => ({
  brief: null,
  concept: null,
  audience: null,
  market: {
    ...EMPTY_MARKET,
    targetMarket: state('Bakers', 'model'),
    uniqueValue: state('Fresh', 'model'),
    citations,
  },
})

describe('the evidence of a report that was checked before', () => {
  it('asks again only for pages that were never read, and keeps what was read', async () => {
    const asked: string[] = []
    const known = [cited('s1', 'quote_found'), cited('s2', 'quote_not_found'), cited('s3', 'unreachable')]
    const { section } = await writeEvidence(
      sectionsWith(cited('s1'), cited('s2'), cited('s3'), cited('s4')),
      { known, asOf: AS_OF, plan: null },
      async (citations) => {
        asked.push(...citations.map(({ id }) => id))
        return citations.map(({ id }) => cited(id, 'quote_found'))
      },
      keepCitations,
    )
    expect(asked).toEqual(['s3', 's4'])
    expect(section.citations.map(({ id, check }) => [id, check.status])).toEqual([
      ['s1', 'quote_found'],
      ['s2', 'quote_not_found'],
      ['s3', 'quote_found'],
      ['s4', 'quote_found'],
    ])
  })

  it('does not take another quote of the same page for checked', async () => {
    const known = [{ ...cited('s1', 'quote_found'), quote: 'Something else' }]
    const asked: Citation[] = []
    await writeEvidence(
      sectionsWith(cited('s1')),
      { known, asOf: AS_OF, plan: null },
      async (citations) => {
        asked.push(...citations)
        return citations
      },
      keepCitations,
    )
    expect(asked).toHaveLength(1)
  })
})
