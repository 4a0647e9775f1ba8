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

/** How far a run is. */
export interface RunStatus {
  status: ValidationStatus
  statusDetail: string | null
  originalIdea: string
  /** Differs whenever something of the validation has changed. */
  updatedAt: string
}

/**
 * How far a run is; null when there is no such validation for this user. `known` is what was read before: the idea, which
 * may be long, is not asked for again.
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

/** Notes that a run could not be started. A run that did start after all is left alone. */
export async function markStartFailed(id: string, statusDetail: string): Promise<void> {
  await orThrow(
    supabase.from(TABLE).update({ status: 'error', statusDetail }).eq('id', id).eq('status', 'pending'),
  )
}

/** Puts a failed validation back in line. */
export async function markRetrying(id: string): Promise<void> {
  await orThrow(
    supabase
      .from(TABLE)
      .update({ status: 'pending', statusDetail: 'Retrying validation...' })
      .eq('id', id)
      .eq('status', 'error'),
  )
}

/** Asks the server to run a validation, with what may leave for public sources; answers as soon as it has been taken on. */
export const requestRun = (validationId: string, idea: string, lookups?: LookupChoice | null) =>
  invoke('enhanced-idea-validation-full', { idea, validationId, ...(lookups && { lookups }) })

/** Asks the server to go on with a validation that failed or stands still; harmless while it runs. */
export const requestResume = (validationId: string, idea: string, lookups?: LookupChoice | null) =>
  invoke('validate-idea', { idea, validationId, ...(lookups && { lookups }) })

/** What writes reports on this server now. */
export const fetchEngineInUse = async (signal: AbortSignal) => {
  const [answer, { engineInUseSchema }] = await Promise.all([
    invoke('test-ai-connection', { ask: 'engine' }, signal),
    import('@domain/ai-connection'),
  ])
  return engineInUseSchema.parse(answer)
}
