import { z } from 'zod'
import { stepRecordSchema } from '@/shared/run/run-figures'
import { orThrow } from '@/shared/supabase/app-error'
import { supabase } from '@/shared/supabase/client'

/** Steps and cost of a roadmap's run; for administrators. Null if there is no such roadmap. */
export async function fetchRoadmapRun(id: string, signal: AbortSignal): Promise<RoadmapRun | null> {
  const { data } = await orThrow(supabase.rpc('get_roadmap_run', { p_roadmap: id }).abortSignal(signal))
  return roadmapRunSchema.nullable().parse(data)
}

/** The result of `get_roadmap_run`: the last run of a roadmap. */
const roadmapRunSchema = z.object({
  /** Who requested it; null if nothing ran, for example if it was written by hand. */
  requester: z.enum(['owner', 'admin']).nullable(),
  steps: z.array(stepRecordSchema.extend({ step: z.enum(['tasks', 'delivery']) })),
})
export type RoadmapRun = z.infer<typeof roadmapRunSchema>
