import { z } from 'zod'

type Handler = (request: Request) => Promise<Response>

/** The period of hosted GoTrue's sign-in and sign-up limit, in ms. */
const PERIOD_MS = 5 * 60_000

const bodySchema = z.object({ email: z.string().toLowerCase() })

interface Count {
  since: number
  used: number
}

/**
 * Limits password guesses and mass sign-ups, as hosted GoTrue does per IP address. All callers of this backend are
 * local, so failed sign-ins count per account and sign-ups count together: `most` of each in five minutes. Beyond
 * that it answers 429 with Retry-After; a successful sign-in resets its account's count.
 */
export function limitAttempts(handle: Handler, most: number, now: () => number = Date.now): Handler {
  const counts = new Map<string, Count>()
  return async (request) => {
    const key = await attemptOf(request)
    if (!key) return handle(request)
    for (const [old, { since }] of counts) if (now() - since >= PERIOD_MS) counts.delete(old)
    const count = counts.get(key) ?? { since: now(), used: 0 }
    if (count.used >= most) return refusal(Math.ceil((count.since + PERIOD_MS - now()) / 1000))
    // Counted before the answer, so that parallel guesses cannot slip through together.
    count.used++
    counts.set(key, count)
    const response = await handle(request)
    if (response.ok && key !== SIGN_UPS) counts.delete(key)
    if (!response.ok && key === SIGN_UPS) count.used--
    return response
  }
}

const SIGN_UPS = 'sign-ups'

/** The key that an attempt counts under; null for other requests. */
async function attemptOf(request: Request): Promise<string | null> {
  const { pathname, searchParams } = new URL(request.url)
  if (request.method !== 'POST') return null
  if (pathname === '/auth/v1/signup') return SIGN_UPS
  if (pathname !== '/auth/v1/token' || searchParams.get('grant_type') !== 'password') return null
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null)
  const named = bodySchema.safeParse(body)
  return named.success ? `account ${named.data.email}` : null
}

function refusal(wait: number): Response {
  const error_code = 'over_request_rate_limit'
  const msg = `Too many attempts. Please try again in ${Math.ceil(wait / 60)} min.`
  const headers = {
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'Retry-After, X-Sb-Error-Code',
    'retry-after': String(wait),
    'x-sb-error-code': error_code,
  }
  return Response.json({ code: 429, error_code, msg }, { status: 429, headers })
}
