import { randomUUID } from 'node:crypto'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { type StartedBackend, type StartOptions, startBackend } from '../../local/start-backend'

export type TestBackend = StartedBackend

/** Password of every account that a test signs up. */
export const PASSWORD = 'correct-horse-battery'

// supabase-js asks for a WebSocket when it is made, which Node 20 does not have.
if (!('WebSocket' in globalThis)) Object.assign(globalThis, { WebSocket: class {} })

/** A backend of the test's own, in memory from a snapshot of all migrations and the seed unless told otherwise. */
export function startTestBackend(options: StartOptions = {}): Promise<TestBackend> {
  return startBackend(options)
}

function clientFor({ url, fetch }: TestBackend, key: string): SupabaseClient {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch },
  })
}

/** A visitor who has not signed in. */
export const anonClient = (backend: TestBackend) => clientFor(backend, backend.anonKey)

/** The rights of an edge function. */
export const serviceClient = (backend: TestBackend) => clientFor(backend, backend.serviceKey)

export interface TestUser {
  client: SupabaseClient
  userId: string
  email: string
  accessToken: string
}

/** Signs up a new account and answers a client that is signed in as it. */
export async function signUp(
  backend: TestBackend,
  email = `${randomUUID()}@groundwork.test`,
): Promise<TestUser> {
  const client = anonClient(backend)
  const names = { first_name: 'Test', last_name: 'Founder' }
  const { data, error } = await client.auth.signUp({ email, password: PASSWORD, options: { data: names } })
  if (error) throw error
  return signedIn(client, data.session)
}

/** Signs in to an account that exists, by default with the tests' password. */
export async function signIn(backend: TestBackend, email: string, password = PASSWORD): Promise<TestUser> {
  const client = anonClient(backend)
  const { data, error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  return signedIn(client, data.session)
}

type Session = Awaited<ReturnType<SupabaseClient['auth']['getSession']>>['data']['session']

function signedIn(client: SupabaseClient, session: Session): TestUser {
  if (!session) throw new Error('No session: does the backend demand a confirmed address?')
  const { user, access_token: accessToken } = session
  return { client, userId: user.id, email: user.email ?? '', accessToken }
}
