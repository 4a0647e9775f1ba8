import type { SlideEdit, SlotId } from '@domain/deck'
import type { LookupChoice } from '@domain/lookup-terms'
import type { Revision } from '@domain/revision'
import { type ValidationStatus, validationStatusSchema } from '@domain/validation'
import { z } from 'zod'
import { type Cursor, pageOf } from '@/shared/lib/keyset'
import { searchFilter } from '@/shared/list/search-filter'
import { STATUS_FILTERS } from '@/shared/list/status-filters'
import { orThrow } from '@/shared/supabase/app-error'
import { supabase } from '@/shared/supabase/client'
import { invoke } from '@/shared/supabase/invoke'
import { isId } from '@/shared/supabase/is-id'
import { LISTED_COLUMNS, type ListView, SEARCHED_COLUMNS, SORTS } from './dashboard/list-view'
import { listedIdeas } from './dashboard/listed-idea'
import { type RunRecord, runRecordSchema } from './run-record'

const TABLE = 'idea_validations'

const liveStatusSchema = z.object({
  id: z.string(),
  status: validationStatusSchema,
  statusDetail: z.string().nullable(),
})

const runStatusSchema = liveStatusSchema
  .omit({ id: true })
  .extend({ originalIdea: z.string().optional(), updated_at: z.string() })

/** How far a run is. */
export interface RunStatus {
  status: ValidationStatus
  statusDetail: string | null
  originalIdea: string
  /** Differs whenever something of the validation has changed. */
  updatedAt: string
}

/** One page of those of the user's validations that `view` shows, in its order. */
export async function fetchIdeas(userId: string, view: ListView, after: Cursor | null, signal: AbortSignal) {
  // The user filter stands beside the policy: only with it does Postgres use the index.
  let query = supabase.from(TABLE).select(LISTED_COLUMNS).eq('userId', userId)
  const { statuses } = STATUS_FILTERS[view.status]
  if (statuses) query = query.in('status', statuses)
  const page = pageOf(query, SORTS[view.sort], after, searchFilter(view.q, SEARCHED_COLUMNS))
  const { data } = await orThrow(page.abortSignal(signal))
  return listedIdeas(data)
}

/** Completed validations, without those that consist of questions: they cost nothing yet. */
export async function countCompleted(userId: string, signal: AbortSignal): Promise<number> {
  const { count } = await orThrow(
    supabase
      .from(TABLE)
      .select('id', { count: 'exact', head: true })
      .eq('userId', userId)
      .eq('status', 'completed')
      .not('card', 'cs', '{"vague":true}')
      .abortSignal(signal),
  )
  return count ?? 0
}

/** The few columns that change while validations run. */
export async function fetchLiveStatuses(ids: string[], signal: AbortSignal) {
  const { data } = await orThrow(
    supabase.from(TABLE).select('id, status, statusDetail').in('id', ids).abortSignal(signal),
  )
  return z.array(liveStatusSchema).parse(data)
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

/** Whole validations by id, in the order asked for; ids of which the user may read no validation are left out. */
export async function fetchCompared(ids: string[], signal: AbortSignal) {
  const known = ids.filter(isId)
  if (known.length === 0) return []
  const [{ data }, { validationSchema }] = await Promise.all([
    orThrow(supabase.from(TABLE).select('*').in('id', known).abortSignal(signal)),
    import('@domain/stored-validation'),
  ])
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
  await orThrow(supabase.from(TABLE).delete().eq('id', id))
}

const insertedSchema = z.object({ id: z.string() })

export async function insertIdea(row: { originalIdea: string; userId: string; title: string }) {
  const { data } = await orThrow(
    supabase
      .from(TABLE)
      .insert({ ...row, status: 'pending' })
      .select()
      .single(),
  )
  return insertedSchema.parse(data)
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

/** Gives a validation another title; answers it as it is stored. Fails where there is none of this user. */
export async function renameIdea({ id, title }: { id: string; title: string }): Promise<string> {
  const { data } = await orThrow(supabase.from(TABLE).update({ title }).eq('id', id).select('title').single())
  return z.object({ title: z.string() }).parse(data).title
}

/** Keeps the founder's text in a slot of the slides, or with null none; answers all that are kept. */
export async function saveSlideEdit(id: string, slot: SlotId, edit: SlideEdit | null) {
  const [{ data }, { slideEditsSchema }] = await Promise.all([
    orThrow(supabase.rpc('save_slide_edit', { p_validation: id, p_slot: slot, p_edit: edit })),
    import('@domain/deck'),
  ])
  return slideEditsSchema.parse(data)
}

/** How the steps of a validation ran and what they cost; for administrators. Null when there is no such validation. */
export async function fetchRun(id: string, signal: AbortSignal): Promise<RunRecord | null> {
  const { data } = await orThrow(supabase.rpc('get_validation_run', { p_validation: id }).abortSignal(signal))
  return runRecordSchema.nullable().parse(data)
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

/** Changes a completed report; answers when it is stored or, for a section to be written anew, taken on. */
export const requestRevision = (revision: Revision) => invoke('revise-report', revision)
