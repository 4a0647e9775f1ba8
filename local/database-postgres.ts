import { createPostgresConnection } from '@supabase/lite/postgres'
import type { Sql } from 'postgres'
import type { Database, Row, RunScript, SqlValue } from './database.ts'
import { openGate } from './gate.ts'
import { answerAsHosted } from './hosted-errors.ts'
import { keepGrants, ROLES_SQL, SEARCH_PATH } from './hosted-schema.ts'
import { isoTimestamp, numericValue, OID } from './hosted-types.ts'

/** A Postgres server by its URL. The user must be allowed to create roles. */
export async function openPostgres(url: string): Promise<Database> {
  const connection = await connect(url)
  const { driver } = connection
  return {
    connection,
    exclusive: openGate,
    query: async <T = Row>(text: string, params: SqlValue[] = []) => [
      ...(await driver.unsafe<T[]>(text, params)),
    ],
    script: (script) => inSession(driver, (run) => run(script)),
    transaction: (work) =>
      inSession(driver, async (run) => {
        await run('begin')
        try {
          const result = await work(run)
          await run('commit')
          return result
        } catch (error) {
          await run('rollback')
          throw error
        }
      }),
    schemaChanged: () => connection.clearSchemaCache(),
    close: () => connection.close(),
  }
}

async function connect(url: string) {
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      max: 10,
      onnotice: () => undefined,
      connection: { TimeZone: 'UTC', search_path: SEARCH_PATH },
      types: {
        timestamptz: textType(OID.timestamptz, isoTimestamp),
        timestamp: textType(OID.timestamp, isoTimestamp),
        numeric: textType(OID.numeric, numericValue),
        json: jsonType(OID.json),
        jsonb: jsonType(OID.jsonb),
      },
    },
  })
  await connection.driver.unsafe(ROLES_SQL)
  answerAsHosted(connection)
  keepGrants(connection)
  return connection
}

/** Runs scripts one after the other on one connection of the pool. */
async function inSession<T>(pool: Sql, work: (run: RunScript) => Promise<T>): Promise<T> {
  const session = await pool.reserve()
  return work(async (script) => rowsOf(await session.unsafe(script))).finally(() => session.release())
}

function textType(oid: number, parse: (text: string) => unknown) {
  return { to: oid, from: [oid], serialize: String, parse }
}

/** Lite hands JSON over as text, which the driver would wrap in quotes once more. */
function jsonType(oid: number) {
  const serialize = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
  return { to: oid, from: [oid], serialize, parse: (text: string): unknown => JSON.parse(text) }
}

/** The driver answers one list of rows per statement, or the rows themselves where there is one statement. */
function rowsOf(results: Iterable<Row | Row[]>): Row[] {
  return [...results].flat()
}
