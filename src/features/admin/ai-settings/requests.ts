import {
  connectionSchema,
  serverKeysSchema,
  sourceStatesSchema,
  sourceTestSchema,
} from '@domain/ai-connection'
import { type LookupSource, lookupSourceSchema } from '@domain/lookups'
import type { Provider } from '@domain/model-providers'
import { z } from 'zod'
import { orThrow } from '@/shared/supabase/app-error'
import { supabase } from '@/shared/supabase/client'
import { invoke } from '@/shared/supabase/invoke'

const FUNCTION = 'test-ai-connection'

/** For which providers the server has a key. */
export const fetchServerKeys = async (signal: AbortSignal) =>
  serverKeysSchema.parse(await invoke(FUNCTION, {}, signal))

/** Lets the server make one tiny call of the provider's selected model. */
export const testConnection = async (provider: Provider) =>
  connectionSchema.parse(await invoke(FUNCTION, { provider }))

/** Which public sources the server asks, and why it does not ask the others. */
export const fetchSourceStates = async (signal: AbortSignal) =>
  sourceStatesSchema.parse(await invoke(FUNCTION, { ask: 'sources' }, signal))

/** Lets the server ask one public source for an example. */
export const testSource = async (source: LookupSource) =>
  sourceTestSchema.parse(await invoke(FUNCTION, { ask: 'sources', source }))

const sourceHealthSchema = z.object({
  source: lookupSourceSchema,
  /** Requests of the last 30 days. */
  answered: z.number(),
  failed: z.number(),
  cached: z.number(),
  answered_at: z.string().nullable(),
  failed_at: z.string().nullable(),
  /** Why the last one failed. */
  cause: z.string().nullable(),
})
export type SourceHealth = z.infer<typeof sourceHealthSchema>

/** How public sources answered; a source that was never asked is left out, and so is one that is no longer known. */
export async function fetchSourceHealth(signal: AbortSignal): Promise<SourceHealth[]> {
  const { data } = await orThrow(supabase.rpc('get_lookup_health').abortSignal(signal))
  return z
    .array(z.unknown())
    .parse(data)
    .flatMap((row) => sourceHealthSchema.safeParse(row).data ?? [])
}
