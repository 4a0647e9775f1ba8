import type { ResearchTopic } from '@domain/citation'
import type { MarketSection, Research } from '@domain/report'
import { formatMoment } from '@/shared/lib/dates'
import { keyed } from '@/shared/lib/keyed'
import { TOPIC_WORDS } from '../topic-words'
import { unassessed } from './unassessed'

const listFormat = new Intl.ListFormat('en', { type: 'conjunction' })

/** A small note on what the market section was looked up with, and what it leaves open. */
export function ResearchNote({ market }: { market: MarketSection }) {
  const missing = unassessed(market)
  return (
    <section aria-labelledby="research" className="border-line border-t pt-8 text-ink-muted text-sm">
      <h2 id="research" tabIndex={-1} className="mb-2 font-semibold text-ink">
        How this was researched
      </h2>
      {market.research ? (
        <Lookups research={market.research} />
      ) : (
        <p>Nothing was looked up on the web for this section.</p>
      )}
      {missing.length > 0 && <p className="mt-2">Not assessed: {listFormat.format(missing)}.</p>}
    </section>
  )
}

const Lookups = ({ research: { at, queries } }: { research: Research }) => (
  <>
    <p>Searched the web on {formatMoment(at)}.</p>
    <ul className="mt-3 border-line border-y">
      {keyed(queries, ({ topic, query }) => `${topic} ${query}`).map(({ key, item }) => (
        <Lookup key={key} {...item} />
      ))}
    </ul>
  </>
)

interface LookupProps {
  topic: ResearchTopic
  query: string
  sources: number
}

const Lookup = ({ topic, query, sources }: LookupProps) => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-0.5 border-line border-b py-2 last:border-b-0 sm:grid-cols-[10rem_minmax(0,1fr)_auto]">
    <span className="max-sm:col-span-2">{TOPIC_WORDS[topic]}</span>
    <q dir="auto" className="text-ink">
      {query}
    </q>
    <span className="tabular-nums">{sources === 1 ? '1 source' : `${sources || 'No'} sources`}</span>
  </li>
)
