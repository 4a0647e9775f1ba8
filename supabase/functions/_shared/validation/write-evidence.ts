import type { Citation } from '../domain/citation.ts'
import type { EvidenceSection, Report } from '../domain/report.ts'
import { citationsOf } from '../domain/report-citations.ts'
import { type Scorecard, type ScorecardContext, scorecardOf } from '../domain/scorecard.ts'
import type { Computing } from '../evidence/computing.ts'

/** Looks for each citation's quote on its page; same citations in the same order, never throws. */
export type CheckCitations = (
  citations: Citation[],
  signal: AbortSignal,
  computing: Computing,
) => Promise<Citation[]>

/** Judges whether citations support the statements that cite them; returns the same citations in the same order. */
export type JudgeCitations = (sections: Report, citations: Citation[]) => Promise<Citation[]>

export interface Evidence {
  section: EvidenceSection
  scorecard: Scorecard
}

type Written = Omit<Report, 'evidence'>

/** What is cited in the sections, once each, without knowing what a check would say. */
const citedIn = (sections: Written): Citation[] =>
  citationsOf({ ...sections, lookups: null, evidence: null }).map(({ labels, ...citation }) => citation)

/** The outcome that is known for the same quote on the same page; citations of one page may differ in quotes. */
const knownAmong =
  (known: Citation[]) =>
  (citation: Citation): Citation => {
    const same = known.find(
      ({ url, quote, check }) =>
        url === citation.url && quote === citation.quote && check.status !== 'not_checked',
    )
    return same ? { ...citation, check: same.check } : citation
  }

const isUnchecked = ({ check }: Citation) => check.status === 'not_checked'
/** The page was read. One that could not be reached may be there again. */
const isRead = ({ check }: Citation) => check.status === 'quote_found' || check.status === 'quote_not_found'

/** The evidence of a report, with the checks of `known` citations reused; fetches no page. */
export function reuseEvidence(sections: Written, known: Citation[], context: ScorecardContext): Evidence {
  return scored(sections, citedIn(sections).map(knownAmong(known)), context)
}

function scored(sections: Written, citations: Citation[], context: ScorecardContext): Evidence {
  const section = { citations }
  return { section, scorecard: scorecardOf({ ...sections, evidence: section }, context) }
}

/**
 * Checks the citations of all sections, judges what they bear out and scores the report (docs/evidence.md). Pages that an earlier check has read
 * are not asked again.
 */
export async function writeEvidence(
  sections: Written,
  { known, ...context }: { known: Citation[] } & ScorecardContext,
  check: (citations: Citation[]) => Promise<Citation[]>,
  judge: JudgeCitations,
): Promise<Evidence> {
  const cited = citedIn(sections).map(knownAmong(known.filter(isRead)))
  const checked = await check(cited.filter(isUnchecked))
  const { section } = reuseEvidence(sections, [...checked, ...known], context)
  const judged = await judge({ ...sections, evidence: section }, section.citations)
  return scored(sections, judged, context)
}
