import { type Planning, type PlanningForm, planningRow, planningSchema } from '@domain/planning'
import { validationSchema } from '@domain/validation'
import { z } from 'zod'
import { AppError, toAppError } from '@/shared/supabase/app-error'
import { supabase } from '@/shared/supabase/client'

const TABLE = 'project_planning'
const ALREADY_THERE = '23505'
const GONE = 'This validation is not yours, or no longer exists.'

/** Said as it stands; every other reason follows 'Failed to save planning data: ' (spec part 1 §5 and §8). */
const NO_SESSION = 'You must be logged in to save your planning data'

/** What to tell about a plan that could not be saved. */
export const saveFailureText = ({ message }: Error): string =>
  message === NO_SESSION ? message : `Failed to save planning data: ${message}`

// Anything else than a UUID would be refused by Postgres as malformed; here it is just not found.
const isId = (value: string) => z.guid().safeParse(value).success

/** The validation that is planned; null when there is none of that id for this user. */
export async function fetchPlannedValidation(id: string, signal: AbortSignal) {
  if (!isId(id)) return null
  const { data, error, status } = await supabase
    .from('idea_validations')
    .select('*')
    .eq('id', id)
    .abortSignal(signal)
    .maybeSingle()
  if (error) throw toAppError(error, status)
  return data && validationSchema.parse(data)
}

/** The plan of a validation; null as long as there is none. */
export async function fetchPlanning(validationId: string, signal?: AbortSignal): Promise<Planning | null> {
  if (!isId(validationId)) return null
  const query = supabase.from(TABLE).select('*').eq('validation_id', validationId)
  const { data, error, status } = await (signal ? query.abortSignal(signal) : query).maybeSingle()
  if (error) throw toAppError(error, status)
  return data && planningSchema.parse(data)
}

/** Saves the whole plan: a new row, or the row `id`. What another tab added meanwhile is overwritten. */
export async function savePlanning(form: PlanningForm, id: string | null): Promise<Planning> {
  const { data } = await supabase.auth.getSession()
  if (!data.session) throw new AppError(NO_SESSION)
  return id ? updatePlanning(form, id) : insertPlanning(form)
}

async function insertPlanning(form: PlanningForm): Promise<Planning> {
  const { data, error, status } = await supabase
    .from(TABLE)
    .insert([planningRow(form)])
    .select()
    .single()
  if (!error) return planningSchema.parse(data)
  const meanwhile = error.code === ALREADY_THERE && (await fetchPlanning(form.validationId))
  if (!meanwhile) throw toAppError(error, status)
  return updatePlanning(form, meanwhile.id)
}

async function updatePlanning(form: PlanningForm, id: string): Promise<Planning> {
  const { data, error, status } = await supabase
    .from(TABLE)
    .update(planningRow(form))
    .eq('id', id)
    .select()
    .maybeSingle()
  if (error) throw toAppError(error, status)
  if (!data) throw new AppError(GONE)
  return planningSchema.parse(data)
}
