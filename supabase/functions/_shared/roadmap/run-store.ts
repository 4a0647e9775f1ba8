import { z } from 'zod'
import type { Usage } from '../engine/engine.ts'
import type { StepStore } from '../run/step-worker.ts'
import type { Claim } from './claim.ts'

/** One run of a roadmap. Whoever holds the fence of an older run is refused everywhere. */
export const roadmapRunSchema = z.object({ roadmap: z.guid(), fence: z.guid() })
export type RoadmapRun = z.infer<typeof roadmapRunSchema>

export const begunSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('started'), roadmap: z.guid(), fence: z.guid() }),
  z.object({ outcome: z.enum(['running', 'exists']), roadmap: z.guid() }),
  z.object({
    outcome: z.enum(['not_found', 'not_completed', 'planning_missing', 'settings_missing', 'forbidden']),
  }),
])
export type RoadmapBegun = z.infer<typeof begunSchema>

/** What a finished step leaves behind: its section for the later step and, with the last one, the whole roadmap. */
export interface FinishedRoadmapStep {
  section: object
  content: object | null
  usage: Usage | null
}

/** Which roadmap is asked for; `existing` is the one to be written anew. */
interface RoadmapRequest {
  validation: string
  phase: string
  existing: string | null
}

/** What a caller may know of a roadmap: its content only once it is published. */
export const shownSchema = z.object({ status: z.string(), content: z.unknown() })
type Shown = z.infer<typeof shownSchema>

/** The durable state of roadmaps' runs (DESIGN §4). Every call is one transaction. */
export interface RoadmapStore extends StepStore<RoadmapRun, Claim, FinishedRoadmapStep> {
  begin(user: string, request: RoadmapRequest): Promise<RoadmapBegun>
  shown(roadmap: string): Promise<Shown>
  /** Ends runs that are beyond help and returns those that can go on but have no worker. */
  sweep(signal: AbortSignal): Promise<RoadmapRun[]>
}
