import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { Client } from 'pg'
import { type StartedBackend, type StartOptions, startBackend } from '../../local/server/start-backend'
import { keepInitialRows } from './initial-rows'

export type TestBackend = StartedBackend

/** Password of every account that tests sign up. */
export const PASSWORD = 'correct-horse-battery'

// supabase-js needs a global WebSocket, which Node 20 lacks.
if (!('WebSocket' in globalThis)) Object.assign(globalThis, { WebSocket: class {} })

type Functions = NonNullable<StartOptions['functions']>

interface Shared {
  backend: StartedBackend
  /** The options that its functions read on boot; the test file may change them. */
  functions: Functions
  /** The options before any function had booted. */
  first: Functions
  restore(): Promise<boolean>
}

/** This worker's backends that no test file is using: starting one takes longer than most files run. */
const idle: Shared[] = []

/**
 * An in-memory backend with the schema and the seed. A worker's test files reuse it in turn: `close` restores its rows,
 * and keeps its functions running for the next file if that one wants the same ones. Options other than `functions`
 * give the file a backend of its own.
 */
export async function startTestBackend(options: StartOptions = {}): Promise<TestBackend> {
  const { functions: { env = {}, entries = {} } = {}, databaseUrl, ...others } = options
  if (databaseUrl || Object.keys(others).length) return startBackend(options)
  const shared = idle.pop() ?? (await startShared())
  if (!isDeepStrictEqual(shared.functions, { env, entries })) await shared.backend.functions.stop()
  Object.assign(shared.functions, { env, entries })
  shared.first = structuredClone({ env, entries })
  return { ...shared.backend, close: () => release(shared) }
}

async function startShared(): Promise<Shared> {
  const functions: Functions = {}
  const backend = await startBackend({ functions, databaseUrl: await freshDatabase() })
  return { backend, functions, first: functions, restore: await keepInitialRows(backend) }
}

/** A copy of the database that template-database.ts has made; nothing where it found no server. */
async function freshDatabase(): Promise<string | undefined> {
  const { TEMPLATE_DATABASE_URL } = process.env
  if (!TEMPLATE_DATABASE_URL) return undefined
  const name = `copy_${randomUUID().replaceAll('-', '')}`
  const url = new URL(TEMPLATE_DATABASE_URL)
  const client = new Client({ connectionString: new URL('/postgres', url).href })
  await client.connect()
  await client.query(`create database ${name} template ${url.pathname.slice(1)}`).finally(() => client.end())
  return new URL(`/${name}`, url).href
}

async function release(shared: Shared): Promise<void> {
  const { backend, functions, first, restore } = shared
  if (!isDeepStrictEqual(functions, first)) await backend.functions.stop()
  if (await restore()) idle.push(shared)
  else await backend.close()
}

/**
 * How many calls run at once: `many` on the server at TEST_DATABASE_URL, where they race. The embedded Postgres queues
 * them in one session, so ten are enough there.
 */
export const crowd = (many: number) => (process.env.TEST_DATABASE_URL ? many : Math.min(many, 10))

function clientFor({ url, fetch }: TestBackend, key: string): SupabaseClient {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch },
  })
}

export const anonClient = (backend: TestBackend) => clientFor(backend, backend.anonKey)

/** A client with an edge function's rights. */
export const serviceClient = (backend: TestBackend) => clientFor(backend, backend.serviceKey)

export interface TestUser {
  client: SupabaseClient
  userId: string
  email: string
  accessToken: string
}

/** Signs up a new account and returns it with a signed-in client. */
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

/** Signs in to an existing account, by default with the tests' password. */
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
