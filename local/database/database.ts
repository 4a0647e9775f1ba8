import type { Connection } from '@supabase/lite'

export type SqlValue = string | number | boolean | null | SqlValue[] | { [key: string]: SqlValue }
export type Row = Record<string, unknown>

/** Runs a script of several statements and returns the rows of all of them. */
export type RunScript = (script: string) => Promise<Row[]>

/** Postgres for the embedded backend, in this process or on a server. */
export interface Database {
  readonly connection: Connection
  query<T = Row>(text: string, params?: SqlValue[]): Promise<T[]>
  script: RunScript
  transaction<T>(work: (run: RunScript) => Promise<T>): Promise<T>
  /** Isolates a request with several statements if all requests share one session. */
  exclusive<T>(work: () => Promise<T>): Promise<T>
  /** Clears the API's schema cache after a migration. */
  schemaChanged(): Promise<void>
  close(): Promise<void>
}

/** The database server is unreachable, or dropped this request's connection. */
export class UnreachableError extends Error {
  constructor(options?: ErrorOptions) {
    super('The database cannot be reached', options)
  }
}
