import { FunctionsHttpError } from '@supabase/supabase-js'
import { z } from 'zod'
import { AppError, toAppError } from './app-error'
import { supabase } from './client'

const failureSchema = z.object({ error: z.string().min(1), code: z.string().optional() })
const BAD_BODY = 'Invalid response format from server'

/**
 * Calls an edge function with the caller's token and returns its JSON body, unparsed. Throws an AppError with the
 * body's `error` text, or 'Server error: {status} {statusText}' without one.
 */
export async function invoke(name: string, body: object, signal?: AbortSignal): Promise<unknown> {
  return answered(await supabase.functions.invoke<unknown>(name, { body, ...(signal && { signal }) }))
}

/** Like `invoke`, for functions read with GET, so that the browser can cache the answer. */
export async function invokeGet(name: string, signal: AbortSignal): Promise<unknown> {
  return answered(await supabase.functions.invoke<unknown>(name, { method: 'GET', signal }))
}

async function answered({ data, error }: { data: unknown; error: unknown }): Promise<unknown> {
  if (error instanceof FunctionsHttpError) throw await toHttpError(error)
  if (error instanceof SyntaxError) throw new AppError(BAD_BODY, { cause: error })
  if (error) throw toAppError(error)
  if (typeof data !== 'object') throw new AppError(BAD_BODY)
  return data
}

async function toHttpError(error: FunctionsHttpError): Promise<AppError> {
  const response: unknown = error.context
  if (!(response instanceof Response)) return toAppError(error)
  const failure = failureSchema.safeParse(await response.json().catch(() => null)).data
  const fallback = `Server error: ${response.status} ${response.statusText}`.trim()
  return new AppError(failure?.error ?? fallback, {
    code: failure?.code ?? null,
    status: response.status,
    cause: error,
  })
}
