import type { Citation } from '../domain/citation.ts'
import type { EvidenceSection, Report } from '../domain/report.ts'
import { citationsOf } from '../domain/report-citations.ts'
import { type Scorecard, type ScorecardContext, scorecardOf } from '../domain/scorecard.ts'
import type { Computing } from '../evidence/computing.ts'

/** Looks for each citation's quote on its page. Returns the same citations in the same order; never throws. */
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

/** The citations in the sections, each once, without check results. */
const citedIn = (sections: Written): Citation[] =>
  citationsOf({ ...sections, lookups: null, evidence: null }).map(({ labels, ...citation }) => citation)

/** The known outcome for the same quote on the same page; citations of one page may differ in quotes. */
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
/** Whether the page was read. A page that was unreachable may be back. */
const isRead = ({ check }: Citation) => check.status === 'quote_found' || check.status === 'quote_not_found'

/** The evidence of a report, reusing the checks of `known` citations; fetches no page. */
export function reuseEvidence(sections: Written, known: Citation[], context: ScorecardContext): Evidence {
  return scored(sections, citedIn(sections).map(knownAmong(known)), context)
}

function scored(sections: Written, citations: Citation[], context: ScorecardContext): Evidence {
  const section = { citations }
  return { section, scorecard: scorecardOf({ ...sections, evidence: section }, context) }
}

/**
 * Checks the citations of all sections, judges which statements they support, and scores the report (docs/evidence.md).
 * Pages that an earlier check has read are not fetched again.
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
