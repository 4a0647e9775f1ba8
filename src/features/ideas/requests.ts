import type { Revision } from '@domain/revision'
import { validationSchema, validationStatusSchema } from '@domain/validation'
import { z } from 'zod'
import { type Cursor, pageOf } from '@/shared/lib/keyset'
import { searchFilter } from '@/shared/list/search-filter'
import { STATUS_FILTERS } from '@/shared/list/status-filters'
import { toAppError } from '@/shared/supabase/app-error'
import { supabase } from '@/shared/supabase/client'
import { invoke } from '@/shared/supabase/invoke'
import { isId } from '@/shared/supabase/is-id'
import { type ListView, SORTS } from './dashboard/list-view'
import { LISTED_COLUMNS, listedIdeaSchema, SEARCHED_COLUMNS } from './dashboard/listed-idea'
import { type RunRecord, runRecordSchema } from './run-record'

const TABLE = 'idea_validations'

const liveStatusSchema = z.object({
  id: z.string(),
  status: validationStatusSchema,
  statusDetail: z.string().nullable(),
})

const runStatusSchema = liveStatusSchema.omit({ id: true }).extend({ originalIdea: z.string() })

/** One page of those of the user's validations that `view` shows, in its order. */
export async function fetchIdeas(userId: string, view: ListView, after: Cursor | null, signal: AbortSignal) {
  // The user filter stands beside the policy: only with it does Postgres use the index.
  let query = supabase.from(TABLE).select(LISTED_COLUMNS).eq('userId', userId)
  const { statuses } = STATUS_FILTERS[view.status]
  if (statuses) query = query.in('status', statuses)
  const page = pageOf(query, SORTS[view.sort], after, searchFilter(view.q, SEARCHED_COLUMNS))
  const { data, error, status } = await page.abortSignal(signal)
  if (error) throw toAppError(error, status)
  return z.array(listedIdeaSchema).parse(data)
}

export async function countCompleted(userId: string, signal: AbortSignal): Promise<number> {
  const { count, error, status } = await supabase
    .from(TABLE)
    .select('id', { count: 'exact', head: true })
    .eq('userId', userId)
    .eq('status', 'completed')
    .abortSignal(signal)
  if (error) throw toAppError(error, status)
  return count ?? 0
}

/** The few columns that change while validations run. */
export async function fetchLiveStatuses(ids: string[], signal: AbortSignal) {
  const { data, error, status } = await supabase
    .from(TABLE)
    .select('id, status, statusDetail')
    .in('id', ids)
    .abortSignal(signal)
  if (error) throw toAppError(error, status)
  return z.array(liveStatusSchema).parse(data)
}

/** How far a run is; null when there is no such validation for this user. */
export async function fetchRunStatus(id: string, signal: AbortSignal) {
  if (!isId(id)) return null
  const { data, error, status } = await supabase
    .from(TABLE)
    .select('status, statusDetail, originalIdea')
    .eq('id', id)
    .abortSignal(signal)
    .maybeSingle()
  if (error) throw toAppError(error, status)
  return runStatusSchema.nullable().parse(data)
}

/** Whole validations by id, in the order asked for; ids of which the user may read no validation are left out. */
export async function fetchCompared(ids: string[], signal: AbortSignal) {
  const known = ids.filter(isId)
  if (known.length === 0) return []
  const { data, error, status } = await supabase.from(TABLE).select('*').in('id', known).abortSignal(signal)
  if (error) throw toAppError(error, status)
  const found = new Map(
    z
      .array(validationSchema)
      .parse(data)
      .map((validation) => [validation.id, validation]),
  )
  return known.flatMap((id) => found.get(id.toLowerCase()) ?? [])
}

/** Deletes a validation with all that belongs to it; what is gone already counts as deleted. */
export async function deleteIdea(id: string): Promise<void> {
  const { error, status } = await supabase.from(TABLE).delete().eq('id', id)
  if (error) throw toAppError(error, status)
}

export async function insertIdea(row: { originalIdea: string; userId: string; title: string }) {
  const { data, error, status } = await supabase
    .from(TABLE)
    .insert({ ...row, status: 'pending' })
    .select()
    .single()
  if (error) throw toAppError(error, status)
  return validationSchema.parse(data)
}

/** Notes that a run could not be started. A run that did start after all is left alone. */
export async function markStartFailed(id: string, statusDetail: string): Promise<void> {
  const { error, status } = await supabase
    .from(TABLE)
    .update({ status: 'error', statusDetail })
    .eq('id', id)
    .eq('status', 'pending')
  if (error) throw toAppError(error, status)
}

/** Puts a failed validation back in line. */
export async function markRetrying(id: string): Promise<void> {
  const { error, status } = await supabase
    .from(TABLE)
    .update({ status: 'pending', statusDetail: 'Retrying validation...' })
    .eq('id', id)
    .eq('status', 'error')
  if (error) throw toAppError(error, status)
}

/** How the steps of a validation ran and what they cost; for administrators. Null when there is no such validation. */
export async function fetchRun(id: string, signal: AbortSignal): Promise<RunRecord | null> {
  const { data, error, status } = await supabase
    .rpc('get_validation_run', { p_validation: id })
    .abortSignal(signal)
  if (error) throw toAppError(error, status)
  return runRecordSchema.nullable().parse(data)
}

/** Asks the server to run a validation; answers as soon as it has been taken on. */
export const requestRun = (validationId: string, idea: string) =>
  invoke('enhanced-idea-validation-full', { idea, validationId })

/** Asks the server to go on with a validation that failed or stands still; harmless while it runs. */
export const requestResume = (validationId: string, idea: string) =>
  invoke('validate-idea', { idea, validationId })

/** Changes a completed report; answers when it is stored or, for a section to be written anew, taken on. */
export const requestRevision = (revision: Revision) => invoke('revise-report', revision)
