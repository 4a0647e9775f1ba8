import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { builtInAnalyst } from '../analyst/analyst.ts'
import type { Database } from '../db/database.types.ts'
import type { ChooseEngine } from '../engine/engine.ts'
import { aiEnvironment } from './environment.ts'
import { misconfigured } from './failures.ts'
import { modelEngine } from './model-engine.ts'
import { openModel, settingsSchema } from './open-model.ts'

// Its types are not at hand where Node runs this.
declare const Deno: { env: { get(name: string): string | undefined } }

/**
 * The engine that the settings name at the time of each step (DESIGN §6): the active provider's model, or the
 * built-in analyst when there is none or it has no key. A failing model never falls back to it.
 */
export function liveEngine(client: SupabaseClient<Database>): ChooseEngine {
  return async () => {
    const { data, error } = await client
      .from('ai_provider_settings')
      .select('provider, openai_model, anthropic_model, deepseek_model')
      .eq('is_active', true)
      .maybeSingle()
    if (error) throw new Error(`The AI settings could not be read: ${error.message}`, { cause: error })
    if (!data) return builtInAnalyst
    const model = openModel(settingsSchema.parse(data), environment())
    return model ? modelEngine(model) : builtInAnalyst
  }
}

function environment() {
  try {
    return aiEnvironment((name) => Deno.env.get(name))
  } catch (error) {
    if (error instanceof z.ZodError) throw misconfigured(z.prettifyError(error))
    throw error
  }
}
