import { inspect } from 'node:util'
import { type Connection, RelationNotFoundError } from '@supabase/lite'

interface DatabaseError {
  code: string
  message: string
  detail?: string
  hint?: string
}

/**
 * SQLSTATEs that @supabase/lite maps as PostgREST does.
 */
const WELL_ANSWERED = new Set(['42501', '42P01', '42883', '42703', '42P17', '25006'])

const STATUS_BY_CODE: Record<string, number> = {
  '21000': 400,
  '22023': 400,
  '23503': 409,
  '23505': 409,
  '53400': 500,
  '57014': 500,
  P0001: 400,
}

const STATUS_BY_CLASS: Record<string, number> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '53': 503,
  '54': 500,
  '55': 500,
  '57': 500,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
  XX: 500,
}

/** HTTP status by SQLSTATE, as in PostgREST's table of errors. */
function statusOf(code: string): number {
  return STATUS_BY_CODE[code] ?? STATUS_BY_CLASS[code.slice(0, 2)] ?? 400
}

/**
 * Passes a raised exception to the client with its own status, code, details and hint. Lite 0.10 would answer most of
 * them with HTTP 500 'SUP'; its code 'PGRST' (PostgREST's raise hook) carries any answer through.
 */
export function mimicHostedErrors(connection: Connection): void {
  const normalize = connection.normalizeDbError.bind(connection)
  connection.normalizeDbError = (thrown) => {
    const error = normalize(thrown)
    if (error instanceof RelationNotFoundError) return Object.assign(error, oneLine(error.message))
    if (!isDatabaseError(error)) return error
    if (WELL_ANSWERED.has(error.code) || /^(PGRST|PT)/.test(error.code)) return quietly(error)
    const body = {
      code: error.code,
      message: error.message,
      details: error.detail ?? null,
      hint: error.hint ?? null,
    }
    const detail = JSON.stringify({ status: statusOf(error.code), headers: {} })
    return quietly({ code: 'PGRST', message: JSON.stringify(body), detail })
  }
}

function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && 'code' in error && /^([0-9A-Z]{5}|PGRST.*)$/.test(String(error.code))
}

function quietly({ code, message, detail, hint }: DatabaseError): Error {
  const line = oneLine(code === 'PGRST' ? message : `${code} ${message}`)
  return Object.assign(new Error(message), { code, detail, hint }, line)
}

/** Lite logs every refused request with its stack; one line is enough. */
export const oneLine = (line: string) => ({ [inspect.custom]: () => `[database] ${line}` })
