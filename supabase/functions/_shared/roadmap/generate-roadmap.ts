import { z } from 'zod'
import { PHASE_NAMES, type Phase, phaseSchema } from '../domain/phases.ts'
import type { Handler } from '../http/endpoint.ts'
import { HttpError } from '../http/http-error.ts'
import { Reply } from '../http/respond.ts'
import { type RoadmapStepDeps, runRoadmapStep } from './run-step.ts'
import type { RoadmapBegun, RoadmapStore } from './run-store.ts'

export interface RoadmapDeps extends RoadmapStepDeps {
  /** Lets a task outlive the answer. */
  background(task: Promise<unknown>): void
  /** Sweeps dead runs and wakes those that can go on. Never throws. */
  sweep(): Promise<void>
}

const guid = z.guid('must be a UUID')
const requestSchema = z.object(
  {
    validationId: guid,
    phase: phaseSchema,
    existingRoadmapId: guid.nullish().transform((id) => id ?? null),
  },
  { error: 'The body must be a JSON object with a validationId and a phase' },
)
const workSchema = z.object(
  { roadmapId: guid, fence: guid },
  { error: 'The body must be a JSON object with a roadmapId and a fence' },
)

const PLAN_FIRST =
  'Plan the project first: a roadmap is derived from its platforms, stack, budget and timeline.'

const RESTORE_FIRST =
  'The hourly rates that roadmaps are priced with are missing on this server. An administrator can restore them in the roadmap settings.'

const requested = (roadmapId: string) =>
  new Reply(202, {
    success: true,
    message: 'Roadmap requested successfully',
    roadmapId,
    status: 'in_progress',
    roadmapContent: null,
  })

/**
 * Starts, restarts or takes over the writing of a phase's roadmap; from our own service, works on one step of a run.
 * Answers at once and works on in the background. No answer ever holds the content of a draft (spec part 2 §4).
 */
export const generateRoadmap =
  (deps: RoadmapDeps): Handler =>
  async (caller, body) => {
    if (caller.kind === 'service') {
      const { roadmapId, fence } = workSchema.parse(body)
      deps.background(runRoadmapStep(deps, { roadmap: roadmapId, fence }))
      return requested(roadmapId)
    }
    const { validationId, phase, existingRoadmapId } = requestSchema.parse(body)
    deps.background(deps.sweep())
    const begun = await deps.store.begin(caller.id, {
      validation: validationId,
      phase,
      existing: existingRoadmapId,
    })
    if (begun.outcome === 'started') deps.background(runRoadmapStep(deps, begun))
    return answerTo(begun, phase, deps.store)
  }

async function answerTo(begun: RoadmapBegun, phase: Phase, store: RoadmapStore): Promise<unknown> {
  switch (begun.outcome) {
    case 'started':
    case 'running':
      return requested(begun.roadmap)
    case 'exists':
      return existing(begun.roadmap, store)
    case 'not_found':
      throw new HttpError(404, 'Validation not found')
    case 'not_completed':
      throw new HttpError(409, 'The validation is not complete yet.', 'not_completed')
    case 'planning_missing':
      throw new HttpError(409, PLAN_FIRST, 'planning_missing')
    case 'settings_missing':
      throw new HttpError(409, RESTORE_FIRST, 'settings_missing')
    case 'forbidden':
      throw new HttpError(403, `You don't have access to the ${PHASE_NAMES[phase]} phase`)
  }
}

async function existing(roadmapId: string, store: RoadmapStore) {
  const { status, content } = await store.shown(roadmapId)
  return {
    success: true,
    message: 'This phase has a roadmap already.',
    roadmapId,
    status,
    roadmapContent: status === 'published' ? content : null,
  }
}
