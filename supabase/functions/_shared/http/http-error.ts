/** A refusal that the caller may read: `message` becomes `{error}` of the answer, `code` tells kinds apart. */
export class HttpError extends Error {
  readonly status: number
  readonly code: string | undefined

  constructor(status: number, message: string, code?: string) {
    super(message)
    this.name = 'HttpError'
    this.status = status
    this.code = code
  }
}
