import { type Planning, planningSchema } from '@domain/planning'
import { type Validation, validationSchema } from '@domain/validation'
import { toAppError } from './app-error'
import { supabase } from './client'
import { isId } from './is-id'

/** A whole validation; null when there is none of that id for this user. */
export async function fetchValidation(id: string, signal: AbortSignal): Promise<Validation | null> {
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
  const query = supabase.from('project_planning').select('*').eq('validation_id', validationId)
  const { data, error, status } = await (signal ? query.abortSignal(signal) : query).maybeSingle()
  if (error) throw toAppError(error, status)
  return data && planningSchema.parse(data)
}
