import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { Database } from '../db/database.types.ts'
import { dataOf } from '../db/rpc.ts'
import { phaseSchema } from '../domain/phases.ts'
import type { PlannedWork } from '../domain/scorecard.ts'

/** Reads what is planned for a validation and the totals of its roadmaps; null before it is planned. */
export type ReadPlannedWork = (validation: string) => Promise<PlannedWork | null>

type Client = SupabaseClient<Database>

/** Reads the plan and the published roadmaps from the database. Drafts are never read. */
export const createPlannedWorkReader =
  (client: Client): ReadPlannedWork =>
  async (validation) => {
    const stored = await dataOf(
      client.from('project_planning').select('*').eq('validation_id', validation).maybeSingle(),
    )
    if (stored === null) return null
    const [{ plannedWorkOf }, { planningSchema }, { roadmapRowSchema }] = await Promise.all([
      import('../domain/planned-work.ts'),
      import('../domain/planning.ts'),
      import('../domain/roadmap/row.ts'),
    ])
    const rows = z
      .array(roadmapRowSchema)
      .parse(
        await dataOf(
          client
            .from('roadmaps')
            .select('*, roadmap_sizes(task, name, size)')
            .eq('validation_id', validation)
            .eq('status', 'published'),
        ),
      )
    const owner = rows[0]?.userId
    const readable = owner ? await phasesOf(client, owner, validation) : []
    return plannedWorkOf(planningSchema.parse(stored), rows, readable)
  }

const phasesOf = async (client: Client, owner: string, validation: string) =>
  z
    .array(phaseSchema)
    .parse(await dataOf(client.rpc('accessible_phases', { p_user: owner, p_project: validation })))
