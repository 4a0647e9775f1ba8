import { checksIn, disagreementOn, SUPPORT_NAMES } from './citation-checks.ts'
import type { Report } from './report.ts'
import { citationsOf, type LabelledCitation } from './report-citations.ts'
import { claimsOf } from './report-statements.ts'
import { ageOf, TIER_NAMES, tierOf } from './source-tier.ts'

/** A statement about which the report's sources contradict each other. */
export interface Conflict {
  text: string
  /**
   * Sources that support it, at least in part, and sources that contradict it; the ones closest to what they report
   * come first.
   */
  supporting: LabelledCitation[]
  contradicting: LabelledCitation[]
}

export const SIDE_NAMES = {
  supporting: SUPPORT_NAMES.supports,
  contradicting: SUPPORT_NAMES.contradicts,
} as const

const TIERS = ['official', 'research', 'first-hand', 'other'] as const
const byTier = (a: LabelledCitation, b: LabelledCitation) =>
  TIERS.indexOf(tierOf(a)) - TIERS.indexOf(tierOf(b))

/** Every statement of a report whose sources contradict each other, each once, in reading order. */
export function conflictsOf(report: Report): Conflict[] {
  const citations = citationsOf(report)
  const checks = checksIn(citations)
  const seen = new Set<string>()
  return claimsOf(report).flatMap((claim) => {
    const disagreement = seen.has(claim.text) ? null : disagreementOn(checks, claim)
    if (!disagreement) return []
    seen.add(claim.text)
    const named = (ids: readonly string[]) => citations.filter(({ id }) => ids.includes(id)).toSorted(byTier)
    const { supporting, contradicting } = disagreement
    return [{ text: claim.text, supporting: named(supporting), contradicting: named(contradicting) }]
  })
}

/** Publisher, date, age and tier of a source: 'ons.gov.uk, 2019-03-04, 7 years old, official source'. `day` formats a date. */
export const weightOf = (citation: LabelledCitation, day: (date: string) => string): string =>
  [
    citation.source,
    citation.date ? day(citation.date) : 'date unknown',
    ageOf(citation),
    citation.firstHand ? 'first-hand' : TIER_NAMES[tierOf(citation)],
  ]
    .filter(Boolean)
    .join(', ')
