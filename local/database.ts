import type { Connection } from '@supabase/lite'
import { openPglite, type PgliteOptions } from './database-pglite.ts'
import { openPostgres } from './database-postgres.ts'

export type SqlValue = string | number | boolean | null | SqlValue[] | { [key: string]: SqlValue }
export type Row = Record<string, unknown>

/** Runs a script of several statements and answers the rows of all of them. */
export type RunScript = (script: string) => Promise<Row[]>

/** Postgres as the embedded backend sees it, whether it runs inside this process or on a server. */
export interface Database {
  readonly connection: Connection
  query<T = Row>(text: string, params?: SqlValue[]): Promise<T[]>
  script: RunScript
  transaction<T>(work: (run: RunScript) => Promise<T>): Promise<T>
  /** Shields a request of several statements from the others where all share one session. */
  exclusive<T>(work: () => Promise<T>): Promise<T>
  /** Forgets the tables that the API knows, after a migration. */
  schemaChanged(): Promise<void>
  close(): Promise<void>
}

export type DatabaseOptions = { url: string } | PgliteOptions

/** Opens a Postgres server by its URL, or the embedded one on a folder or in memory. */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
  return 'url' in options ? openPostgres(options.url) : openPglite(options)
}
