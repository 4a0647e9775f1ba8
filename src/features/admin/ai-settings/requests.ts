import {
  connectionSchema,
  serverKeysSchema,
  sourceStatesSchema,
  sourceTestSchema,
} from '@domain/ai-connection'
import { type LocalModel, storedLocalModel } from '@domain/local-models'
import { type LookupSource, lookupSourceSchema } from '@domain/lookups'
import {
  modelColumn,
  PROVIDERS,
  type Provider,
  type ProviderSettings,
  providerSettingsSchema,
} from '@domain/model-providers'
import { z } from 'zod'
import { orThrow } from '@/shared/supabase/app-error'
import { type Database, supabase } from '@/shared/supabase/client'
import { invoke } from '@/shared/supabase/invoke'

/** The provider that writes reports, and its model; empty if the server stores no settings. */
export async function fetchAiSettings(signal: AbortSignal): Promise<ProviderSettings[]> {
  const { data } = await orThrow(supabase.from('ai_provider_settings').select('*').abortSignal(signal))
  const rows = z.array(providerSettingsSchema).parse(data)
  return rows.sort((a, b) => PROVIDERS.indexOf(a.provider) - PROVIDERS.indexOf(b.provider))
}

/** Activates one provider and deactivates the others in one step. */
export async function switchProvider(provider: Provider): Promise<void> {
  await orThrow(supabase.rpc('switch_ai_provider', { p_provider: provider }))
}

type SettingsChange = Database['public']['Tables']['ai_provider_settings']['Update']

const changeSettings = (provider: Provider, change: SettingsChange) =>
  orThrow(
    supabase
      .from('ai_provider_settings')
      .update(change)
      .eq('provider', provider)
      // Selects the row, because an update hidden by a policy would otherwise change nothing without an
      // error.
      .select('provider')
      .single(),
  )

/** Selects a provider's model and deselects a local one. */
export async function selectModel({
  provider,
  model,
  local,
}: Pick<ProviderSettings, 'provider' | 'model' | 'local'>): Promise<void> {
  await changeSettings(provider, { [modelColumn(provider)]: model, ...(local && { local_model: null }) })
}

/** Selects a local model instead of every provider's. */
export async function selectLocalModel(local: LocalModel): Promise<void> {
  await changeSettings('openai', { local_model: storedLocalModel(local), is_active: true })
}

const FUNCTION = 'test-ai-connection'

/** For which providers the server has a key. */
export const fetchServerKeys = async (signal: AbortSignal) =>
  serverKeysSchema.parse(await invoke(FUNCTION, {}, signal))

/** Makes the server send one minimal call to the provider's selected model. */
export const testConnection = async (provider: Provider) =>
  connectionSchema.parse(await invoke(FUNCTION, { provider }))

/** The public sources that the server queries, and why it does not query the others. */
export const fetchSourceStates = async (signal: AbortSignal) =>
  sourceStatesSchema.parse(await invoke(FUNCTION, { ask: 'sources' }, signal))

/** Makes the server send one example request to a public source. */
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

/** Success rates of public sources; leaves out sources that were never asked or no longer exist. */
export async function fetchSourceHealth(signal: AbortSignal): Promise<SourceHealth[]> {
  const { data } = await orThrow(supabase.rpc('get_lookup_health').abortSignal(signal))
  return z
    .array(z.unknown())
    .parse(data)
    .flatMap((row) => sourceHealthSchema.safeParse(row).data ?? [])
}
