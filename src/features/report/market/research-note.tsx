import { OUTCOME_NAMES } from '@domain/lookup-evidence'
import { LOOKUP_SOURCES, type Lookup, type LookupRecord } from '@domain/lookups'
import { type LookedUpMarket, MARKET_PARTS, notAssessed } from '@domain/report-outline'
import { formatSearchOutcome, type Research, TOPIC_NAMES } from '@domain/research'
import { formatMoment } from '@/shared/lib/dates'
import { keyed } from '@/shared/lib/keyed'
import { Fold } from '../text/fold'
import type { PartViewProps } from '../text/report-parts'
import { PageLink } from './public-sources'

/** A note on how the market section was researched, and what is open. */
export function ResearchNote({ part, of: market }: PartViewProps<LookedUpMarket>) {
  // Topics without any research are asked as questions and not listed.
  const missing = market.research && notAssessed(MARKET_PARTS, market)
  return (
    <section aria-labelledby={part.id} className="border-line border-t pt-4 text-ink-muted text-xs leading-5">
      <h2 id={part.id} tabIndex={-1} className="font-semibold text-ink">
        {part.title}
      </h2>
      {market.research && <Searches research={market.research} />}
      {market.lookups && <Lookups record={market.lookups} />}
      {!market.research && !market.lookups && <p>{part.empty}</p>}
      {missing && <p>{missing}</p>}
    </section>
  )
}

const Searches = ({ research: { at, queries } }: { research: Research }) => (
  <>
    <p>Searched the web on {formatMoment(at)}.</p>
    <Fold title={queries.length === 1 ? '1 search' : `${queries.length} searches`}>
      <ul className="border-line border-y">
        {keyed(queries, ({ topic, query }) => `${topic} ${query}`).map(({ key, item }) => (
          <Search key={key} {...item} />
        ))}
      </ul>
    </Fold>
  </>
)

const Search = (search: Research['queries'][number]) => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-0.5 border-line border-b py-2 last:border-b-0 sm:grid-cols-[10rem_minmax(0,1fr)_auto]">
    <span className="max-sm:col-span-2">
      {TOPIC_NAMES[search.topic]}
      {search.round === 2 && <span className="block">Second round</span>}
    </span>
    <q dir="auto" className="text-ink">
      {search.query}
    </q>
    <span className="tabular-nums">{formatSearchOutcome(search)}</span>
  </li>
)

/** Every query to a public source: the text sent, the time, the outcome, and a page with the same results. */
const Lookups = ({ record: { at, lookups } }: { record: LookupRecord }) => (
  <>
    <p>Searched public sources on {formatMoment(at)}.</p>
    <Fold title={lookups.length === 1 ? '1 question' : `${lookups.length} questions`}>
      <ul className="border-line border-y">
        {lookups.map((lookup) => (
          <Question key={lookup.id} {...lookup} />
        ))}
      </ul>
    </Fold>
  </>
)

const Question = ({ source, question, queries, retrievedAt, outcome, reason, link }: Lookup) => {
  const sent = [...new Set(queries.map(({ shown }) => shown))]
  return (
    <li className="grid gap-x-6 gap-y-0.5 border-line border-b py-2 last:border-b-0 sm:grid-cols-[10rem_minmax(0,1fr)_auto]">
      <PageLink address={link} title={LOOKUP_SOURCES[source].name} />
      <div dir="auto">
        <span className="text-ink">{question}</span>
        {sent.length > 0 && <span className="block">Sent: {sent.join('; ')}</span>}
        {reason && <span className="block">{reason}</span>}
      </div>
      <span>
        {OUTCOME_NAMES[outcome]}
        {retrievedAt && (
          <time dateTime={retrievedAt} className="block">
            {formatMoment(retrievedAt)}
          </time>
        )}
      </span>
    </li>
  )
}
