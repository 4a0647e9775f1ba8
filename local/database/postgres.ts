import { AsyncLocalStorage } from 'node:async_hooks'
import { createPostgresConnection } from '@supabase/lite/postgres'
import { Kysely, PostgresDialect } from 'kysely'
import { type ClientBase, Pool, type PoolClient, type QueryResult, types } from 'pg'
import { type Database, type Row, type RunScript, type SqlValue, UnreachableError } from './database.ts'
import { mimicHostedErrors, oneLine } from './hosted-errors.ts'
import { keepGrants, ROLES_SQL, SEARCH_PATH } from './hosted-schema.ts'
import { isoTimestamp, numericValue, OID } from './hosted-types.ts'

const POOL_SIZE = 10
const CONNECT_TIMEOUT_MS = 5_000

/**
 * Whether a request lost its connection. Lite answers 500 in that case, which does not tell clients that they can
 * retry.
 */
const losses = new AsyncLocalStorage<{ lost: boolean }>()

/** Connects to a Postgres server by its URL. The user must be allowed to create roles. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = openPool(url)
  const connection = await connect(url, pool).catch(async (error) => {
    await pool.end()
    throw error
  })
  return {
    connection,
    async exclusive(work) {
      const request = { lost: false }
      const result = await losses.run(request, work)
      if (request.lost) throw new UnreachableError()
      return result
    },
    query: async <T = Row>(text: string, params: SqlValue[] = []) =>
      (await inSession(pool, (session) => session.query<T & Row>(text, params))).rows,
    script: (script) => inSession(pool, (session) => scriptsIn(session)(script)),
    transaction: (work) =>
      inSession(pool, async (session) => {
        const run = scriptsIn(session)
        await run('begin')
        try {
          const result = await work(run)
          await run('commit')
          return result
        } catch (error) {
          // A lost session has rolled back by itself.
          if (!isLoss(error)) await run('rollback')
          throw error
        }
      }),
    schemaChanged: () => connection.clearSchemaCache(),
    async close() {
      await connection.close()
      await pool.end()
    },
  }
}

/**
 * Lite's own driver (`postgres` 3.4.9) ends the process, or leaves requests unanswered, when the server drops
 * connections under load; `pg` rejects the queries of a lost connection and opens another one.
 */
async function connect(url: string, pool: Pool) {
  const connection = createPostgresConnection({ url })
  const sessions = { connect: () => pool.connect().catch(rejectNoted), end: async () => undefined }
  connection.kysely = new Kysely({
    dialect: new PostgresDialect({ pool: sessions }),
    log: ({ level, ...event }) => {
      if (level === 'error' && 'error' in event) noteLoss(event.error)
    },
  })
  await inSession(pool, (session) => session.query(ROLES_SQL))
  mimicHostedErrors(connection)
  keepGrants(connection)
  return connection
}

function openPool(url: string): Pool {
  const pool = new Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    options: `-c TimeZone=UTC -c search_path=${SEARCH_PATH.replaceAll(' ', '')}`,
    types: { getTypeParser: parserOf },
  })
  // A lost connection rejects its running query; without listeners the loss would also end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** Records that the current request lost its connection; lite would log such an error with its stack. */
function noteLoss(error: unknown): void {
  if (!isLoss(error)) return
  Object.assign(error, oneLine(error.message))
  const request = losses.getStore()
  if (request) request.lost = true
}

function rejectNoted(error: unknown): never {
  noteLoss(error)
  throw error
}

/** Messages of `pg` for a lost or failed connection; these errors have no code. */
const LOST =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|timeout exceeded)/

/** Whether the server was unreachable or dropped the connection; a server that shuts down has its own error code. */
function isLoss(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const closing = 'code' in error && /^57P0[1-3]$/.test(String(error.code))
  return closing || 'syscall' in error || LOST.test(error.message)
}

async function inSession<T>(pool: Pool, work: (session: PoolClient) => Promise<T>): Promise<T> {
  try {
    const session = await pool.connect()
    return await work(session).finally(() => session.release())
  } catch (error) {
    throw isLoss(error) ? new UnreachableError({ cause: error }) : error
  }
}

/** Runs scripts one after the other in one session, and returns the rows of all statements. */
const scriptsIn =
  (session: ClientBase): RunScript =>
  async (script) => {
    const results: QueryResult<Row> | QueryResult<Row>[] = await session.query<Row>(script)
    return [results].flat().flatMap(({ rows }) => rows)
  }

const TEXT_ARRAY: number = OID.textArray

const PARSERS = new Map<number, (text: string) => unknown>([
  [OID.timestamptz, isoTimestamp],
  [OID.timestamp, isoTimestamp],
  [OID.numeric, numericValue],
  [OID.int8, numericValue],
  [OID.date, (text) => text],
])

/** `pg` cannot parse arrays of names, which lite's catalog query returns. */
function parserOf(oid: number, format: 'text' | 'binary' = 'text') {
  return PARSERS.get(oid) ?? types.getTypeParser(oid === OID.nameArray ? TEXT_ARRAY : oid, format)
}
