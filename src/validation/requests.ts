import type { LookupChoice } from '@domain/lookup-terms'
import { type ValidationStatus, validationStatusSchema } from '@domain/validation'
import { z } from 'zod'
import { orThrow } from '@/shared/supabase/app-error'
import { supabase } from '@/shared/supabase/client'
import { invoke } from '@/shared/supabase/invoke'
import { isId } from '@/shared/supabase/is-id'

const TABLE = 'idea_validations'

const runStatusSchema = z.object({
  status: validationStatusSchema,
  statusDetail: z.string().nullable(),
  originalIdea: z.string().optional(),
  updated_at: z.string(),
})

/** Progress of a run. */
export interface RunStatus {
  status: ValidationStatus
  statusDetail: string | null
  originalIdea: string
  /** Changes whenever anything about the validation changes. */
  updatedAt: string
}

/**
 * Progress of a run; null if this user has no such validation. `known` is the previous result: the idea, which may be
 * long, is not fetched again.
 */
export async function fetchRunStatus(
  id: string,
  signal: AbortSignal,
  known?: RunStatus | null,
): Promise<RunStatus | null> {
  if (!isId(id)) return null
  const columns = 'status, statusDetail, updated_at' as const
  const { data } = await orThrow(
    supabase
      .from(TABLE)
      .select(known ? columns : `${columns}, originalIdea`)
      .eq('id', id)
      .abortSignal(signal)
      .maybeSingle(),
  )
  const row = runStatusSchema.nullable().parse(data)
  if (!row) return null
  const { updated_at: updatedAt, originalIdea = known?.originalIdea ?? '', ...status } = row
  return { ...status, originalIdea, updatedAt }
}

/** Records that a run could not be started. Ignored if the run did start. */
export async function markStartFailed(id: string, statusDetail: string): Promise<void> {
  await orThrow(
    supabase.from(TABLE).update({ status: 'error', statusDetail }).eq('id', id).eq('status', 'pending'),
  )
}

/** Sets a failed validation to pending. */
export async function markRetrying(id: string): Promise<void> {
  await orThrow(
    supabase
      .from(TABLE)
      .update({ status: 'pending', statusDetail: 'Retrying validation...' })
      .eq('id', id)
      .eq('status', 'error'),
  )
}

/** Requests the run of a validation, with the terms for public sources; resolves once it is accepted. */
export const requestRun = (validationId: string, idea: string, lookups?: LookupChoice | null) =>
  invoke('enhanced-idea-validation-full', { idea, validationId, ...(lookups && { lookups }) })

/** Requests to continue a failed or stalled validation; harmless while it runs. */
export const requestResume = (validationId: string, idea: string, lookups?: LookupChoice | null) =>
  invoke('validate-idea', { idea, validationId, ...(lookups && { lookups }) })

/** The engine that writes reports on this server. */
export const fetchEngineInUse = async (signal: AbortSignal) => {
  const [answer, { engineInUseSchema }] = await Promise.all([
    invoke('test-ai-connection', { ask: 'engine' }, signal),
    import('@domain/ai-connection'),
  ])
  return engineInUseSchema.parse(answer)
}
