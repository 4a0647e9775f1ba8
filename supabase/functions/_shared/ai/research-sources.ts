import { RESEARCH_TOPICS, type ResearchTopic } from '../domain/citation.ts'
import type { Passage } from '../evidence/passages.ts'
import type { SearchHit } from './hits.ts'
import type { ReadPage } from './read-pages.ts'
import { pageAddress, pageKey } from './research-address.ts'
import { dateOf } from './research-dates.ts'

/** Maximum number of sources in one report. */
const MAX_SOURCES = 24

/**
 * The results of one finished search: the model's findings, the pages that the provider names, and the pages that were
 * read.
 */
interface Search {
  text: string
  hits: SearchHit[]
  pages?: ReadPage[]
}
export type Searches = Partial<Record<ResearchTopic, Search>>

/** A numbered page; `quotes` are the words that the provider quotes from it. */
export interface Source {
  id: string
  topic: ResearchTopic
  url: string
  title: string
  date: string | null
  quotes: string[]
  /** Passages of the page if it was read; a model cites them by id. */
  passages?: Passage[]
  readAt?: string
  /** Why the page could not be read. */
  unread?: string | null
  /** Set for a public source, whose own words are in `quotes`: its name, the time, and its limitations. */
  given?: { by: string; at: string | null; caveats: string[] }
}

type Page = Omit<Source, 'id' | 'passages'>

/** All pages that the searches found, each once, under the topic that found it first. */
function pagesOf(searches: Searches): Page[] {
  const pages = new Map<string, Page>()
  for (const topic of RESEARCH_TOPICS)
    for (const { url: address, title, quote, date } of searches[topic]?.hits ?? []) {
      const url = pageAddress(address)
      if (!url) continue
      const known = pages.get(pageKey(url))
      const page = known ?? { topic, url, title, date: null, quotes: [] }
      page.title ||= title
      page.date ??= dateOf(date)
      if (quote && !page.quotes.includes(quote)) page.quotes.push(quote)
      pages.set(pageKey(url), page)
    }
  return [...pages.values()]
}

/** Pages that were quoted or mentioned come before those that were only listed. */
function byUse(pages: Page[], text: string): Page[] {
  const spokenOf = (page: Page) => page.quotes.length > 0 || text.includes(pageKey(page.url))
  return [...pages.filter(spokenOf), ...pages.filter((page) => !spokenOf(page))]
}

/** The first page of each topic, then the second of each, and so on, so that no topic crowds out another. */
function inTurn(lists: Page[][], count: number): Set<Page> {
  const longest = Math.max(0, ...lists.map((list) => list.length))
  const turns = Array.from({ length: longest }, (_, turn) =>
    lists.flatMap((list) => list.slice(turn, turn + 1)),
  )
  return new Set(turns.flat().slice(0, count))
}

/**
 * The sources of a report, numbered s1…sn by topic: http(s) addresses only, each page once, at most 24. The same
 * searches always give the same numbers.
 */
export function sourcesOf(searches: Searches): Source[] {
  const pages = pagesOf(searches)
  const lists = RESEARCH_TOPICS.map((topic) =>
    byUse(
      pages.filter((page) => page.topic === topic),
      searches[topic]?.text ?? '',
    ),
  )
  const chosen = inTurn(lists, MAX_SOURCES)
  return lists
    .flat()
    .filter((page) => chosen.has(page))
    .map((page, at) => withPassages(`s${at + 1}`, page, searches))
}

/** A numbered page with its passages, from any search that read it. */
function withPassages(id: string, page: Page, searches: Searches): Source {
  const read = RESEARCH_TOPICS.flatMap((topic) => searches[topic]?.pages ?? []).filter(
    ({ url }) => pageKey(url) === pageKey(page.url),
  )
  const source = { id, ...page }
  if (read.length === 0) return source
  const [first] = read
  const { title, url } = page
  const byPlace = new Map(read.flatMap(({ passages }) => passages.map(({ place, text }) => [place, text])))
  const passages = [...byPlace]
    .toSorted(([a], [b]) => a - b)
    .map(([place, text]) => ({ id: `${id}p${place}`, url, title, publishedAt: page.date, text }))
  if (passages.length === 0) return { ...source, unread: first?.unread ?? null }
  return { ...source, passages, readAt: first?.at ?? '' }
}
