import type { SupabaseClient } from '@supabase/supabase-js'
import { activeModel } from '../ai/active-model.ts'
import type { Database } from '../db/database.types.ts'
import { builtInRoadmaps } from './built-in.ts'
import type { ChooseRoadmapEngine } from './engine.ts'
import { modelRoadmaps } from './model/engine.ts'

/** The engine that the settings name at the time of each step, as for reports: a failing model never falls back. */
export const liveRoadmapEngine =
  (client: SupabaseClient<Database>): ChooseRoadmapEngine =>
  async () => {
    const model = await activeModel(client)
    return model ? modelRoadmaps(model) : builtInRoadmaps
  }
