import { type Conflict, conflictsOf, SIDE_NAMES, weightOf } from '@domain/disagreements'
import type { Report } from '@domain/report'
import type { LabelledCitation } from '@domain/report-citations'
import { formatDay } from '../format-day'
import { SourceMarkers } from '../text/source-markers'

/** Statements whose sources contradict each other: both sides beside each other, below each other on a phone. */
export function Conflicts({ report }: { report: Report }) {
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
