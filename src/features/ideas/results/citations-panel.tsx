import type { Report } from '@domain/report'
import { citationsOf, type LabelledCitation } from '@domain/report-citations'
import { ExternalLink } from 'lucide-react'
import { formatDate, parseTimestamp } from '@/shared/lib/dates'
import { Badge } from '@/shared/ui/badge'
import { CHECK_WORDS } from './check-words'

export function CitationsPanel({ report, empty }: { report: Report; empty: string }) {
  const citations = citationsOf(report)
  if (citations.length === 0) return <p className="text-ink-muted">{empty}</p>
  return (
    <>
      <h2 className="sr-only print:not-sr-only print:font-semibold print:font-serif print:text-xl">
        Citations
      </h2>
      <ol className="flex flex-col divide-y divide-line">
        {citations.map((citation) => (
          <CitationEntry key={citation.id} citation={citation} />
        ))}
      </ol>
    </>
  )
}

/** Publishers state a day, or only a month or a year, which stays as it is. */
const dateWords = (date: string | null) => (date && parseTimestamp(date) ? formatDate(date) : date)

const CitationEntry = ({ citation }: { citation: LabelledCitation }) => (
  <li
    id={citation.id}
    tabIndex={-1}
    className="grid grid-cols-[2.5rem_minmax(0,1fr)] rounded-md py-5 first:pt-0 target:bg-accent-soft"
  >
    <span className="text-basis-source text-sm tabular-nums">[{citation.id}]</span>
    <div className="flex flex-col items-start gap-2">
      <a
        href={citation.url}
        target="_blank"
        rel="noopener nofollow"
        className="font-medium underline decoration-line-strong underline-offset-4 hover:decoration-accent"
      >
        <span dir="auto">{citation.title || citation.url}</span>
        <ExternalLink aria-hidden className="ml-1.5 inline size-3.5 text-ink-faint" />
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
      <p className="text-ink-muted text-sm">
        {[citation.source, dateWords(citation.date)].filter(Boolean).join(', ')}
      </p>
      {citation.snippet && (
        <p dir="auto" className="border-line-strong border-s-2 ps-4 font-serif">
          {citation.snippet}
        </p>
      )}
      {citation.relevance_text && (
        <p dir="auto" className="text-ink-muted text-sm">
          {citation.relevance_text}
        </p>
      )}
      <CitationMarks citation={citation} />
    </div>
  </li>
)

function CitationMarks({ citation: { labels, check } }: { citation: LabelledCitation }) {
  const { label, variant } = CHECK_WORDS[check.status]
  return (
    <p className="flex flex-wrap items-center gap-2 text-ink-muted text-xs">
      {labels.map((section) => (
        <Badge key={section} variant="secondary">
          {section}
        </Badge>
      ))}
      <Badge variant={variant}>{label}</Badge>
      {check.at && <span>{formatDate(check.at)}</span>}
      {check.reason && <span>{check.reason}</span>}
    </p>
  )
}
