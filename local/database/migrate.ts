import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Config } from '../config.ts'
import type { Database, RunScript } from './database.ts'
import { HISTORY_SQL } from './hosted-schema.ts'

const MIGRATION_FILE = /^(\d+)_(.*)\.sql$/

/** Advisory lock that serializes starts on a shared server; any number works if all of them use the same. */
const MIGRATION_LOCK = 'select pg_advisory_xact_lock(4173)'

export interface Seeding {
  projectDir: string
  seed: Config['db']['seed']
}

/** Applies the migrations and seeds that the database lacks, each in its transaction; returns their names. */
export async function migrate(database: Database, { projectDir, seed }: Seeding): Promise<string[]> {
  await database.script(HISTORY_SQL)
  const applied: string[] = []
  for (const file of migrationFiles(projectDir))
    if (await applyMigration(database, projectDir, file)) applied.push(file)
  const seeds = seed.enabled ? seed.sql_paths : []
  for (const file of seeds) if (await applySeed(database, projectDir, file)) applied.push(file)
  await database.schemaChanged()
  return applied
}

export function migrationFiles(projectDir: string): string[] {
  const dir = path.join(projectDir, 'migrations')
  if (!fs.existsSync(dir)) return []
  return fs
    .readdirSync(dir)
    .filter((file) => MIGRATION_FILE.test(file))
    .sort()
}

async function applyMigration(database: Database, projectDir: string, file: string): Promise<boolean> {
  const [, version = '', name = ''] = MIGRATION_FILE.exec(file) ?? []
  const sql = fs.readFileSync(path.join(projectDir, 'migrations', file), 'utf8')
  return once(database, file, sql, async (run) => {
    const known = `select 1 from supabase_migrations.schema_migrations where version = ${quoted(version)}`
    if ((await run(known)).length > 0) return false
    await run(sql)
    await run(
      'insert into supabase_migrations.schema_migrations (version, name, statements) ' +
        `values (${quoted(version)}, ${quoted(name)}, array[${quoted(sql)}])`,
    )
    return true
  })
}

/** A seed runs once per database, even if its text changes later, as with the Supabase CLI. */
async function applySeed(database: Database, projectDir: string, file: string): Promise<boolean> {
  const source = path.join(projectDir, file)
  if (!fs.existsSync(source)) return false
  const sql = fs.readFileSync(source, 'utf8')
  const key = quoted(path.posix.join('supabase', file))
  return once(database, file, sql, async (run) => {
    if ((await run(`select 1 from supabase_migrations.seed_files where path = ${key}`)).length > 0)
      return false
    await run(sql)
    const hash = createHash('sha256').update(sql).digest('hex')
    await run(`insert into supabase_migrations.seed_files (path, hash) values (${key}, ${quoted(hash)})`)
    return true
  })
}

async function once(
  database: Database,
  file: string,
  sql: string,
  work: (run: RunScript) => Promise<boolean>,
): Promise<boolean> {
  try {
    return await database.transaction(async (run) => {
      await run(MIGRATION_LOCK)
      return work(run)
    })
  } catch (error) {
    throw new Error(`${file} could not be applied: ${explain(error, sql)}`, { cause: error })
  }
}

function explain(error: unknown, sql: string): string {
  if (!(error instanceof Error)) return String(error)
  const line =
    'position' in error && error.position
      ? ` at line ${sql.slice(0, Number(error.position)).split('\n').length}`
      : ''
  const detail = 'detail' in error && error.detail ? ` (${error.detail})` : ''
  const hint = 'hint' in error && error.hint ? ` Hint: ${error.hint}` : ''
  return `${error.message}${line}${detail}${hint}`
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
