import { state } from '@domain/basis'
import { itemFacts, OUTCOME_NAMES, shownLookups } from '@domain/lookup-evidence'
import { LOOKUP_SOURCES, type Lookup, type LookupItem } from '@domain/lookups'
import type { LookedUpMarket } from '@domain/report-outline'
import { ExternalLink } from 'lucide-react'
import { Badge } from '@/shared/ui/badge'
import { Fold } from '../text/fold'
import type { PartViewProps } from '../text/report-parts'
import { ReportSection } from '../text/report-section'
import { SourceMarkers } from '../text/said'
import { SeriesChart } from './series-chart'

/** Counts, interest, discussions and tenders from public sources, each linked to its page. */
export function PublicSources({ part, of: { lookups } }: PartViewProps<LookedUpMarket>) {
  const shown = shownLookups(lookups)
  const statements = shown.map(({ id, question }) => state(question, 'source', [id]))
  return (
    <ReportSection wide part={part} statements={statements}>
      {() => (
        <ul className="grid gap-x-10 gap-y-6 @xl:grid-cols-2">
          {shown.map((lookup) => (
            <Answer key={lookup.id} lookup={lookup} />
          ))}
        </ul>
      )}
    </ReportSection>
  )
}

function Answer({ lookup }: { lookup: Lookup }) {
  const { id, source, question, outcome, reason, says, series, items, caveats, link } = lookup
  const isUsed = outcome === 'measured' || outcome === 'measured-none'
  return (
    <li className="flex min-w-0 break-inside-avoid flex-col gap-2">
      <h3 dir="auto" className="text-ink-muted">
        {question}
        {!isUsed && (
          <Badge variant="warning" className="ml-2">
            {OUTCOME_NAMES[outcome]}
          </Badge>
        )}
      </h3>
      {says && (
        <p dir="auto">
          {says}
          {isUsed && <SourceMarkers sources={[id]} />}
        </p>
      )}
      {reason && (
        <p dir="auto" className="text-ink-muted">
          {reason}
        </p>
      )}
      {series.map((each) => (
        <SeriesChart key={each.id} series={each} />
      ))}
      {items.length > 0 && <Items items={items} />}
      {caveats.length > 0 && (
        <p dir="auto" className="text-ink-muted text-xs">
          {caveats.join(' ')}
        </p>
      )}
      <PageLink address={link} title={LOOKUP_SOURCES[source].name} />
    </li>
  )
}

const MOST_ITEMS = 3

/** Titles by their authors, as quotations. */
function Items({ items }: { items: readonly LookupItem[] }) {
  const rest = items.slice(MOST_ITEMS)
  return (
    <>
      <Titles items={items.slice(0, MOST_ITEMS)} />
      {rest.length > 0 && (
        <Fold title={`${rest.length} more`}>
          <Titles items={rest} />
        </Fold>
      )}
    </>
  )
}

const Titles = ({ items }: { items: readonly LookupItem[] }) => (
  <ul className="flex flex-col gap-1.5">
    {items.map((item) => (
      <li key={item.link}>
        <PageLink address={item.link} title={`“${item.title}”`} />
        <span dir="auto" className="ml-2 text-ink-muted text-xs">
          {itemFacts(item)}
        </span>
      </li>
    ))}
  </ul>
)

export const PageLink = ({ address, title }: { address: string; title: string }) => (
  <a
    href={address}
    target="_blank"
    rel="noopener noreferrer nofollow"
    className="touch-area inline-flex items-center gap-1 self-start text-accent underline decoration-accent/40 underline-offset-4 hover:decoration-accent"
  >
    <span dir="auto">{title}</span>
    <ExternalLink aria-hidden className="size-3.5 shrink-0" />
    <span className="sr-only">(opens in a new tab)</span>
  </a>
)
