import type { Caller, Identify } from './caller.ts'
import { readJson } from './read-json.ts'
import { preflight, requirePost, respond, respondFailure } from './respond.ts'

/** Answers one request: returns the body of a 200 or a `Reply`, throws `HttpError` or zod's error to refuse. */
export type Handler = (caller: Caller, body: unknown) => Promise<unknown>

/** Wraps a handler into what `Deno.serve` takes; owns CORS, method, caller, body and statuses. */
export function endpoint(handler: Handler, identify: Identify) {
  return async (request: Request): Promise<Response> => {
    if (request.method === 'OPTIONS') return preflight()
    try {
      requirePost(request)
      const caller = await identify(request)
      return respond(await handler(caller, await readJson(request)))
    } catch (error) {
      return respondFailure(error)
    }
  }
}
