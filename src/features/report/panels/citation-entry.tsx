import type { Citation, SupportVerdict } from '@domain/citation'
import { CHECK_NAMES, SUPPORT_NAMES } from '@domain/citation-checks'
import type { LabelledCitation } from '@domain/report-citations'
import { TOPIC_NAMES } from '@domain/research'
import { ageOf, TIER_NAMES, tierOf } from '@domain/source-tier'
import { ExternalLink } from 'lucide-react'
import { formatMoment } from '@/shared/lib/dates'
import { Badge } from '@/shared/ui/badge'
import { formatDay } from '../format'

/** A numbered source: address, quotation, and whether it was found there. Plain text only. */
export const CitationEntry = ({ citation }: { citation: LabelledCitation }) => (
  <li className="break-inside-avoid py-2 first:pt-0">
    <div
      id={citation.id}
      tabIndex={-1}
      className="-mx-3 grid grid-cols-[2.5rem_minmax(0,1fr)] rounded-md px-3 py-3 target:bg-accent-soft"
    >
      <span className="text-basis-source text-sm tabular-nums">[{citation.id}]</span>
      <div className="flex flex-col items-start gap-2">
        <SourceTitle citation={citation} />
        <Origin citation={citation} />
        {citation.quote && (
          <blockquote dir="auto" className="border-line-strong border-s-2 ps-4 font-serif">
            <q>{citation.quote}</q>
          </blockquote>
        )}
        {citation.snippet && citation.snippet !== citation.quote && (
          <p dir="auto" className="text-sm">
            {citation.snippet}
          </p>
        )}
        {citation.relevance_text && (
          <p dir="auto" className="text-ink-muted text-sm">
            {citation.relevance_text}
          </p>
        )}
        <CheckOutcome check={citation.check} />
        <Support check={citation.check} />
      </div>
    </div>
  </li>
)

/** Author, date, and where the report uses it. */
const Origin = ({ citation }: { citation: LabelledCitation }) => (
  <div className="flex flex-wrap items-center gap-2 text-ink-muted text-sm">
    <span>{originOf(citation)}</span>
    {citation.labels.map((section) => (
      <Badge key={section} variant="secondary">
        {section}
      </Badge>
    ))}
    {citation.topic && <Badge variant="secondary">Found for: {TOPIC_NAMES[citation.topic]}</Badge>}
  </div>
)

/** 'Office for Statistics, official source, Mar 4, 2023, 3 years old'. */
function originOf(citation: LabelledCitation): string {
  const { source, date, firstHand } = citation
  const kind = firstHand ? 'first-hand' : TIER_NAMES[tierOf(citation)]
  return [source, date && formatDay(date), ageOf(citation), kind].filter(Boolean).join(', ')
}

const WEB_ADDRESS = /^https?:\/\//i

/** Anything but a web address is shown without a link. */
function SourceTitle({ citation: { url, title } }: { citation: LabelledCitation }) {
  if (!WEB_ADDRESS.test(url)) return <span className="font-medium">{title || url}</span>
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener nofollow"
      className="touch-area font-medium underline decoration-line-strong underline-offset-4 hover:decoration-accent"
    >
      <span dir="auto">{title || url}</span>
      <ExternalLink aria-hidden className="ml-1.5 inline size-3.5 text-ink-faint" />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}

const CheckOutcome = ({ check: { status, at, reason } }: Pick<LabelledCitation, 'check'>) => (
  <div className="flex flex-wrap items-center gap-2 text-ink-muted text-xs">
    <Badge variant={CHECK_VARIANTS[status]}>{CHECK_NAMES[status]}</Badge>
    {at && <time dateTime={at}>{formatMoment(at)}</time>}
    {reason && <span dir="auto">{reason}</span>}
  </div>
)

/**
 * Whether the quotation supports each statement that cites it: a text on the page does not have to support the
 * statement.
 */
const Support = ({ check: { support = [] } }: Pick<LabelledCitation, 'check'>) =>
  support.length > 0 && (
    <ul aria-label="Support" className="flex flex-col gap-2 text-ink-muted text-xs">
      {support.map(({ statement, verdict, reason, by }) => (
        <li
          key={statement}
          className="grid items-baseline justify-items-start gap-x-3 gap-y-0.5 sm:grid-cols-[10.5rem_minmax(0,1fr)]"
        >
          <Badge variant={SUPPORT_VARIANTS[verdict]}>{SUPPORT_NAMES[verdict]}</Badge>
          <q dir="auto">{statement}</q>
          <span dir="auto" className="sm:col-start-2">
            {reason} {by === 'code' ? '(checked by our code)' : '(judged by the AI model)'}
          </span>
        </li>
      ))}
    </ul>
  )

/** Style of a check's outcome. */
const CHECK_VARIANTS: Record<Citation['check']['status'], 'success' | 'warning' | 'outline'> = {
  quote_found: 'success',
  from_source: 'success',
  quoted_by_search: 'outline',
  quote_not_found: 'warning',
  unreadable: 'outline',
  unreachable: 'warning',
  not_checked: 'outline',
}

/** Style of a verdict on a statement. */
const SUPPORT_VARIANTS: Record<SupportVerdict, 'success' | 'warning' | 'outline'> = {
  supports: 'success',
  partly: 'outline',
  contradicts: 'warning',
  unrelated: 'warning',
}
