import type { Planning } from '@domain/planning'
import type { Validation } from '@domain/stored-validation'
import { z } from 'zod'
import { orThrow } from './app-error'
import { supabase } from './client'
import { isId } from './is-id'

const versionSchema = z.object({ updated_at: z.string() })

/** Loaded with the first row that it parses, so that pages without reports do not need it. */
const loadSchema = () => import('@domain/stored-validation')

/** A whole validation; null if this user has none with that id. */
export async function fetchValidation(id: string, signal: AbortSignal): Promise<Validation | null> {
  if (!isId(id)) return null
  const [{ data }, { validationSchema }] = await Promise.all([
    orThrow(supabase.from('idea_validations').select('*').eq('id', id).abortSignal(signal).maybeSingle()),
    loadSchema(),
  ])
  return data && validationSchema.parse(data)
}

/**
 * When a validation last changed, to the microsecond; null if this user has none with that id. Tells whether the
 * whole, long row must be refetched.
 */
export async function fetchVersion(id: string, signal: AbortSignal): Promise<string | null> {
  const { data } = await orThrow(
    supabase.from('idea_validations').select('updated_at').eq('id', id).abortSignal(signal).maybeSingle(),
  )
  return data && versionSchema.parse(data).updated_at
}

/** The plan of a validation; null without one. */
export async function fetchPlanning(validationId: string, signal?: AbortSignal): Promise<Planning | null> {
  if (!isId(validationId)) return null
  const query = supabase.from('project_planning').select('*').eq('validation_id', validationId)
  const [{ data }, { planningSchema }] = await Promise.all([
    orThrow((signal ? query.abortSignal(signal) : query).maybeSingle()),
    import('@domain/planning'),
  ])
  return data && planningSchema.parse(data)
}
