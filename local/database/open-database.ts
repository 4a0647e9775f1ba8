import type { Database } from './database.ts'
import { openPglite, type PgliteOptions } from './pglite.ts'
import { openPostgres } from './postgres.ts'

export type DatabaseOptions = { url: string } | PgliteOptions

/** Opens a Postgres server by its URL, or the embedded one on a folder or in memory. */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
  return 'url' in options ? openPostgres(options.url) : openPglite(options)
}
