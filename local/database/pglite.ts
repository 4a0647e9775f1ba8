import type { Extensions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { createPgliteConnection } from '@supabase/lite/pglite'
import type { Database, Row } from './database.ts'
import { createGate } from './gate.ts'
import { mimicHostedErrors } from './hosted-errors.ts'
import { keepGrants, ROLES_SQL, SEARCH_PATH } from './hosted-schema.ts'
import { isoTimestamp, numericValue, OID } from './hosted-types.ts'
import { lockData } from './lock.ts'

export interface PgliteOptions {
  /** Data folder; undefined for a database in memory. */
  dataDir?: string
  /** A dump of another embedded database to start from. */
  snapshot?: Blob
  extensions?: Extensions
}

interface PgliteDatabase extends Database {
  dump(): Promise<Blob>
}

/** Postgres inside this process. It has one session, so `exclusive` admits one request at a time. */
export async function openPglite(options: PgliteOptions): Promise<PgliteDatabase> {
  const unlock = options.dataDir ? await lockData(options.dataDir) : async () => undefined
  const connection = await connect(options).catch(async (error) => {
    await unlock()
    throw error
  })
  const { driver } = connection
  const exclusive = createGate()
  return {
    connection,
    exclusive,
    query: <T = Row>(text: string, params: unknown[] = []) =>
      exclusive(async () => (await driver.query<T>(text, params)).rows),
    script: (script) => exclusive(async () => rowsOf(await driver.exec(script))),
    transaction: (work) =>
      exclusive(() => driver.transaction((tx) => work(async (script) => rowsOf(await tx.exec(script))))),
    dump: () => exclusive(() => driver.dumpDataDir('none')),
    schemaChanged: () => connection.clearSchemaCache(),
    close: () => exclusive(() => connection.close()).finally(unlock),
  }
}

async function connect({ dataDir, snapshot, extensions }: PgliteOptions) {
  const connection = await createPgliteConnection({
    ...(dataDir && { url: dataDir }),
    pgliteOptions: {
      ...(snapshot && { loadDataDir: snapshot }),
      extensions: { pg_trgm, ...extensions },
      parsers: {
        [OID.timestamptz]: isoTimestamp,
        [OID.timestamp]: isoTimestamp,
        [OID.numeric]: numericValue,
      },
    },
  })
  await connection.driver.waitReady
  await connection.driver.exec(`set timezone = 'UTC'; set search_path = ${SEARCH_PATH}; ${ROLES_SQL}`)
  mimicHostedErrors(connection)
  keepGrants(connection)
  return connection
}

function rowsOf(results: { rows: Row[] }[]): Row[] {
  return results.flatMap((result) => result.rows)
}
