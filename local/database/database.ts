import type { Connection } from '@supabase/lite'

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

/** The database server cannot be reached, or has dropped the connection of this request. */
export class UnreachableError extends Error {
  constructor(options?: ErrorOptions) {
    super('The database cannot be reached', options)
  }
}
