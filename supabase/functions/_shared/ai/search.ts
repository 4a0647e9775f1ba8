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
/** Maximum number of times that an interrupted turn is continued. */
const MAX_CONTINUATIONS = 3
/** Maximum number of searches in one request, over all its turns. */
const MAX_SEARCHES = 3
/** Error code of a search that only reached its use limit; the turn's other searches succeeded. */
const LIMIT_REACHED = 'max_uses_exceeded'
const BUSY = /too_many_requests|rate_limit|overloaded/
/** Some Anthropic models also write their citations into the text (anthropic-sdk-typescript, issue 1119). */
const CITE_MARKS = /<\/?cite\b[^<>]*>/g
const NOTHING_SEARCHED =
  'The model answered without searching the web, also when it was made to use the search.'

/**
 * Lets the model search the web with its provider's own tool. A model that does not search is forced to, once; answers
 * from memory never count as findings. Fails if searches failed and none found a page; otherwise, admins get a note
 * about failed searches.
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

/** One answer, or several if the provider interrupts a long turn and asks to continue it. */
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
    // A continued turn needs the tool that it began with, and the tool needs at least one use.
    const tools = toolsFor(Math.max(1, left))
    // A continued turn has used it already.
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
        // Counted immediately, because a later turn may fail.
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

/** Number of searches that Anthropic bills; null for other providers, which do not report it. */
const billed = ({ providerMetadata }: Answer): number | null =>
  billedSchema.safeParse(providerMetadata?.anthropic).data?.usage.server_tool_use.web_search_requests ?? null
