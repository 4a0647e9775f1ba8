import { z } from 'zod'
import { HttpError } from './http-error.ts'

/** The methods that functions accept. */
export type Method = 'GET' | 'POST'

const corsHeaders = (method: Method) => ({
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
  'access-control-allow-methods': `${method}, OPTIONS`,
  'access-control-expose-headers': 'retry-after',
  'access-control-max-age': '86400',
})
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

export const preflight = (method: Method = 'POST') =>
  new Response(null, { status: 204, headers: corsHeaders(method) })

/** Throws 405 for any other method. */
export function requireMethod({ method }: Request, expected: Method): void {
  if (method !== expected) throw new HttpError(405, 'Method not allowed')
}

export function respond(value: unknown, method: Method = 'POST'): Response {
  const { status, body } = value instanceof Reply ? value : new Reply(200, value)
  const headers = new Headers(corsHeaders(method))
  if (status === 405) headers.set('allow', `${method}, OPTIONS`)
  return Response.json(body, { status, headers })
}

/** The answer to a failed request. Details that are not meant for the caller go to the log only. */
export function respondFailure(error: unknown, method: Method = 'POST'): Response {
  if (error instanceof HttpError) {
    const { status, message, code, retryAfterS } = error
    const response = respond(new Reply(status, code ? { error: message, code } : { error: message }), method)
    if (retryAfterS !== undefined) response.headers.set('retry-after', `${retryAfterS}`)
    return response
  }
  if (error instanceof z.ZodError) return respond(new Reply(400, { error: readable(error) }), method)
  console.error('Request failed', error)
  return respond(new Reply(500, { error: UNEXPECTED }), method)
}

const readable = ({ issues }: z.ZodError) =>
  issues.map(({ path, message }) => (path.length ? `${path.join('.')}: ${message}` : message)).join('; ')
