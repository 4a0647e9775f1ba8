import type { SupabaseClient } from '@supabase/supabase-js'
import { activeModel } from '../ai/active-model.ts'
import type { Database } from '../db/database.types.ts'
import type { ChooseRoadmapEngine } from './engine.ts'

/**
 * The engine that the settings name when each step starts, as for reports: a failing model never falls back to another
 * engine.
 */
export const liveRoadmapEngine =
  (client: SupabaseClient<Database>): ChooseRoadmapEngine =>
  async () => {
    const model = await activeModel(client)
    if (model) return (await import('./model/engine.ts')).modelRoadmaps(model)
    return (await import('./built-in.ts')).builtInRoadmaps
  }
