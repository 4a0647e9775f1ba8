import type { Citation } from '../../domain/citation.ts'
import { foundCheck } from '../../evidence/check-citations.ts'
import { findQuote } from '../../evidence/find-quote.ts'
import { searchable } from '../../evidence/occurrences.ts'
import { hostOf } from '../research-address.ts'
import { dateOf } from '../research-dates.ts'
import type { Source } from '../research-sources.ts'
import { LENGTH, plainQuote, toPlainText } from './plain.ts'
import type { Cite, SourceNotes } from './said.ts'

/** Maximum number of sources per statement, and of citations per report; further ones are left out. */
const MAX_CITES = 5
const MAX_CITATIONS = 60
/** Minimum length of a quote, in characters; any page contains shorter ones by chance. */
const QUOTE_MIN_CHARS = 8

/** The citations of a section: one number per source and quote. */
export interface CitationBook {
  /** Whether this is the number of a known source. */
  has(source: string): boolean
  /** When the source's page was written, according to the research; null if unknown. */
  dateOf(source: string): string | null
  /**
   * The quotes that these cites would be stored with: only from known sources, cut to length, and up to the maximum
   * number.
   */
  quotesOf(cites: readonly Cite[]): string[]
  /** The same, with the host of each page. */
  quotedBy(cites: readonly Cite[]): { quote: string; host: string }[]
  /** Numbers of the citations for these quotes; a cite without a known source or a quote gets none. */
  cite(cites: readonly Cite[]): string[]
  /** The same for a quote from someone who has the problem; `says` is what they say about it. */
  citeVoice(cite: Cite, says: string): void
  /** All citations so far, by number. */
  citations(): Citation[]
}

/** A source with a quote, as stored. */
interface Entry {
  key: string
  source: Source
  quote: string
}

const numberOf = ({ id }: { id: string }) => Number(id.slice(1))

/** The address and the topic come from the research, never from the model. */
function citationOf(source: Source, quote: string, note: SourceNotes[number] | undefined): Citation {
  const host = hostOf(source.url)
  const { given } = source
  return {
    id: source.id,
    title: toPlainText(source.title, LENGTH.line) || host,
    // The model does not decide who publishes a page.
    source: given?.by ?? host,
    url: source.url,
    date: source.date ?? dateOf(note?.date ?? null),
    relevance: null,
    relevance_text: toPlainText(note?.relevance ?? '', LENGTH.statement) || given?.caveats.join(' ') || null,
    snippet: null,
    quote,
    topic: source.topic,
    firstHand: false,
    ...(isQuotedBySearch(source, quote) && { quotedBySearch: true }),
    check: given ? { status: 'from_source', at: given.at, reason: null } : readCheck(source, quote),
  }
}

/** Whether the provider's search tool quoted these words from the page, which we may not be able to read. */
const isQuotedBySearch = ({ given, quotes }: Source, quote: string): boolean =>
  !given && quotes.some((passage) => plainQuote(passage).includes(quote))

/** Words found in the passages just read need no further check; others are checked on the page later. */
function readCheck({ passages = [], readAt }: Source, quote: string): Citation['check'] {
  const text = passages.map((passage) => passage.text).join('\n\n')
  if (text === '' || findQuote(searchable(text), quote) !== 'found')
    return { status: 'not_checked', at: null, reason: null }
  return { ...foundCheck(text, quote), at: readAt ?? null }
}

/** A public source has no page to check a quote on: only its stored passages can be quoted. */
const isQuotable = ({ given, quotes }: Source, quote: string): boolean =>
  !given || quotes.some((passage) => plainQuote(passage).includes(quote))

/** Opens a citation book for numbered sources; a second quote of the same source is numbered after all sources. */
export function citationBook(sources: readonly Source[], notes: SourceNotes): CitationBook {
  const known = new Map(sources.map((source) => [source.id, source]))
  const cited = new Map<string, Citation>()
  const taken = new Set<string>()
  let last = Math.max(0, ...sources.map(numberOf))
  const enter = ({ key, source, quote }: Entry): Citation => {
    const note = notes.find((entry) => entry.source === source.id)
    const citation = cited.get(key) ?? citationOf(source, quote, note)
    if (!cited.has(key) && taken.has(source.id)) citation.id = `s${++last}`
    taken.add(source.id)
    cited.set(key, citation)
    return citation
  }
  const entriesOf = (cites: readonly Cite[]): Entry[] => {
    const entries = new Map<string, Entry>()
    let room = MAX_CITATIONS - cited.size
    for (const { source: id, quote: raw } of cites) {
      const [source, quote] = [known.get(id), plainQuote(raw ?? '')]
      const key = `${id} ${quote}`
      if (!source || [...quote].length < QUOTE_MIN_CHARS || !isQuotable(source, quote)) continue
      if (entries.has(key) || entries.size === MAX_CITES) continue
      if (!cited.has(key) && room-- <= 0) continue
      entries.set(key, { key, source, quote })
    }
    return [...entries.values()]
  }
  const enterAll = (cites: readonly Cite[]) => entriesOf(cites).map(enter)
  return {
    has: (source) => known.has(source),
    dateOf: (source) => known.get(source)?.date ?? null,
    quotesOf: (cites) => entriesOf(cites).map(({ quote }) => quote),
    quotedBy: (cites) => entriesOf(cites).map(({ quote, source }) => ({ quote, host: hostOf(source.url) })),
    cite: (cites) => enterAll(cites).map(({ id }) => id),
    citeVoice: (cite, says) => {
      for (const citation of enterAll([cite])) {
        citation.firstHand = true
        citation.relevance_text = toPlainText(says, LENGTH.statement) || citation.relevance_text
      }
    },
    citations: () => [...cited.values()].sort((a, b) => numberOf(a) - numberOf(b)),
  }
}
