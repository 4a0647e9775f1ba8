import { z } from 'zod'
import { stepRecordSchema } from '@/shared/run/step-record'

/** What `get_roadmap_run` returns: how a roadmap was worked on last. */
export const roadmapRunSchema = z.object({
  /** Who asked for it; null where nothing ran, as for those written by hand. */
  requester: z.enum(['owner', 'admin']).nullable(),
  steps: z.array(stepRecordSchema.extend({ step: z.enum(['tasks', 'delivery']) })),
})
export type RoadmapRun = z.infer<typeof roadmapRunSchema>
