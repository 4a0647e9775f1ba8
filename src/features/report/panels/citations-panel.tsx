import { CITATION_CHECKS } from '@domain/citation'
import { CHECK_NAMES } from '@domain/citation-checks'
import type { Report } from '@domain/report'
import { citationsOf, type LabelledCitation } from '@domain/report-citations'
import { CitationEntry } from './citation-entry'
import { Conflicts } from './conflicts'

export function CitationsPanel({ report, empty }: { report: Report; empty: string }) {
  const citations = citationsOf(report)
  if (citations.length === 0) return <p className="text-ink-muted">{empty}</p>
  return (
    <>
      <h2 className="sr-only print:not-sr-only print:font-semibold print:font-serif print:text-xl">
        Citations
      </h2>
      <Outcome citations={citations} />
      <Conflicts report={report} />
      <ol className="flex flex-col divide-y divide-line">
        {citations.map((citation) => (
          <CitationEntry key={citation.id} citation={citation} />
        ))}
      </ol>
    </>
  )
}

/** How the checks came out in all, and what they can tell. */
const Outcome = ({ citations }: { citations: LabelledCitation[] }) => {
  const counts = CITATION_CHECKS.map((status) => ({
    status,
    count: citations.filter(({ check }) => check.status === status).length,
  })).filter(({ count }) => count > 0)
  return (
    <div className="mb-8 border-line border-b pb-6 text-sm">
      <dl aria-label="Check results" className="flex flex-wrap gap-x-8 gap-y-2">
        {counts.map(({ status, count }) => (
          <div key={status} className="flex items-baseline gap-2">
            <dt className="order-last">{CHECK_NAMES[status]}</dt>
            <dd className="font-semibold tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 max-w-measure text-ink-muted">
        A check opens the page and looks for the quoted words. It confirms that the words are there, not that
        they are true.
      </p>
    </div>
  )
}
