import { CITATION_CHECKS } from '@domain/citation'
import { CHECK_NAMES } from '@domain/citation-checks'
import { type Conflict, conflictsOf, SIDE_NAMES, weightOf } from '@domain/disagreements'
import type { Report } from '@domain/report'
import { citationsOf, type LabelledCitation } from '@domain/report-citations'
import { formatDay } from '../format'
import { SourceMarkers } from '../text/said'
import { CitationEntry } from './citation-entry'

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

/** Totals of the checks, and what they mean. */
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

/** Statements whose sources contradict each other: both sides side by side, stacked on phones. */
function Conflicts({ report }: { report: Report }) {
  const conflicts = conflictsOf(report)
  if (conflicts.length === 0) return null
  return (
    <section aria-labelledby="conflicts" className="@container mb-8 border-line border-b pb-6 text-sm">
      <h3 id="conflicts" className="font-semibold">
        Sources that disagree
      </h3>
      {conflicts.map((conflict) => (
        <Sides key={conflict.text} conflict={conflict} />
      ))}
    </section>
  )
}

const SIDES = ['supporting', 'contradicting'] as const

const Sides = ({ conflict }: { conflict: Conflict }) => (
  <figure className="mt-4 break-inside-avoid">
    <figcaption>
      <q dir="auto">{conflict.text}</q>
    </figcaption>
    <div className="mt-2 grid gap-x-8 gap-y-4 @xl:grid-cols-2">
      {SIDES.map((side) => (
        <div key={side}>
          <h4 className="text-ink-muted">{SIDE_NAMES[side]}</h4>
          <ul aria-label={SIDE_NAMES[side]} className="mt-1 flex flex-col gap-3">
            {conflict[side].map((citation) => (
              <Voice key={citation.id} citation={citation} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  </figure>
)

const Voice = ({ citation }: { citation: LabelledCitation }) => (
  <li className="border-line-strong border-s-2 ps-4">
    {citation.quote && (
      <q dir="auto" className="font-serif">
        {citation.quote}
      </q>
    )}
    <span className="block text-ink-muted text-xs">
      <SourceMarkers sources={[citation.id]} /> <span dir="auto">{weightOf(citation, formatDay)}</span>
    </span>
  </li>
)
