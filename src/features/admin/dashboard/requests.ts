import { z } from 'zod'
import { type Cursor, pageOf } from '@/shared/lib/keyset'
import { STATUS_FILTERS } from '@/shared/list/status-filters'
import { orThrow } from '@/shared/supabase/app-error'
import { supabase } from '@/shared/supabase/client'
import { figuresSchema } from './figures/figures'
import { type ListView, SORTS } from './list-view'
import { LISTED_COLUMNS, listedValidationSchema, soughtFilter } from './listed-validation'

/** One page of those of everybody's validations that `view` shows, in its order. */
export async function fetchValidations(view: ListView, after: Cursor | null, signal: AbortSignal) {
  let query = supabase.from('idea_validations').select(LISTED_COLUMNS)
  const { statuses } = STATUS_FILTERS[view.status]
  if (statuses) query = query.in('status', statuses)
  const page = pageOf(query, SORTS[view.sort], after, soughtFilter(view.q))
  const { data } = await orThrow(page.abortSignal(signal))
  return z.array(listedValidationSchema).parse(data)
}

/** What the runs of the last `days` days (1 to 90, counted in UTC, today included) did and used. */
export async function fetchFigures(days: number, signal: AbortSignal) {
  const { data } = await orThrow(supabase.rpc('get_admin_figures', { p_days: days }).abortSignal(signal))
  return figuresSchema.parse(data)
}
