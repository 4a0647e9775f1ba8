import { z } from 'zod'
import { HttpError } from './http-error.ts'

const METHOD = 'POST'
const CORS_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
  'access-control-allow-methods': `${METHOD}, OPTIONS`,
  'access-control-max-age': '86400',
}
const UNEXPECTED = 'An unexpected error occurred. Please try again.'

/** A handler's answer with a status other than 200. */
export class Reply {
  readonly status: number
  readonly body: unknown

  constructor(status: number, body: unknown) {
    this.status = status
    this.body = body
  }
}

export const preflight = () => new Response(null, { status: 204, headers: CORS_HEADERS })

/** Throws 405 for any method but POST. */
export function requirePost({ method }: Request): void {
  if (method !== METHOD) throw new HttpError(405, 'Method not allowed')
}

export function respond(value: unknown): Response {
  const { status, body } = value instanceof Reply ? value : new Reply(200, value)
  const headers = new Headers(CORS_HEADERS)
  if (status === 405) headers.set('allow', `${METHOD}, OPTIONS`)
  return Response.json(body, { status, headers })
}

/** The answer to a failed request. What is not meant for the caller's eyes goes to the log only. */
export function respondFailure(error: unknown): Response {
  if (error instanceof HttpError) {
    const { status, message, code } = error
    return respond(new Reply(status, code ? { error: message, code } : { error: message }))
  }
  if (error instanceof z.ZodError) return respond(new Reply(400, { error: readable(error) }))
  console.error('Request failed', error)
  return respond(new Reply(500, { error: UNEXPECTED }))
}

const readable = ({ issues }: z.ZodError) =>
  issues.map(({ path, message }) => (path.length ? `${path.join('.')}: ${message}` : message)).join('; ')
