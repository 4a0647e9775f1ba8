import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { Database } from '../db/database.types.ts'
import { providerSettingsSchema } from '../domain/model-providers.ts'
import { accessTo, aiEnvironment } from './environment.ts'
import type { ModelClient } from './model-client.ts'

// Deno's types are unavailable where Node runs this file.
declare const Deno: { env: { get(name: string): string | undefined } }

/** The model that the current settings name; null if its provider has no key (docs/engines.md). */
export async function activeModel(client: SupabaseClient<Database>): Promise<ModelClient | null> {
  const { data, error } = await client
    .from('ai_provider_settings')
    .select('*')
    .eq('is_active', true)
    .maybeSingle()
  if (error) throw new Error(`The AI settings could not be read: ${error.message}`, { cause: error })
  if (!data) return null
  const settings = providerSettingsSchema.parse(data)
  const env = await environment()
  if (!accessTo(settings, env)) return null
  const { openModel } = await import('./open-model.ts')
  return openModel(settings, env)
}

async function environment() {
  try {
    return aiEnvironment((name) => Deno.env.get(name))
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error
    const { configurationFailure } = await import('./failures.ts')
    throw configurationFailure(z.prettifyError(error))
  }
}
