import fs from 'node:fs'
import path from 'node:path'
import type { Mailbox } from '../auth/mailbox.ts'
import type { ConfigOverrides } from '../config.ts'
import type { Database, Row, SqlValue } from '../database/database.ts'
import { openDatabase } from '../database/open-database.ts'
import type { FunctionsHost } from '../functions/functions-host.ts'
import { PROJECT_DIR } from '../paths.ts'
import { listen } from './http.ts'
import { openServer, type ServerOptions } from './server.ts'
import { loadSnapshot } from './snapshot.ts'

export interface StartOptions {
  /** Data folder. Without it and without `databaseUrl`, the database is in memory. A new folder starts from a snapshot. */
  dataDir?: string
  databaseUrl?: string
  projectDir?: string
  /** Whether to create the demo accounts (default true). */
  seed?: boolean
  config?: ConfigOverrides
  functions?: ServerOptions['functions']
  limitAttempts?: ServerOptions['limitAttempts']
  /** Whether it listens on a port, which functions need (default: true if `functions` is given). */
  http?: boolean
  log?: (line: string) => void
}

export interface StartedBackend {
  readonly url: string
  readonly anonKey: string
  readonly serviceKey: string
  readonly jwtSecret: string
  readonly mail: Mailbox
  readonly functions: FunctionsHost
  readonly fetch: typeof globalThis.fetch
  sql<T = Row>(text: string, params?: SqlValue[]): Promise<T[]>
  close(): Promise<void>
}

/** The origin of requests if the backend does not listen on a port. */
const NOWHERE = 'http://127.0.0.1:54321'

/** Starts a whole backend in this process, ready for supabase-js: `createClient(url, anonKey, { global: { fetch } })`. */
export async function startBackend(options: StartOptions = {}): Promise<StartedBackend> {
  const { seed = true, projectDir = PROJECT_DIR, http = options.functions !== undefined } = options
  const database = await openDatabaseFor(options, projectDir, seed)
  const config = { ...options.config, db: { ...options.config?.db, seed: { enabled: seed } } }
  let url = NOWHERE
  const server = await openServer({ ...options, projectDir, database, config, url: () => url })
  const listener = http ? await listen(server.handle) : null
  if (listener) url = listener.url
  const { keys, mailbox } = server.backend
  return {
    url,
    anonKey: keys.publishableKey,
    serviceKey: keys.secretKey,
    jwtSecret: keys.jwtSecret,
    mail: mailbox,
    functions: server.functions,
    // Passes a Request on unchanged: the Node server's cannot be copied.
    fetch: (input, init) =>
      server.handle(input instanceof Request && !init ? input : new Request(input, init)),
    sql: (text, params) => database.query(text, params),
    async close() {
      await listener?.close()
      await server.close()
    },
  }
}

async function openDatabaseFor(options: StartOptions, projectDir: string, seed: boolean): Promise<Database> {
  const { databaseUrl, dataDir } = options
  if (databaseUrl) return openDatabase({ url: databaseUrl })
  if (dataDir && fs.existsSync(path.join(dataDir, 'PG_VERSION'))) return openDatabase({ dataDir })
  return openDatabase({ dataDir, snapshot: await loadSnapshot({ projectDir, seed }) })
}
