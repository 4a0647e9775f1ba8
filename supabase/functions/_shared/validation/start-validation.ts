import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { Database } from '../db/database.types.ts'
import { dataOf } from '../db/rpc.ts'
import { toJsonb } from '../db/to-jsonb.ts'
import { type LookupChoice, lookupChoiceSchema } from '../domain/lookup-terms.ts'
import type { ResearchPlan } from '../engine/engine.ts'
import type { Handler } from '../http/endpoint.ts'
import { HttpError } from '../http/http-error.ts'
import { Reply } from '../http/respond.ts'
import type { Runs } from '../run/runs.ts'
import { runSchema } from '../run/worker.ts'

const begunSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('started'), run: runSchema }),
  z.object({ outcome: z.enum(['running', 'already', 'quota_exceeded', 'not_found']) }),
])
export type Begun = z.infer<typeof begunSchema>

/** The steps of a run that a model writes (report_steps in validation_runs.sql). */
export interface RunPlan extends ResearchPlan {
  /** Whether searches wait for the concept, because nothing is known about the idea that could be searched for. */
  waits: boolean
}

/** How a report or a section of it is written now; null without a model. */
export type PlanRun = (validation: string) => Promise<RunPlan | null>

type BeginValidation = (
  user: string,
  validation: string,
  terms?: LookupChoice | null,
  plan?: RunPlan | null,
) => Promise<Begun>

export interface ValidationDeps {
  runs: Runs
  begin: BeginValidation
  plan: PlanRun
}

// The idea is read from the stored row; the copy in the body is ignored (docs/contract.md#functions).
const startSchema = z.object(
  {
    validationId: z.guid('must be a UUID'),
    /** What the founder confirmed for lookups; if left out, the earlier confirmation holds. */
    lookups: lookupChoiceSchema.nullable().default(null),
  },
  { error: 'The body must be a JSON object with a validationId' },
)

const LIMIT_REACHED = 'Validation limit reached. Please upgrade to our Pro plan to validate more ideas.'

const ANALYZING = new Reply(202, { success: true, status: 'analyzing' })
// Nothing was started: another worker has it.
const UNDER_WAY = new Reply(202, { success: true, status: 'analyzing', underWay: true })
const COMPLETED = new Reply(200, { success: true, status: 'completed' })

/** Starts validation runs through the database's service-only procedure. */
export const createValidationStarter =
  (client: SupabaseClient<Database>): BeginValidation =>
  async (user, validation, terms, plan) =>
    begunSchema.parse(
      await dataOf(
        client.rpc('begin_validation', {
          p_user: user,
          p_validation: validation,
          ...(terms && { p_terms: toJsonb(terms) }),
          ...(plan && { p_plan: toJsonb(plan) }),
        }),
      ),
    )

/**
 * Starts, restarts or takes over the run of a user's validation; for our own service, works on one step of a run.
 * Answers immediately and continues in the background.
 */
export const startValidation =
  ({ runs, begin, plan }: ValidationDeps): Handler =>
  async (caller, body) => {
    if (caller.kind === 'service') {
      runs.work(runSchema.parse(body))
      return ANALYZING
    }
    const { validationId, lookups } = startSchema.parse(body)
    runs.sweep()
    const begun = await begin(caller.id, validationId, lookups, await plan(validationId))
    switch (begun.outcome) {
      case 'started':
        runs.work(begun.run)
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
