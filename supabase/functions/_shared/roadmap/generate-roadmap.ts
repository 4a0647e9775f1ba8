import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { Database } from '../db/database.types.ts'
import { dataOf } from '../db/rpc.ts'
import { PHASE_NAMES, type Phase, phaseSchema } from '../domain/phases.ts'
import type { Handler } from '../http/endpoint.ts'
import { HttpError } from '../http/http-error.ts'
import { Reply } from '../http/respond.ts'
import type { Runs } from '../run/runs.ts'
import { runSchema } from '../run/worker.ts'

const begunSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('started'), roadmap: z.guid(), run: runSchema }),
  z.object({ outcome: z.enum(['running', 'exists', 'in_review']), roadmap: z.guid() }),
  z.object({
    outcome: z.enum(['not_found', 'wrong_roadmap', 'not_completed', 'planning_missing', 'forbidden']),
  }),
])
type Begun = z.infer<typeof begunSchema>

/** What a caller may know about a roadmap: its content only once it is published. */
const shownSchema = z.object({ status: z.string(), content: z.unknown() })

interface RoadmapStore {
  /** `existing` is the roadmap to rewrite. */
  begin(user: string, request: { validation: string; phase: Phase; existing: string | null }): Promise<Begun>
  shown(roadmap: string): Promise<z.infer<typeof shownSchema>>
}

interface RoadmapDeps {
  runs: Runs
  roadmaps: RoadmapStore
}

/** Roadmaps stored in the database. */
export const databaseRoadmaps = (client: SupabaseClient<Database>): RoadmapStore => ({
  begin: async (user, { validation, phase, existing }) =>
    begunSchema.parse(
      await dataOf(
        client.rpc('begin_roadmap', {
          p_user: user,
          p_validation: validation,
          p_phase: phase,
          ...(existing && { p_existing: existing }),
        }),
      ),
    ),
  // A draft's content is in a separate table, which is never read here.
  shown: async (roadmap) =>
    shownSchema.parse(
      await dataOf(client.from('roadmaps').select('status, content').eq('id', roadmap).single()),
    ),
})

const guid = z.guid('must be a UUID')
const requestSchema = z.object(
  {
    validationId: guid,
    phase: phaseSchema,
    existingRoadmapId: guid.nullish().transform((id) => id ?? null),
  },
  { error: 'The body must be a JSON object with a validationId and a phase' },
)

const PLAN_FIRST = 'Plan the project first: a roadmap is based on its platforms, stack, budget and timeline.'

const wrongRoadmap = (phase: Phase) =>
  `existingRoadmapId does not name the ${PHASE_NAMES[phase]} roadmap of this project.`

const requested = (roadmapId: string) =>
  new Reply(202, {
    success: true,
    message: 'Roadmap requested successfully',
    roadmapId,
    status: 'in_progress',
    roadmapContent: null,
  })

/**
 * Starts, restarts or takes over the writing of a phase's roadmap; for the service itself, works on one step of a run.
 * Responds immediately and continues in the background. No response ever contains the content of a draft
 * (docs/contract.md#roadmap-states).
 */
export const generateRoadmap =
  ({ runs, roadmaps }: RoadmapDeps): Handler =>
  async (caller, body) => {
    if (caller.kind === 'service') {
      runs.work(runSchema.parse(body))
      return new Reply(202, { success: true, status: 'in_progress' })
    }
    const { validationId, phase, existingRoadmapId } = requestSchema.parse(body)
    runs.sweep()
    const begun = await roadmaps.begin(caller.id, {
      validation: validationId,
      phase,
      existing: existingRoadmapId,
    })
    switch (begun.outcome) {
      case 'started':
        runs.work(begun.run)
        return requested(begun.roadmap)
      case 'running':
        return requested(begun.roadmap)
      case 'exists':
        return existing(begun.roadmap, roadmaps)
      case 'not_found':
        throw new HttpError(404, 'Validation not found')
      case 'wrong_roadmap':
        throw new HttpError(404, wrongRoadmap(phase), 'wrong_roadmap')
      case 'in_review':
        throw new HttpError(409, 'A new version is waiting for review.', 'in_review')
      case 'not_completed':
        throw new HttpError(409, 'The validation is not complete yet.', 'not_completed')
      case 'planning_missing':
        throw new HttpError(409, PLAN_FIRST, 'planning_missing')
      case 'forbidden':
        throw new HttpError(403, `You don't have access to the ${PHASE_NAMES[phase]} phase`)
    }
  }

async function existing(roadmapId: string, roadmaps: RoadmapStore) {
  const { status, content } = await roadmaps.shown(roadmapId)
  return {
    success: true,
    message: 'This phase already has a roadmap.',
    roadmapId,
    status,
    roadmapContent: status === 'published' ? content : null,
  }
}
