import type { Basis, Statement } from './basis.ts'
import type { Citation, SupportFinding, SupportVerdict } from './citation.ts'
import type { Report } from './report.ts'
import { citationsOf } from './report-citations.ts'

type CheckStatus = Citation['check']['status']

/** Displayed results of a citation check; never 'proven' (docs/evidence.md#outcomes). */
export const CHECK_NAMES: Record<CheckStatus, string> = {
  quote_found: 'Quote found on page',
  from_source: 'From the source',
  quoted_by_search: 'Quoted by the search provider',
  quote_not_found: 'Quote not found',
  unreadable: 'Could not be read',
  unreachable: 'Page unreachable',
  not_checked: 'Not checked',
}

/** Names of the verdicts on whether a quotation supports a statement that cites it (docs/evidence.md#support). */
export const SUPPORT_NAMES: Record<SupportVerdict, string> = {
  supports: 'Supports the statement',
  partly: 'Supports it in part',
  contradicts: 'Contradicts the statement',
  unrelated: 'Does not support the statement',
}

/** The check of each citation, by the citation's id. */
export type Checks = ReadonlyMap<string, Citation['check']>

export const checksIn = (citations: Iterable<Citation>): Checks =>
  new Map([...citations].map(({ id, check }) => [id, check]))

export const checksOf = (report: Report): Checks => checksIn(citationsOf(report))

/** The parts of a statement that are compared with its sources; without its text, only the sources count. */
export interface Sourced {
  basis: Basis | null
  sources: readonly string[]
  text?: string
}

/** The verdict on a source and a statement; null if it was not judged. */
export const supportOf = (checks: Checks, id: string, text: string | undefined): SupportFinding | null =>
  checks.get(id)?.support?.find(({ statement }) => statement === text) ?? null

/**
 * What a check found against a source: 'quote not found' or 'contradicts the statement'. Null if its quote was found,
 * or if it was not checked. `text` is the statement that cites it.
 */
export function faultOf(checks: Checks, id: string, text?: string): string | null {
  const status = checks.get(id)?.status
  if (!status) return 'not among the citations'
  if (status === 'quote_not_found' || status === 'unreachable') return CHECK_NAMES[status].toLowerCase()
  const verdict = supportOf(checks, id, text)?.verdict
  return verdict === 'contradicts' || verdict === 'unrelated' ? SUPPORT_NAMES[verdict].toLowerCase() : null
}

/** Whether at least one source exists and no check found it dead or off the statement. */
export const isSound = (checks: Checks, sources: readonly string[], text?: string): boolean =>
  sources.some((id) => faultOf(checks, id, text) === null)

/**
 * Whether at least one source was read and contains its quote, or supplied the figure itself, and no check speaks
 * against it. Only such a figure may strengthen a result: an unread page proves nothing.
 */
export const isVerified = (checks: Checks, sources: readonly string[], text?: string): boolean =>
  sources.some((id) => {
    const status = checks.get(id)?.status
    return (status === 'quote_found' || status === 'from_source') && faultOf(checks, id, text) === null
  })

/**
 * Whether a statement cites pages, and every one of them is dead, says something else or is missing. A statement
 * without citations is not refuted.
 */
export const isRefuted = (checks: Checks, { basis, sources, text }: Sourced): boolean =>
  (basis === 'source' || sources.length > 0) && !isSound(checks, sources, text)

/** The sources of a statement in two groups, if some support it and others contradict it. */
export interface Disagreement {
  supporting: string[]
  contradicting: string[]
}

/** Sources that contradict each other about one statement, to be shown side by side; null if none do. */
export function disagreementOn(
  checks: Checks,
  { text, sources }: Pick<Statement, 'text' | 'sources'>,
): Disagreement | null {
  const by = (...verdicts: SupportVerdict[]) =>
    sources.filter((id) => verdicts.includes(supportOf(checks, id, text)?.verdict ?? 'unrelated'))
  const [supporting, contradicting] = [by('supports', 'partly'), by('contradicts')]
  return supporting.length > 0 && contradicting.length > 0 ? { supporting, contradicting } : null
}
