import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '../db/database.types.ts'
import { dataOf } from '../db/rpc.ts'
import type { PhasesOf } from './accessible-phases.ts'

/** Reads the rights to phases from the database. */
export const createPhaseReader =
  (client: SupabaseClient<Database>): PhasesOf =>
  (user, project) =>
    dataOf(client.rpc('accessible_phases', { p_user: user, p_project: project }))
