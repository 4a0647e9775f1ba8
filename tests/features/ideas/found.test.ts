import type { LookupSource } from '@domain/lookups'
import { readReport } from '@domain/report-storage'
import { expect, it } from 'vitest'
import { foundIn } from '@/features/ideas/found'

/** A stored lookup. */
const lookup = (source: LookupSource, measure: string, outcome: string, changes: object = {}) => ({
  ...{ id: source, source, measure, question: measure, outcome, cause: null, reason: null, says: null },
  ...{ link: 'https://example.test/', retrievedAt: '2026-11-20T11:00:00Z', scope: 'DE', relevance: null },
  ...{ figures: [], series: [], items: [], caveats: [] },
  queries: [
    { shown: 'C1071', method: 'GET', url: 'https://example.test/', body: null, at: '', from: 'source' },
  ],
  ...changes,
})

it('tells how many public sources were asked, how many had figures, and the official count', () => {
  const figures = [
    { id: 'enterprises', label: 'Enterprises', value: 9800, unit: 'enterprises', period: '2024' },
  ]
  const lookups = [
    lookup('eurostat', 'enterprises', 'measured', { figures }),
    lookup('eurostat', 'births', 'measured'),
    lookup('itunes', 'apps', 'ambiguous'),
    lookup('github', 'projects', 'not-measured', { cause: 'slow' }),
    lookup('ted', 'tenders', 'not-measured', { cause: 'terms', queries: [] }),
  ]
  const report = readReport({ lookups: { terms: {}, at: '2026-11-20T11:00:00Z', lookups } })
  expect(foundIn(report)[2]).toEqual([
    'Searched 3 public sources, 1 had figures',
    'Eurostat: 9,800 enterprises',
  ])
})

it('finds nothing in a report that is not written yet', () => {
  expect(foundIn(readReport({}))).toEqual([[], [], []])
})
