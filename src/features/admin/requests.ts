import { type LocalModel, storedLocalModel } from '@domain/local-models'
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

/** Which provider writes reports and with which model; empty when the server stores no settings. */
export async function fetchAiSettings(signal: AbortSignal): Promise<ProviderSettings[]> {
  const { data } = await orThrow(supabase.from('ai_provider_settings').select('*').abortSignal(signal))
  const rows = z.array(providerSettingsSchema).parse(data)
  return rows.sort((a, b) => PROVIDERS.indexOf(a.provider) - PROVIDERS.indexOf(b.provider))
}

/** Makes one provider the active one, and the others not, in one step. */
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
      // Asked back, because a row that the policies hide would be left as it is without an error.
      .select('provider')
      .single(),
  )

/** Selects a model of a provider, in place of a local one that wrote until now. */
export async function selectModel({
  provider,
  model,
  local,
}: Pick<ProviderSettings, 'provider' | 'model' | 'local'>): Promise<void> {
  await changeSettings(provider, { [modelColumn(provider)]: model, ...(local && { local_model: null }) })
}

/** Has a model of a server of one's own write, in place of those of all providers. */
export async function selectLocalModel(local: LocalModel): Promise<void> {
  await changeSettings('openai', { local_model: storedLocalModel(local), is_active: true })
}
