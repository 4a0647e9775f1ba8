import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { Database } from '../db/database.types.ts'
import { dataOf } from '../db/rpc.ts'
import { toJsonb } from '../db/to-jsonb.ts'
import type { LookupCause, LookupSource } from '../domain/lookups.ts'

const keptByRequestSchema = z.record(
  z.string(),
  z.object({ answer: z.unknown(), fetched_at: z.string(), fresh: z.boolean() }),
)

/** A source's cached answer to exactly this request. */
export interface Kept {
  answer: unknown
  /** ISO date and time. */
  at: string
  /** Whether the answer is still valid; an older one is shown only if the source fails. */
  fresh: boolean
}

/**
 * Answers of sources by exact request, and counts of answered, cached and failed requests (`lookup_days`). No call
 * throws: without the cache, every source is queried.
 */
export interface LookupCache {
  recall(request: string): Promise<Kept | null>
  keep(source: LookupSource, request: string, answer: object, seconds: number): Promise<void>
  /** Records that a request was sent and got no usable answer. */
  failed(source: LookupSource, cause: LookupCause): Promise<void>
}

/** The cache key of a request: its digest, so that founders' words are not stored with the answers. */
async function digest(request: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(request))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Combines all calls within `withinMs`, or within one turn of the event loop, into one: all sources are queried at the
 * same time, and each database call costs the run about as much as all of them together.
 */
function together<Item, Answer>(
  work: (items: Item[]) => Promise<Answer>,
  withinMs = 0,
): (item: Item) => Promise<Answer> {
  let waiting: { items: Item[]; answer: Promise<Answer> } | null = null
  return (item) => {
    if (waiting) {
      waiting.items.push(item)
      return waiting.answer
    }
    const items = [item]
    const turn = new Promise<void>((resolve) => {
      setTimeout(resolve, withinMs)
    })
    const answer = turn.then(() => {
      waiting = null
      return work(items)
    })
    waiting = { items, answer }
    return answer
  }
}

/** The run is over by then and gains nothing from the count. */
const COUNTED_WITHIN_MS = 1_000

/**
 * The cache in Postgres (supabase/schemas/lookups.sql), shared by all workers. Failures are counted immediately, or by
 * `answerInBackground` after the run.
 */
export function createLookupCache(
  client: SupabaseClient<Database>,
  answerInBackground?: (task: Promise<unknown>) => void,
): LookupCache {
  const recallAll = together(async (p_requests: string[]) =>
    keptByRequestSchema.parse(await dataOf(client.rpc('cached_lookups', { p_requests }))),
  )
  const noteAll = together(async (failures: { source: LookupSource; cause: LookupCause }[]) => {
    try {
      await dataOf(client.rpc('count_lookup_failures', { p_failures: toJsonb(failures) }))
    } catch (error) {
      console.error('Failures of sources could not be noted', error)
    }
  }, answerInBackground && COUNTED_WITHIN_MS)
  return {
    async recall(request) {
      try {
        const key = await digest(request)
        const row = (await recallAll(key))[key]
        return row
          ? { answer: row.answer, at: new Date(row.fetched_at).toISOString(), fresh: row.fresh }
          : null
      } catch (error) {
        console.error('The look-up cache could not be read', error)
        return null
      }
    },
    async keep(source, request, answer, seconds) {
      try {
        await dataOf(
          client.rpc('cache_lookup', {
            p_request: await digest(request),
            p_source: source,
            p_answer: toJsonb(answer),
            p_seconds: seconds,
          }),
        )
      } catch (error) {
        console.error('An answer could not be cached', error)
      }
    },
    async failed(source, cause) {
      const noted = noteAll({ source, cause })
      if (answerInBackground) answerInBackground(noted)
      else await noted
    },
  }
}
