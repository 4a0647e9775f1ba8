const UNKNOWN = 'Something went wrong. Please try again.'
const UNREACHABLE = 'The server could not be reached. Please try again in a moment.'
const OFFLINE = 'You appear to be offline. Check your connection and try again.'

const NETWORK_NAMES = new Set(['AuthRetryableFetchError', 'FunctionsFetchError', 'TimeoutError'])
const NETWORK_TEXT = /failed to fetch|networkerror|load failed|fetch failed|network request failed/i

interface Details {
  code?: string | null
  status?: number | null
  cause?: unknown
}

/** A failed request: a message for people, and codes for decisions. */
export class AppError extends Error {
  override name = 'AppError'
  /** PostgREST, Postgres or auth code; 'offline' or 'network' if there was no answer. */
  readonly code: string | null
  /** HTTP status; null if there was no answer. */
  readonly status: number | null

  constructor(message: string, { code = null, status = null, cause }: Details = {}) {
    super(message, { cause })
    this.code = code
    this.status = status
  }
}

const field = (error: object, name: string): unknown => Reflect.get(error, name)
const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

function isNetworkFailure(error: object): boolean {
  return NETWORK_NAMES.has(String(field(error, 'name'))) || NETWORK_TEXT.test(String(field(error, 'message')))
}

/** Converts any thrown or returned error (PostgREST, auth, functions, fetch) to an AppError; `status` if known. */
export function toAppError(error: unknown, status?: number): AppError {
  if (error instanceof AppError) return error
  if (typeof error !== 'object' || error === null)
    return new AppError(text(error) ?? UNKNOWN, { cause: error })
  if (isNetworkFailure(error)) {
    const offline = !navigator.onLine
    return new AppError(offline ? OFFLINE : UNREACHABLE, {
      code: offline ? 'offline' : 'network',
      cause: error,
    })
  }
  const ownStatus = field(error, 'status')
  return new AppError(text(field(error, 'message')) ?? UNKNOWN, {
    code: text(field(error, 'code')),
    status: typeof ownStatus === 'number' ? ownStatus : (status ?? null),
    cause: error,
  })
}

type Answer = ({ error: null } | { error: object }) & { status?: number }
type Success<Given extends Answer> = Extract<Given, { error: null }>

const isSuccess = <Given extends Answer>(answer: Given): answer is Success<Given> => answer.error === null

/**
 * Waits for a Supabase request, which reports a failure in its answer instead of throwing it.
 * @throws AppError when the request failed
 */
export async function orThrow<Given extends Answer>(request: PromiseLike<Given>): Promise<Success<Given>> {
  const answer = await request
  if (isSuccess(answer)) return answer
  throw toAppError(answer.error, answer.status)
}

/** True if the server did not answer, so that the outcome is unknown. */
export const isNetworkError = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'offline' || error.code === 'network')

const REFUSED_CODES = new Set(['bad_jwt', 'session_not_found', 'session_expired', 'user_not_found'])

/** True if the server knows the caller and refuses them. */
export const isForbidden = (error: unknown): boolean => error instanceof AppError && error.status === 403

/** True if the server does not, or no longer, accept the caller's token. */
export const isSessionRefused = (error: unknown): boolean =>
  error instanceof AppError && (error.status === 401 || REFUSED_CODES.has(error.code ?? ''))
