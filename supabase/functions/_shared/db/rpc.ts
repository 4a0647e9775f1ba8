import { HttpError } from '../http/http-error.ts'

/** Delays between the attempts of a call that must not be abandoned, in ms: long enough for a database to restart. */
const RETRY_DELAYS_MS = [250, 1000, 4000]
/** From this status on, the fault is the database's, not the call's; 0 means no answer at all. */
const SERVER_FAULT = 500

interface Answer {
  data: unknown
  error: { message: string; code?: string; details?: string | null } | null
  status: number
}

/** Error code that the database returns for a user over a limit (private.limits). */
const OVER_LIMIT = 'PT429'

/**
 * The data that a database call returns; throws its error.
 * @throws HttpError 429 if the caller is over a limit
 */
export async function dataOf(call: PromiseLike<Answer>): Promise<unknown> {
  const { data, error } = await call
  if (error?.code === OVER_LIMIT)
    throw new HttpError(429, error.message, 'over_limit', Number(error.details) || undefined)
  if (error) throw new Error(error.message, { cause: error })
  return data
}

/** Repeats a call while the database is unreachable; each of these calls is safe to repeat. */
export async function callRpcWithRetry(call: () => PromiseLike<Answer>): Promise<unknown> {
  for (const delayMs of RETRY_DELAYS_MS) {
    const answer = await call()
    if (answer.status !== 0 && answer.status < SERVER_FAULT) return dataOf(Promise.resolve(answer))
    console.error('The database did not answer; trying again', answer.error)
    await new Promise((resolve) => setTimeout(resolve, delayMs))
  }
  return dataOf(call())
}
