import { z } from 'zod'
import type { Handler } from '../http/endpoint.ts'
import { HttpError } from '../http/http-error.ts'
import { Reply } from '../http/respond.ts'
import { runStep, type StepDeps } from './run-step.ts'
import type { Begun } from './run-store.ts'

export interface ValidationDeps extends StepDeps {
  /** Lets a task outlive the answer. */
  background(task: Promise<unknown>): void
  /** Sweeps dead runs and wakes those that can go on. Never throws. */
  sweep(): Promise<void>
}

// The idea is read from the stored row: whatever the body says about it is ignored (DESIGN §4).
const startSchema = z.object(
  { validationId: z.guid('must be a UUID') },
  { error: 'The body must be a JSON object with a validationId' },
)
const workSchema = startSchema.extend({ fence: z.guid('must be a UUID') })

const LIMIT_REACHED = 'Validation limit reached. Please upgrade to our Pro plan to validate more ideas.'

const ANALYZING = new Reply(202, { success: true, status: 'analyzing' })
// Nothing was started: somebody works on it.
const UNDER_WAY = new Reply(202, { success: true, status: 'analyzing', underWay: true })
const COMPLETED = new Reply(200, { success: true, status: 'completed' })

/**
 * Starts, restarts or takes over the run of a user's validation; from our own service, works on one step of a
 * run. Answers at once and works on in the background.
 */
export const startValidation =
  (deps: ValidationDeps): Handler =>
  async (caller, body) => {
    if (caller.kind === 'service') {
      const { validationId, fence } = workSchema.parse(body)
      deps.background(runStep(deps, { validation: validationId, fence }))
      return ANALYZING
    }
    const { validationId } = startSchema.parse(body)
    deps.background(deps.sweep())
    const begun = await deps.store.begin(caller.id, validationId)
    if (begun.outcome === 'started')
      deps.background(runStep(deps, { validation: validationId, fence: begun.fence }))
    return answerTo(begun)
  }

function answerTo({ outcome }: Begun): Reply {
  switch (outcome) {
    case 'started':
      return ANALYZING
    case 'running':
      return UNDER_WAY
    case 'already':
      return COMPLETED
    case 'quota_exceeded':
      throw new HttpError(402, LIMIT_REACHED, 'quota_exceeded')
    case 'not_found':
      throw new HttpError(404, 'Validation not found')
  }
}
