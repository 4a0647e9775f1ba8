import { z } from 'zod'
import { type Cursor, pageOf } from '@/shared/lib/keyset'
import { STATUS_FILTERS } from '@/shared/list/status-filters'
import { orThrow } from '@/shared/supabase/app-error'
import { supabase } from '@/shared/supabase/client'
import { figuresSchema } from './figures/figures'
import { LISTED_COLUMNS, type ListView, listedValidationSchema, SORTS } from './listed-validation'

/**
 * One page of all validations for `view`, in its order. A search matches words of the idea; a full id matches that
 * validation or that user's.
 */
export async function fetchValidations(view: ListView, after: Cursor | null, signal: AbortSignal) {
  const page = view.q ? soughtPage(view, after) : listedPage(view, after)
  const { data } = await orThrow(page.abortSignal(signal))
  return z.array(listedValidationSchema).parse(data)
}

function listedPage({ status, sort }: ListView, after: Cursor | null) {
  const { statuses } = STATUS_FILTERS[status]
  const query = supabase.from('idea_validations').select(LISTED_COLUMNS)
  return pageOf(statuses ? query.in('status', statuses) : query, SORTS[sort], after)
}

/** Search uses a separate function, because row-level security keeps Postgres from using the text index. */
function soughtPage({ q, status, sort }: ListView, after: Cursor | null) {
  const { statuses } = STATUS_FILTERS[status]
  return supabase.rpc('get_admin_validations', {
    p_search: q,
    p_sort: sort,
    ...(statuses && { p_statuses: [...statuses] }),
    ...(after && { p_after: String(after.value), p_after_id: after.id }),
  })
}

/** Outcomes and usage of the runs of the last `days` days (1 to 90, in UTC, today included). */
export async function fetchFigures(days: number, signal: AbortSignal) {
  const { data } = await orThrow(supabase.rpc('get_admin_figures', { p_days: days }).abortSignal(signal))
  return figuresSchema.parse(data)
}
