import { createHash, randomInt, randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { parseDurationSeconds } from './duration.ts'
import type { Mailbox } from './mailbox.ts'

export interface AuthDeps {
  database: Database
  mailbox: Mailbox
  auth: Config['auth']
}

interface Refused {
  request: Request
  response: Response
  /** Origin of the browser's request. */
  origin: string
  deps: AuthDeps
}

/** Repairs by GoTrue error code: what hosted GoTrue checks before it refuses. */
export const REPAIRS: Record<string, (refused: Refused) => Promise<Response>> = {
  over_email_send_rate_limit: mailAgain,
  email_not_confirmed: checkPasswordFirst,
}

const bodySchema = z.object({
  email: z.string().toLowerCase(),
  password: z.string().default(''),
  data: z.record(z.string(), z.unknown()).default({}),
})

/** Lite refuses every second confirmation email; hosted GoTrue only those within max_frequency. */
async function mailAgain({ request, response, origin, deps }: Refused): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (!/\/(signup|resend)$/.test(pathname)) return response
  const { email, data } = bodySchema.parse(await request.json())
  const answer = (user: object) => Response.json(pathname.endsWith('/resend') ? {} : user, { headers: cors })
  const renewed = await renewToken(email, deps)
  if (renewed) {
    deps.mailbox.deliver(confirmationMail(email, renewed, origin))
    return answer(publicUser(renewed.id, email, data, [{ provider: 'email', user_id: renewed.id }]))
  }
  const wait = await secondsToWait(email, deps)
  // For a confirmed account hosted GoTrue answers as for a new one, so that an attacker cannot find out which emails
  // have accounts.
  if (wait === null) return answer(publicUser(randomUUID(), email, data, []))
  const msg = `For security purposes, you can only request this after ${wait} seconds.`
  return Response.json(
    { code: 429, error_code: 'over_email_send_rate_limit', msg },
    { status: 429, headers: cors },
  )
}

/** Hosted GoTrue reveals an unconfirmed email only to a caller with its password. */
async function checkPasswordFirst({ request, response, deps }: Refused): Promise<Response> {
  const { email, password } = bodySchema.parse(await request.json())
  // pgcrypto knows bcrypt's $2b$ by its older name.
  const [user] = await deps.database.query<{ fits: boolean }>(
    `select stored = extensions.crypt($2, stored) as fits
     from (select replace(encrypted_password, '$2b$', '$2a$') as stored from auth.users where email = $1) as known`,
    [email, password],
  )
  if (user?.fits) return response
  const refusal = { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' }
  return Response.json(refusal, { status: 400, headers: { ...cors, 'x-sb-error-code': refusal.error_code } })
}

const cors = { 'access-control-allow-origin': '*' }

interface Renewed {
  id: string
  otp: string
  tokenHash: string
}

/** Null if the email has no unconfirmed account or was sent a message too recently. */
async function renewToken(email: string, { database, auth }: AuthDeps): Promise<Renewed | null> {
  const otp = String(randomInt(10 ** auth.email.otp_length)).padStart(auth.email.otp_length, '0')
  const tokenHash = createHash('sha256')
    .update(email + otp)
    .digest('hex')
  const [user] = await database.query<{ id: string }>(
    `update auth.users set confirmation_token = $2, confirmation_sent_at = now()
     where email = $1 and email_confirmed_at is null
       and confirmation_sent_at <= now() - make_interval(secs => $3)
     returning id`,
    [email, tokenHash, parseDurationSeconds(auth.email.max_frequency)],
  )
  return user ? { id: user.id, otp, tokenHash } : null
}

async function secondsToWait(email: string, { database, auth }: AuthDeps): Promise<number | null> {
  const [user] = await database.query<{ wait: number }>(
    `select greatest(1, ceil($2 - extract(epoch from now() - confirmation_sent_at)))::int as wait
     from auth.users where email = $1 and email_confirmed_at is null`,
    [email, parseDurationSeconds(auth.email.max_frequency)],
  )
  return user?.wait ?? null
}

function confirmationMail(email: string, { otp, tokenHash }: Renewed, origin: string) {
  const link = mailLink(origin, 'signup', tokenHash, email)
  const text = `Confirm your signup with this code: ${otp}\n\nOr follow this link: ${link}`
  return { to: email, subject: 'Confirm Your Signup', text }
}

/** The fragment of an address stays in the browser and out of server logs. */
export function mailLink(origin: string, type: string, tokenHash: string, email: string): string {
  const link = new URL('/confirm', origin)
  link.hash = new URLSearchParams({ type, token_hash: tokenHash, email }).toString()
  return link.toString()
}

function publicUser(id: string, email: string, data: object, identities: object[]) {
  const now = new Date().toISOString()
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    identities,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: data,
    confirmation_sent_at: now,
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  }
}
