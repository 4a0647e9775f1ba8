import { z } from 'zod'

/** Longest address that the auth schema holds. */
const EMAIL_MAX_CHARS = 255

const withEmailSchema = z.object({ email: z.string() })

/**
 * Refuses in words what Postgres could not store: a NUL anywhere, an address that is too long. Lite passes both
 * on, answers 500 and prints the statement with its values. Null for a request that may go on.
 */
export async function refuseUnstorable(request: Request): Promise<Response | null> {
  if (!['POST', 'PUT'].includes(request.method)) return null
  const text = await request.text()
  if (/\\u0000/.test(text)) return refusal('A text holds a character that cannot be stored')
  const { data } = withEmailSchema.safeParse(parsed(text))
  const isTooLong = data !== undefined && data.email.length > EMAIL_MAX_CHARS
  return isTooLong ? refusal('Unable to validate email address: invalid format') : null
}

/** What is no JSON is for the auth server to refuse. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const refusal = (msg: string) =>
  Response.json(
    { code: 400, error_code: 'validation_failed', msg },
    { status: 400, headers: { 'access-control-allow-origin': '*', 'x-sb-error-code': 'validation_failed' } },
  )
