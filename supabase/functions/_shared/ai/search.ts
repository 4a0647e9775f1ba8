import { generateText, type ModelMessage } from 'ai'
import { z } from 'zod'
import { providerName } from '../domain/model-providers.ts'
import type { Adapter } from './adapter.ts'
import { type Answer, type Calls, type ModelInUse, openCalls, SEARCH } from './calls.ts'
import { failure } from './failures.ts'
import { mergedHits, searchResultsIn } from './hits.ts'
import { messagesOf, type Turn } from './journal.ts'
import type { SearchRequest, SearchResult } from './model-client.ts'
import { MUST_SEARCH } from './providers/provider-fetch.ts'

const MAX_OUTPUT_TOKENS = 6_000
/** How often a turn that the provider interrupts is continued. */
const MAX_CONTINUATIONS = 3
/** Searches of one request, over all its turns. */
const MAX_SEARCHES = 3
/** A search that only reached its own limit; the others of the turn went well. */
const LIMIT_REACHED = 'max_uses_exceeded'
const BUSY = /too_many_requests|rate_limit|overloaded/
/** Some models of Anthropic write their citations into the text as well (anthropic-sdk-typescript, issue 1119). */
const CITE_MARKS = /<\/?cite\b[^<>]*>/g
const NOTHING_SEARCHED =
  'The model answered without searching the web, also when it was made to use the search.'

/**
 * Lets the model search the web with its provider's own tool. A model that does not is made to, once; what it says from
 * memory is never a finding. Fails when every search failed; when some did, admins get a note of those that did not.
 */
export async function search(
  adapter: NonNullable<Adapter['search']>,
  inUse: ModelInUse,
  request: SearchRequest,
): Promise<SearchResult> {
  const calls = openCalls(inUse, request.signal, request.checkpoint, SEARCH)
  return calls.request(() => searched(adapter, inUse, request, calls))
}

async function searched(
  adapter: NonNullable<Adapter['search']>,
  inUse: ModelInUse,
  request: SearchRequest,
  calls: Calls,
): Promise<SearchResult> {
  const free = await turns(adapter, calls, request, false)
  const answers = hasSearched(free) ? free : await turns(adapter, calls, request, true)
  const hits = mergedHits(answers.flatMap(({ found }) => found?.hits ?? []))
  const text = answers.map((answer) => answer.text.replace(CITE_MARKS, '')).join('\n\n')
  const failed = answers.flatMap(({ found }) => found?.failed ?? []).filter((code) => code !== LIMIT_REACHED)
  if (failed.length && !hits.length) {
    const kind = failed.every((code) => BUSY.test(code)) ? 'busy' : 'failed'
    const who = `${providerName(inUse.provider)} (${inUse.model})`
    await calls.startOver()
    throw failure(kind, `The web search of ${who} failed (${failed.join(', ')}).`, calls.meter.usage())
  }
  if (failed.length) calls.meter.note(`Web searches that failed: ${failed.join(', ')}.`)
  if (!hasSearched(answers)) calls.meter.note(NOTHING_SEARCHED)
  return {
    text: hits.length ? text : '',
    hits,
    searched: hasSearched(answers),
    usage: calls.meter.usage(),
  }
}

const hasSearched = (answers: Turn[]) =>
  answers.some(({ found }) => found && found.hits.length + found.searches + found.failed.length > 0)

/** One answer, or several where the provider interrupts a long turn to be asked to go on. */
async function turns(
  { searcher, searcherOptions, toolsFor }: NonNullable<Adapter['search']>,
  calls: Calls,
  { system, prompt }: SearchRequest,
  isForced: boolean,
): Promise<Turn[]> {
  const messages: ModelMessage[] = [{ role: 'user', content: prompt }]
  const answers: Turn[] = []
  let left = MAX_SEARCHES
  while (answers.length <= MAX_CONTINUATIONS) {
    // A turn that goes on needs the tool that it began with, and the tool at least one use.
    const tools = toolsFor(Math.max(1, left))
    // A turn that goes on has used it already.
    const choice = isForced && answers.length === 0 ? MUST_SEARCH : {}
    const answer = await calls.turn(
      (model, abortSignal, headers) =>
        generateText({
          model: searcher(model),
          providerOptions: searcherOptions(model),
          tools,
          system,
          messages,
          maxOutputTokens: MAX_OUTPUT_TOKENS,
          maxRetries: 0,
          abortSignal,
          headers: { ...headers, ...choice },
        }),
      (made) => {
        const found = searchResultsIn(made.content)
        const searches = billed(made) ?? found.searches
        // Counted at once: a later turn may fail.
        calls.meter.searched(searches)
        const paused = made.rawFinishReason === 'pause_turn'
        return { found: { ...found, searches }, ...(paused && { messages: made.response.messages }) }
      },
    )
    answers.push(answer)
    left -= answer.found?.searches ?? 0
    if (!answer.messages) break
    messages.push(...messagesOf(answer))
  }
  return answers
}

const billedSchema = z.object({
  usage: z.object({ server_tool_use: z.object({ web_search_requests: z.number() }) }),
})

/** Searches by Anthropic's own account; null for others, who do not say. */
const billed = ({ providerMetadata }: Answer): number | null =>
  billedSchema.safeParse(providerMetadata?.anthropic).data?.usage.server_tool_use.web_search_requests ?? null
