import { vi } from 'vitest'

type Answer = unknown | ((request: Request) => Response | Promise<Response>)

export const USER = { id: '0b1e2f3a-0000-4000-8000-000000000001', email: 'ada@example.test' }

const json = (body: unknown, status = 200) => Response.json(body, { status })
const authUser = { ...USER, aud: 'authenticated', role: 'authenticated', app_metadata: {}, user_metadata: {} }

/** The auth server's answer to a sign-in. */
export const session = (userId = USER.id) => ({
  access_token: 'access',
  refresh_token: 'refresh',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  user: { ...authUser, id: userId },
})

/** An error in GoTrue's format. */
export const refusal = (status: number, error_code: string, msg: string) => () =>
  json({ code: status, error_code, msg }, status)

export const offline = () => {
  throw new TypeError('Failed to fetch')
}

const profile = { id: USER.id, firstName: 'Ada', lastName: 'Founder', created_at: '2026-11-01T10:00:00Z' }

const DEFAULTS: Record<string, Answer> = {
  'GET /auth/v1/settings': { external: { email: true }, disable_signup: false },
  'GET /auth/v1/user': authUser,
  'POST /auth/v1/token': () => session(),
  'POST /auth/v1/logout': () => new Response(null, { status: 204 }),
  'POST /rest/v1/rpc/is_admin': () => json(false),
  'POST /rest/v1/rpc/get_free_plan_limits': {
    ...{ idea_validations: 1, unlocked_phases: ['interactive'] },
    updated_at: '2026-11-20T11:03:13.912345+00:00',
  },
  'GET /rest/v1/profiles': () => json(profile),
  'GET /rest/v1/user_subscriptions': [],
  'GET /rest/v1/user_roles': [],
}

/** A fake backend at the HTTP level. Keys are 'METHOD /path'; any other request gets a 404. */
export function fakeSupabase(answers: Record<string, Answer> = {}) {
  const table: Record<string, Answer> = { ...DEFAULTS, ...answers }
  const seen: { key: string; url: URL; body: unknown }[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    // Node's Request rejects the DOM's AbortSignal.
    const request = new Request(input, { ...init, signal: null })
    const url = new URL(request.url)
    const key = `${request.method} ${url.pathname}`
    const text = await request.clone().text()
    seen.push({ key, url, body: text ? JSON.parse(text) : null })
    const answer = key in table ? table[key] : () => json({ message: `no answer for ${key}` }, 404)
    if (typeof answer !== 'function') return json(answer)
    const given: unknown = await answer(request)
    return given instanceof Response ? given : json(given)
  })
  return {
    /** Changes one answer from now on. */
    answer: (key: string, answer: Answer) => void Object.assign(table, { [key]: answer }),
    sent: (key: string) => seen.filter((call) => call.key === key),
  }
}
