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

export async function selectModel({ provider, model }: { provider: Provider; model: string }): Promise<void> {
  const change: Database['public']['Tables']['ai_provider_settings']['Update'] = {
    [modelColumn(provider)]: model,
  }
  await orThrow(
    supabase
      .from('ai_provider_settings')
      .update(change)
      .eq('provider', provider)
      // Asked back, because a row that the policies hide would be left as it is without an error.
      .select('provider')
      .single(),
  )
}
