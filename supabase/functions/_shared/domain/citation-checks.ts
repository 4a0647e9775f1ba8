import type { Statement } from './basis.ts'
import type { Citation } from './citation.ts'
import type { Report } from './report.ts'
import { citationsOf } from './report-citations.ts'

type CheckStatus = Citation['check']['status']

/** What the check of a citation found; never 'proven' (docs/evidence.md#outcomes). */
export const CHECK_NAMES: Record<CheckStatus, string> = {
  quote_found: 'Quote found on page',
  from_source: 'From the source',
  quoted_by_search: 'Quoted by the search provider',
  quote_not_found: 'Quote not found',
  unreadable: 'Could not be read',
  unreachable: 'Page unreachable',
  not_checked: 'Not checked',
}

/** How the check of each citation came out, by the citation's id. */
export type Checks = ReadonlyMap<string, CheckStatus>

export const checksIn = (citations: Iterable<Citation>): Checks =>
  new Map([...citations].map(({ id, check }) => [id, check.status]))

export const checksOf = (report: Report): Checks => checksIn(citationsOf(report))

/**
 * What speaks against a source, 'quote not found' or 'page unreachable'; null for one whose quote was found, and for
 * one that was not checked.
 */
export function faultOf(checks: Checks, id: string): string | null {
  const status = checks.get(id)
  if (status === 'quote_found' || status === 'from_source' || status === 'not_checked') return null
  return status ? CHECK_NAMES[status].toLowerCase() : 'not among the citations'
}

/** At least one of the sources is there and was not found to be dead or to say something else. */
export const isSound = (checks: Checks, sources: readonly string[]): boolean =>
  sources.some((id) => faultOf(checks, id) === null)

/** Cites pages, and every one of them is dead, says something else or is not there. What cites none is not refuted. */
export const isRefuted = (checks: Checks, { basis, sources }: Omit<Statement, 'text'>): boolean =>
  (basis === 'source' || sources.length > 0) && !isSound(checks, sources)
