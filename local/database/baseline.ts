import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { readConfig } from '../config.ts'
import type { Database } from './database.ts'

/** The migration that `npm run schema` writes. */
export const BASELINE = 'migrations/20261122000000_baseline.sql'

export const INITIAL_DATA = 'initial_data.sql'

const HEAD = `-- Written by \`npm run schema\` from supabase/schemas and supabase/initial_data.sql. Do not edit.
`
const HASH = /^insert into private\.baseline \(hash\) values \('([0-9a-f]+)'\);$/m

/**
 * The text of the baseline migration: the schema files in the order of config.toml, the initial rows, and its own
 * hash.
 */
export function renderBaseline(projectDir: string): string {
  const text = [HEAD, ...sourcesOf(projectDir).map(({ sql }) => sql)].join('\n')
  const hash = createHash('sha256').update(text).digest('hex')
  return `${text}\ninsert into private.baseline (hash) values ('${hash}');\n`
}

/** Applies the schema files to an empty database, one by one. Throws an error that names the file that failed. */
export async function applySchemas(database: Database, projectDir: string): Promise<void> {
  for (const { file, sql } of sourcesOf(projectDir))
    await database.script(sql).catch((error) => {
      throw new Error(`${file}: ${error.message}`, { cause: error })
    })
}

function sourcesOf(projectDir: string): { file: string; sql: string }[] {
  const files = [...readConfig(projectDir).db.migrations.schema_paths, INITIAL_DATA]
  return files.map((file) => ({ file, sql: fs.readFileSync(path.join(projectDir, file), 'utf8') }))
}

/** The database has migrations but not this checkout's baseline: no later migration leads from it to here. */
export class FormerSchemaError extends Error {
  constructor(name: string) {
    super(
      `The database '${name}' was made by another version of Groundwork's schema. Nothing in it was changed.\n` +
        'Let DATABASE_URL name an empty database, or start the version of Groundwork that made this one.',
    )
    this.name = 'FormerSchemaError'
  }
}

/** Throws `FormerSchemaError` unless the database is empty or was created from this project's baseline. */
export async function refuseFormerSchema(database: Database, projectDir: string): Promise<void> {
  const file = path.join(projectDir, BASELINE)
  const [, expected] = (fs.existsSync(file) && HASH.exec(fs.readFileSync(file, 'utf8'))) || []
  if (!expected) return
  const [found] = await database.query<{ name: string; history: boolean; stored: boolean }>(`
    select current_database() as name, to_regclass('private.baseline') is not null as stored,
      to_regclass('supabase_migrations.schema_migrations') is not null as history`)
  const migrations = found?.history
    ? await database.query('select from supabase_migrations.schema_migrations limit 1')
    : []
  if (!found || migrations.length === 0) return
  const hashes = found.stored
    ? await database.query<{ hash: string }>('select hash from private.baseline')
    : []
  if (hashes[0]?.hash !== expected) throw new FormerSchemaError(found.name)
}
