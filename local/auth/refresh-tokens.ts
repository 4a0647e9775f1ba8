import { z } from 'zod'
import type { AuthDeps } from './auth-repairs.ts'

const bodySchema = z.object({ refresh_token: z.string() })

/**
 * Refuses a refresh token that was exchanged more than `refresh_token_reuse_interval` seconds ago, and ends its
 * session: one of its two holders has stolen it. Lite accepts the last exchanged one forever. Null for other requests.
 */
export async function refuseReusedToken(
  request: Request,
  { database, auth }: AuthDeps,
): Promise<Response | null> {
  const { pathname, searchParams } = new URL(request.url)
  if (pathname !== '/auth/v1/token' || searchParams.get('grant_type') !== 'refresh_token') return null
  const body = bodySchema.safeParse(await request.json().catch(() => null))
  if (!body.success) return null
  const revoked = await database.query(
    `update auth.refresh_tokens set revoked = true
     where session_id = (
       select session_id from auth.refresh_tokens
       where token = $1 and revoked and updated_at <= now() - make_interval(secs => $2)
     ) returning id`,
    [body.data.refresh_token, auth.refresh_token_reuse_interval],
  )
  if (revoked.length === 0) return null
  const refusal = {
    code: 400,
    error_code: 'refresh_token_already_used',
    msg: 'Invalid Refresh Token: Already Used',
  }
  const headers = { 'access-control-allow-origin': '*', 'x-sb-error-code': refusal.error_code }
  return Response.json(refusal, { status: 400, headers })
}
