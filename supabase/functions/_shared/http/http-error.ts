/** A refusal that the caller may read: `message` becomes `{error}` of the answer, `code` distinguishes kinds. */
export class HttpError extends Error {
  readonly status: number
  readonly code: string | undefined
  /** Seconds after which the same request may succeed; sent as Retry-After. */
  readonly retryAfterS: number | undefined

  constructor(status: number, message: string, code?: string, retryAfterS?: number) {
    super(message)
    this.retryAfterS = retryAfterS
    this.name = 'HttpError'
    this.status = status
    this.code = code
  }
}
