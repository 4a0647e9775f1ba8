import { z } from 'zod'

/** Longest email of the auth schema, in characters. */
const EMAIL_MAX_CHARS = 255

/** Longest user metadata, in characters of JSON: every sign-in returns it, hosted Supabase inside the token. */
const USER_DATA_MAX_CHARS = 10_000

const withEmailSchema = z.object({ email: z.string() })
const withDataSchema = z.object({ data: z.unknown() })

/**
 * Refuses input that Postgres cannot store: a NUL anywhere, or an email that is too long. Lite passes both on,
 * answers 500 and logs the statement with its values. Also refuses metadata too large for a token. Null for valid
 * requests.
 */
export async function refuseUnstorable(request: Request): Promise<Response | null> {
  if (!['POST', 'PUT'].includes(request.method)) return null
  const text = await request.text()
  if (/\\u0000/.test(text)) return refusal('A text holds a character that cannot be stored')
  const body = parsed(text)
  const userData = withDataSchema.safeParse(body).data?.data ?? null
  if (JSON.stringify(userData).length > USER_DATA_MAX_CHARS) return refusal('The data of a user is too long')
  const { data } = withEmailSchema.safeParse(body)
  const isTooLong = data !== undefined && data.email.length > EMAIL_MAX_CHARS
  return isTooLong ? refusal('Unable to validate email address: invalid format') : null
}

/** Invalid JSON is for the auth server to refuse. */
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
