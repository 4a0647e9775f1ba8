import type { SupabaseClient } from '@supabase/supabase-js'
import { builtInAnalyst } from '../analyst/analyst.ts'
import type { Database } from '../db/database.types.ts'
import type { ChooseEngine } from '../engine/engine.ts'
import type { FetchPage } from '../evidence/page.ts'
import { activeModel } from './active-model.ts'

/**
 * The engine that the settings name at the time of each step (docs/engines.md): the active provider's model, or the
 * built-in analyst if no provider is active or it has no key. A failing model never falls back to the analyst.
 */
export const liveEngine =
  (client: SupabaseClient<Database>, fetchPage?: FetchPage): ChooseEngine =>
  async () => {
    const model = await activeModel(client)
    if (!model) return builtInAnalyst
    const [{ modelEngine }, { safeFetchPage }] = await Promise.all([
      import('./model-engine.ts'),
      import('../evidence/safe-fetch-page.ts'),
    ])
    return modelEngine(model, fetchPage ?? safeFetchPage)
  }
