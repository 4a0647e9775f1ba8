import { z } from 'zod'
import { stepRecordSchema } from '@/shared/run/run-figures'
import { orThrow } from '@/shared/supabase/app-error'
import { supabase } from '@/shared/supabase/client'

/** How the steps of a roadmap ran and what they cost; for administrators. Null when there is no such roadmap. */
export async function fetchRoadmapRun(id: string, signal: AbortSignal): Promise<RoadmapRun | null> {
  const { data } = await orThrow(supabase.rpc('get_roadmap_run', { p_roadmap: id }).abortSignal(signal))
  return roadmapRunSchema.nullable().parse(data)
}

/** What `get_roadmap_run` returns: how a roadmap was worked on last. */
const roadmapRunSchema = z.object({
  /** Who asked for it; null where nothing ran, as for those written by hand. */
  requester: z.enum(['owner', 'admin']).nullable(),
  steps: z.array(stepRecordSchema.extend({ step: z.enum(['tasks', 'delivery']) })),
})
export type RoadmapRun = z.infer<typeof roadmapRunSchema>
