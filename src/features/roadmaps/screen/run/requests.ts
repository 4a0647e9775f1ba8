import { orThrow } from '@/shared/supabase/app-error'
import { supabase } from '@/shared/supabase/client'
import { type RoadmapRun, roadmapRunSchema } from './run-record'

/** How the steps of a roadmap ran and what they cost; for administrators. Null when there is no such roadmap. */
export async function fetchRoadmapRun(id: string, signal: AbortSignal): Promise<RoadmapRun | null> {
  const { data } = await orThrow(supabase.rpc('get_roadmap_run', { p_roadmap: id }).abortSignal(signal))
  return roadmapRunSchema.nullable().parse(data)
}
