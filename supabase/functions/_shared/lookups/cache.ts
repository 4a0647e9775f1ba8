import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { Database } from '../db/database.types.ts'
import { dataOf } from '../db/rpc.ts'
import { toJsonb } from '../db/to-jsonb.ts'
import type { LookupCause, LookupSource } from '../domain/lookups.ts'

const keptSchema = z.object({ answer: z.unknown(), fetched_at: z.string(), fresh: z.boolean() })

/** What a source answered to exactly this request. */
export interface Kept {
  answer: unknown
  /** ISO date and time. */
  at: string
  /** Whether it still holds; an older answer is shown only when the source fails. */
  fresh: boolean
}

/**
 * Answers of sources by the exact request, and the count of what was answered, recalled and failed (`lookup_days`).
 * No call throws: without the cache every source is asked.
 */
export interface LookupCache {
  recall(request: string): Promise<Kept | null>
  keep(source: LookupSource, request: string, answer: object, seconds: number): Promise<void>
  /** Notes that a request which was sent had no usable answer. */
  failed(source: LookupSource, cause: LookupCause): Promise<void>
}

/** The key of a request: its digest, so that the words of founders are not stored with the answers. */
async function digest(request: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(request))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The cache in Postgres (supabase/schemas/lookups.sql), which all workers share. */
export function databaseCache(client: SupabaseClient<Database>): LookupCache {
  return {
    async recall(request) {
      try {
        const p_request = await digest(request)
        const row = keptSchema.nullable().parse(await dataOf(client.rpc('recall_lookup', { p_request })))
        return row && { answer: row.answer, at: new Date(row.fetched_at).toISOString(), fresh: row.fresh }
      } catch (error) {
        console.error('The look-up cache could not be read', error)
        return null
      }
    },
    async keep(source, request, answer, seconds) {
      try {
        await dataOf(
          client.rpc('keep_lookup', {
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
    async failed(p_source, p_cause) {
      try {
        await dataOf(client.rpc('note_lookup_failure', { p_source, p_cause }))
      } catch (error) {
        console.error('The failure of a source could not be noted', error)
      }
    },
  }
}
