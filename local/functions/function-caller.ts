import { jwtVerify } from 'jose'

/** The hosted gateway's check for functions with verify_jwt; null if it admits the request. */
export async function refuseCaller(request: Request, jwtSecret: string): Promise<Response | null> {
  if (request.method === 'OPTIONS') return null
  const header = request.headers.get('authorization')
  if (!header) return refuse(401, 'UNAUTHORIZED_NO_AUTH_HEADER', 'Missing authorization header')
  const key = new TextEncoder().encode(jwtSecret)
  const valid = await jwtVerify(header.replace(/^Bearer\s+/i, ''), key).catch(() => null)
  return valid ? null : refuse(401, 'UNAUTHORIZED_INVALID_JWT_FORMAT', 'Invalid JWT')
}

/** The gateway's own responses; browsers may read them from any origin. */
export function refuse(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status, headers: { 'access-control-allow-origin': '*' } })
}
