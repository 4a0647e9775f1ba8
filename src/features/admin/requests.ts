import { PROVIDERS, type Provider, providerSchema } from '@domain/ai-models'
import { z } from 'zod'
import { toAppError } from '@/shared/supabase/app-error'
import { supabase } from '@/shared/supabase/client'

const providerRowSchema = z
  .object({
    provider: providerSchema,
    is_active: z.boolean(),
    openai_model: z.string(),
    anthropic_model: z.string(),
    deepseek_model: z.string(),
  })
  // A row has a column for each provider; only that of its own counts.
  .transform(({ provider, is_active, ...models }) => ({
    provider,
    active: is_active,
    model: models[`${provider}_model`],
  }))
export type ProviderSettings = z.infer<typeof providerRowSchema>

/** Which provider writes reports and with which model; empty when the server stores no settings. */
export async function fetchAiSettings(signal: AbortSignal): Promise<ProviderSettings[]> {
  const { data, error, status } = await supabase
    .from('ai_provider_settings')
    .select('provider, is_active, openai_model, anthropic_model, deepseek_model')
    .abortSignal(signal)
  if (error) throw toAppError(error, status)
  const rows = z.array(providerRowSchema).parse(data)
  return rows.sort((a, b) => PROVIDERS.indexOf(a.provider) - PROVIDERS.indexOf(b.provider))
}

/** Makes one provider the active one, and the others not, in one step. */
export async function switchProvider(provider: Provider): Promise<void> {
  const { error, status } = await supabase.rpc('switch_ai_provider', { p_provider: provider })
  if (error) throw toAppError(error, status)
}

const MODEL_COLUMNS = {
  openai: (openai_model: string) => ({ openai_model }),
  anthropic: (anthropic_model: string) => ({ anthropic_model }),
  deepseek: (deepseek_model: string) => ({ deepseek_model }),
} satisfies Record<Provider, (model: string) => object>

export async function selectModel({ provider, model }: { provider: Provider; model: string }): Promise<void> {
  const { error, status } = await supabase
    .from('ai_provider_settings')
    .update(MODEL_COLUMNS[provider](model))
    .eq('provider', provider)
    // Asked back, because a row that the policies hide would be left as it is without an error.
    .select('provider')
    .single()
  if (error) throw toAppError(error, status)
}
