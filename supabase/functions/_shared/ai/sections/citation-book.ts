import type { Citation } from '../../domain/citation.ts'
import type { Cite, SourceNotes } from '../output/said.ts'
import { hostOf } from '../research-address.ts'
import { dateOf } from '../research-dates.ts'
import type { Source } from '../research-sources.ts'
import { LENGTH, plain, plainQuote } from './plain.ts'

/** Most sources of one statement, and most citations of one report; further ones are left out. */
const MAX_CITES = 5
const MAX_CITATIONS = 60

/** The sources of a section as they are cited: one number per source and quote. */
export interface CitationBook {
  /** Whether this is the number of a source that was found. */
  has(source: string): boolean
  /** When its page was written, as the research tells; null when it does not. */
  dateOf(source: string): string | null
  /** Numbers of the citations for these quotes; what cites no known source or quotes nothing has none. */
  cite(cites: readonly Cite[]): string[]
  /** The same for the words of somebody who has the problem; `says` is what they tell about it. */
  citeVoice(cite: Cite, says: string): void
  /** All that was cited so far, by number. */
  citations(): Citation[]
}

const numberOf = ({ id }: { id: string }) => Number(id.slice(1))

/** The address and the topic come from the research, never from the model. */
function citationOf(source: Source, quote: string, note: SourceNotes[number] | undefined): Citation {
  const host = hostOf(source.url)
  return {
    id: source.id,
    title: plain(source.title, LENGTH.line) || host,
    // Who publishes a page is not the model's to say.
    source: host,
    url: source.url,
    date: source.date ?? dateOf(note?.date ?? null),
    relevance: null,
    relevance_text: plain(note?.relevance ?? '', LENGTH.statement) || null,
    snippet: null,
    quote,
    topic: source.topic,
    firstHand: false,
    check: { status: 'not_checked', at: null, reason: null },
  }
}

/** Opens a book on numbered sources; a second quote of the same source gets the next number after all sources. */
export function citationBook(sources: readonly Source[], notes: SourceNotes): CitationBook {
  const known = new Map(sources.map((source) => [source.id, source]))
  const cited = new Map<string, Citation>()
  const taken = new Set<string>()
  let last = Math.max(0, ...sources.map(numberOf))
  const enter = (source: Source, quote: string): Citation | null => {
    const key = `${source.id} ${quote}`
    if (!cited.has(key) && cited.size === MAX_CITATIONS) return null
    const note = notes.find((entry) => entry.source === source.id)
    const citation = cited.get(key) ?? citationOf(source, quote, note)
    if (!cited.has(key) && taken.has(source.id)) citation.id = `s${++last}`
    taken.add(source.id)
    cited.set(key, citation)
    return citation
  }
  const enterAll = (cites: readonly Cite[]) => {
    const entered = new Set<Citation>()
    for (const { source: id, quote } of cites) {
      if (entered.size === MAX_CITES) break
      const source = known.get(id)
      const words = plainQuote(quote)
      const citation = source && words ? enter(source, words) : null
      if (citation) entered.add(citation)
    }
    return [...entered]
  }
  return {
    has: (source) => known.has(source),
    dateOf: (source) => known.get(source)?.date ?? null,
    cite: (cites) => enterAll(cites).map(({ id }) => id),
    citeVoice: (cite, says) => {
      for (const citation of enterAll([cite])) {
        citation.firstHand = true
        citation.relevance_text = plain(says, LENGTH.statement) || citation.relevance_text
      }
    },
    citations: () => [...cited.values()].sort((a, b) => numberOf(a) - numberOf(b)),
  }
}
