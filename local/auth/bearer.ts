import type { Secrets } from '../secrets.ts'

const BEARER = /^Bearer (\S+)$/
const SIGNED_JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/

/**
 * Refuses invalid bearer tokens as PostgREST does: lite treats a bearer that is not a signed JWT as a visitor. Null
 * for requests without one, with an API key, or with a signed JWT, whose signature lite verifies.
 */
export function refuseUnsignedBearer(request: Request, keys: Secrets): Response | null {
  const header = request.headers.get('authorization')
  if (header === null || request.method === 'OPTIONS') return null
  if (!new URL(request.url).pathname.startsWith('/rest/v1/')) return null
  const token = BEARER.exec(header)?.[1] ?? ''
  if (token === keys.publishableKey || token === keys.secretKey || SIGNED_JWT.test(token)) return null
  const parts = token.split('.').filter(Boolean).length
  const message = `Expected 3 parts in JWT; got ${Math.max(1, parts)}`
  const headers = { 'access-control-allow-origin': '*', 'www-authenticate': 'Bearer error="invalid_token"' }
  return Response.json({ code: 'PGRST301', message, details: null, hint: null }, { status: 401, headers })
}
