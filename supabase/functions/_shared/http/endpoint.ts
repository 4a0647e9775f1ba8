import type { Caller } from './caller.ts'
import { withOrigin } from './cors.ts'
import { readJson } from './read-json.ts'
import { preflight, requireMethod, respond, respondFailure } from './respond.ts'

/** Answers one request: returns the body of a 200 or a `Reply`, and throws `HttpError` or a zod error to refuse. */
export type Handler<From = Caller> = (caller: From, body: unknown) => Promise<unknown>

/**
 * Wraps a handler for `Deno.serve`; owns CORS, method, caller, body and statuses. `headers` are sent with every answer,
 * including refusals.
 */
export function endpoint<From>(
  handler: Handler<From>,
  identify: (request: Request) => Promise<From>,
  headers: Record<string, string> = {},
) {
  return async (request: Request): Promise<Response> => {
    if (request.method === 'OPTIONS') return withOrigin(request, preflight())
    const response = await answer(request)
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
    return withOrigin(request, response)
  }

  async function answer(request: Request): Promise<Response> {
    try {
      requireMethod(request, 'POST')
      const caller = await identify(request)
      return respond(await handler(caller, await readJson(request)))
    } catch (error) {
      return respondFailure(error)
    }
  }
}

/** The caller of functions that need no authentication. */
export const withoutCaller = async (): Promise<null> => null

/** Wraps a public GET endpoint. Browsers and caches may keep an answer for `cachedS` seconds, but never a refusal. */
export function publicGet(read: () => Promise<unknown>, cachedS: number) {
  return async (request: Request): Promise<Response> => withOrigin(request, await answer(request))

  async function answer(request: Request): Promise<Response> {
    if (request.method === 'OPTIONS') return preflight('GET')
    try {
      requireMethod(request, 'GET')
      const response = respond(await read(), 'GET')
      response.headers.set('cache-control', `public, max-age=${cachedS}`)
      return response
    } catch (error) {
      return respondFailure(error, 'GET')
    }
  }
}
