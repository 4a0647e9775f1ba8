import { RESEARCH_TOPICS, type ResearchTopic } from '../domain/citation.ts'
import type { Research } from '../domain/report.ts'
import { cut } from '../domain/title.ts'
import type { StepInput } from '../engine/engine.ts'
import { lookupSources } from './lookup-sources.ts'
import type { ModelClient } from './model-client.ts'
import { ASKED_FOR, searchRequest } from './prompts/search.ts'
import type { Progress } from './research-progress.ts'
import { type Search, type Source, sourcesOf } from './research-sources.ts'
import { settled } from './settled.ts'

/** Longest findings of one search that are handed on, in characters, and most pages that it may name. */
const FINDINGS_MAX_CHARS = 8_000
const MAX_HITS = 40

/** What was found on the web and at public sources, numbered. `research` is null when the web could not be searched. */
export interface Findings {
  research: Research | null
  sources: Source[]
  texts: Partial<Record<ResearchTopic, string>>
}

const NOTHING_LOOKED_UP: Findings = { research: null, sources: [], texts: {} }

/** The findings with what public sources measured, as further numbered sources. */
const withLookups = (findings: Findings, { lookups }: StepInput): Findings => ({
  ...findings,
  sources: [...findings.sources, ...lookupSources(lookups, findings.sources.length)],
})

const bounded = ({ text, hits, searched }: Search): Search => ({
  text: cut(text, FINDINGS_MAX_CHARS),
  ...(searched === false && { searched }),
  hits: hits.slice(0, MAX_HITS).map(({ url, title, quote, date }) => ({ url, title, quote, date })),
})

/**
 * One search for each topic, side by side; those that an earlier attempt finished are not paid for again.
 * Throws what `settled` throws.
 */
export async function lookUp(client: ModelClient, input: StepInput, progress: Progress): Promise<Findings> {
  if (!client.canSearch) return withLookups(NOTHING_LOOKED_UP, input)
  const missing = RESEARCH_TOPICS.filter((topic) => !progress.searches[topic])
  const search = async (topic: ResearchTopic) => {
    const { usage, ...found } = await client.search(searchRequest(topic, input))
    await progress.keepSearch(topic, bounded(found), usage)
  }
  await settled(missing.map(search), progress, input.signal)
  return withLookups(findingsOf(progress), input)
}

function findingsOf({ searches, searchedAt }: Progress): Findings {
  const sources = sourcesOf(searches)
  const queries = RESEARCH_TOPICS.map((topic) => ({
    topic,
    query: ASKED_FOR[topic],
    sources: sources.filter((source) => source.topic === topic).length,
    ...(searches[topic]?.searched === false && { outcome: 'not-searched' as const }),
  }))
  return {
    research: { at: searchedAt ?? new Date().toISOString(), queries },
    sources,
    texts: Object.fromEntries(RESEARCH_TOPICS.map((topic) => [topic, searches[topic]?.text ?? ''])),
  }
}
