import { RESEARCH_TOPICS, type ResearchTopic } from '../domain/citation.ts'
import type { Research } from '../domain/research.ts'
import { cut } from '../domain/title.ts'
import { type Gathered, type Materials, type StepInput, StepPause } from '../engine/engine.ts'
import type { FetchPage } from '../evidence/page.ts'
import { readGaps } from './gaps.ts'
import { lookupSources } from './lookup-sources.ts'
import type { Gathering, SearchMaterial } from './materials.ts'
import type { ModelClient, SearchResult } from './model-client.ts'
import { searchRequest } from './prompts/search.ts'
import { readPages } from './read-pages.ts'
import { type Source, sourcesOf } from './research-sources.ts'

/**
 * Maximum length of one search's findings that are passed on, in characters, and maximum number of pages that it may
 * name.
 */
const FINDINGS_MAX_CHARS = 8_000
const MAX_HITS = 40
/** Worker time that reading the pages of a search needs, in ms; an answer within `TAKEN_OVER_MS` was a saved one. */
const READING_MS = 12_000
const TAKEN_OVER_MS = 1_000

/** Numbered findings from the web and public sources. `research` is null if the web could not be searched. */
export interface Findings {
  research: Research | null
  sources: Source[]
  texts: Partial<Record<ResearchTopic, string>>
}

const bounded = ({ text, hits }: SearchResult) => ({
  text: cut(text, FINDINGS_MAX_CHARS),
  hits: hits.slice(0, MAX_HITS).map(({ url, title, quote, date }) => ({ url, title, quote, date })),
})

/**
 * Searches for one topic and reads the pages that it finds. The model's answer is kept in the checkpoint before any
 * page is read, so that no later attempt pays for it again. Throws the client's errors.
 */
export async function searchTopic(
  client: ModelClient,
  fetchPage: FetchPage,
  input: StepInput,
  topic: ResearchTopic,
  asked?: string[],
): Promise<Gathered> {
  const { checkpoint, signal } = input
  const { queries, ...request } = searchRequest(topic, input, asked)
  const began = Date.now()
  const { usage, ...found } = await client.search({ ...request, checkpoint })
  const at = new Date().toISOString()
  const { text, hits } = bounded({ ...found, usage })
  // A worker that only collected a stored answer has as much time left as the next worker would have.
  const hasWaited = Date.now() - began > TAKEN_OVER_MS
  if (hits.length > 0 && hasWaited && client.endsAt - Date.now() < READING_MS)
    throw new StepPause(new Date(), usage)
  const pages = await readPages(fetchPage, { hits, text, question: queries.join('\n') }, signal)
  const material: SearchMaterial = { text, hits, searched: found.searched, queries, at, pages }
  return { material, usage }
}

/** One search of a second round, by its number from 1; its material is empty if fewer are planned. */
export async function searchAgain(
  client: ModelClient,
  fetchPage: FetchPage,
  input: StepInput & { materials: Materials },
  number: number,
): Promise<Gathered> {
  const question = readGaps(input.materials).questions[number - 1]
  if (!question || !client.canSearch) return { material: {}, usage: null }
  const { topic, query } = question
  const { material, usage } = await searchTopic(client, fetchPage, input, topic, [query])
  return { material: { ...material, topic }, usage }
}

/** The findings of all searches; their pages and the results of public sources become numbered sources. */
export function findingsOf(
  { searches, unsearched }: Gathering,
  { lookups }: Pick<StepInput, 'lookups'>,
): Findings {
  const web = sourcesOf(searches)
  const asked = RESEARCH_TOPICS.filter(
    (topic) => searches[topic] || unsearched.some((each) => each.topic === topic),
  )
  const queries = asked.flatMap((topic) => queriesOf(topic, searches[topic], { unsearched, web }))
  const times = asked.flatMap((topic) => searches[topic]?.at ?? [])
  return {
    research: asked.length > 0 ? { at: times.toSorted().at(-1) ?? new Date().toISOString(), queries } : null,
    sources: [...web, ...lookupSources(lookups, web.length)],
    texts: Object.fromEntries(asked.map((topic) => [topic, searches[topic]?.text ?? ''])),
  }
}

interface Known {
  unsearched: Gathering['unsearched']
  web: Source[]
}

/**
 * The queries for a topic, as the report shows them; the sources found are counted for the first query. A failed search
 * is not listed if a second round found something for its topic.
 */
function queriesOf(
  topic: ResearchTopic,
  search: SearchMaterial | undefined,
  { unsearched, web }: Known,
): Research['queries'] {
  const sources = web.filter((source) => source.topic === topic).length
  const failed = unsearched
    .filter((each) => each.topic === topic && (each.query !== undefined || !search))
    .map(({ reason, query }) => ({
      ...{ topic, query: query ?? '', sources: 0, outcome: 'failed' as const, reason },
      ...(query !== undefined && { round: 2 as const }),
    }))
  const outcome = search?.searched === false ? { outcome: 'not-searched' as const } : {}
  const again = new Set(search?.again)
  const made = (search?.queries ?? []).map((query, at) => ({
    ...{ topic, query, sources: at === 0 ? sources : 0, ...outcome },
    ...(again.has(query) && { round: 2 as const }),
  }))
  return [...made, ...failed]
}
