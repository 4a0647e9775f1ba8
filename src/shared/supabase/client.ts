import { createClient } from '@supabase/supabase-js'
import type { Database } from '../../../supabase/functions/_shared/db/database.types'
import { SESSION_KEY } from './session-key'

/** A request that the page made before the app ran (src/app/first-paint/show.ts). */
interface EarlyAnswer {
  authorization: string
  answer: Promise<Response>
}

declare global {
  /** By address; set by the script in the page. */
  var earlyAnswers: Map<string, EarlyAnswer> | undefined
}

/** Older answers are discarded and requested again. */
const FRESH_MS = 30_000

function takeEarly(input: Parameters<typeof fetch>[0], init: RequestInit | undefined) {
  const address = input instanceof Request ? input.url : String(input)
  const early = globalThis.earlyAnswers?.get(address)
  if (!early || (init?.method ?? 'GET') !== 'GET') return null
  globalThis.earlyAnswers?.delete(address)
  const same = new Headers(init?.headers).get('authorization') === early.authorization
  return same && performance.now() < FRESH_MS ? early.answer : null
}

/**
 * `fetch` for the backend's client that reuses the answer to a request made before the app ran: once, for the same
 * session, and only if it succeeded.
 */
const fetchOrTakeEarly: typeof fetch = async (input, init) => {
  const early = await takeEarly(input, init)?.catch(() => null)
  return early?.ok ? early : fetch(input, init)
}

export type { Database }

/**
 * The only client. Sessions are stored in localStorage and shared by all tabs. None is read from an address: a social
 * login returns a code that only the browser which started it can exchange (PKCE), and email links open a page that
 * asks first.
 */
export const supabase = createClient<Database>(
  import.meta.env.VITE_SUPABASE_URL,
  import.meta.env.VITE_SUPABASE_ANON_KEY,
  {
    auth: {
      persistSession: true,
      autoRefreshToken: true,
      detectSessionInUrl: false,
      flowType: 'pkce',
      storageKey: SESSION_KEY,
    },
    global: { fetch: fetchOrTakeEarly },
  },
)
