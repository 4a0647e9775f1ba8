import { validationStatusSchema } from '@domain/validation'
import { z } from 'zod'
import { type Cursor, pageOf } from '@/shared/lib/keyset'
import { searchFilter } from '@/shared/list/search-filter'
import { STATUS_FILTERS } from '@/shared/list/status-filters'
import { orThrow } from '@/shared/supabase/app-error'
import { supabase } from '@/shared/supabase/client'
import { isId } from '@/shared/supabase/is-id'
import { LISTED_COLUMNS, type ListView, SEARCHED_COLUMNS, SORTS } from './list-view'
import { listedIdeas } from './listed-idea'

const TABLE = 'idea_validations'

const liveStatusSchema = z.object({
  id: z.string(),
  status: validationStatusSchema,
  statusDetail: z.string().nullable(),
})

/** One page of the user's validations for `view`, in its order. */
export async function fetchIdeas(userId: string, view: ListView, after: Cursor | null, signal: AbortSignal) {
  // Repeats the policy's condition, because Postgres uses the index only with this filter.
  let query = supabase.from(TABLE).select(LISTED_COLUMNS).eq('userId', userId)
  const { statuses } = STATUS_FILTERS[view.status]
  if (statuses) query = query.in('status', statuses)
  const page = pageOf(query, SORTS[view.sort], after, searchFilter(view.q, SEARCHED_COLUMNS))
  const { data } = await orThrow(page.abortSignal(signal))
  return listedIdeas(data)
}

/** Counts completed validations, except those that consist of questions and were not charged. */
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

/** The few columns that change during a run. */
export async function fetchLiveStatuses(ids: string[], signal: AbortSignal) {
  const { data } = await orThrow(
    supabase.from(TABLE).select('id, status, statusDetail').in('id', ids).abortSignal(signal),
  )
  return z.array(liveStatusSchema).parse(data)
}

/** Whole validations by id, in the given order; leaves out ids that the user may not read. */
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

/** Deletes a validation and everything that belongs to it; succeeds if it is already gone. */
export async function deleteIdea(id: string): Promise<void> {
  await orThrow(supabase.from(TABLE).delete().eq('id', id))
}
