import { createHash, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { readConfig } from '../config.ts'
import { AUTH_HELPERS_SQL, HISTORY_SQL, ROLES_SQL } from '../database/hosted-schema.ts'
import { migrationFiles } from '../database/migrate.ts'
import { openPglite } from '../database/pglite.ts'
import { ROOT, TEMP_DIR } from '../paths.ts'
import { openBackend } from './backend.ts'

/** A snapshot has about 40 MB, and every change of the SQL creates another. */
const KEPT_SNAPSHOTS = 6

export interface SnapshotOptions {
  projectDir: string
  seed: boolean
}

/** A dump of a freshly migrated embedded database, created once per state of the SQL and stored beside the data. */
export async function loadSnapshot(options: SnapshotOptions): Promise<Blob> {
  const file = path.join(TEMP_DIR, 'snapshots', `${keyOf(options)}.tar`)
  if (!fs.existsSync(file)) await makeSnapshot(file, options)
  return new Blob([fs.readFileSync(file)])
}

/** The file is renamed once it is complete, so several test processes can create it at once. */
async function makeSnapshot(file: string, { projectDir, seed }: SnapshotOptions): Promise<void> {
  const database = await openPglite({})
  const backend = await openBackend({ database, projectDir, config: { db: { seed: { enabled: seed } } } })
  const dump = Buffer.from(await (await database.dump()).arrayBuffer())
  await backend.close()
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const draft = `${file}.${randomUUID()}`
  fs.writeFileSync(draft, dump)
  fs.renameSync(draft, file)
  forgetOldOnes(path.dirname(file))
}

function forgetOldOnes(folder: string): void {
  const files = fs.readdirSync(folder).map((name) => path.join(folder, name))
  const age = new Map(files.map((file) => [file, fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0]))
  const newestFirst = files.sort((one, other) => (age.get(other) ?? 0) - (age.get(one) ?? 0))
  for (const file of newestFirst.slice(KEPT_SNAPSHOTS)) fs.rmSync(file, { force: true })
}

function keyOf({ projectDir, seed }: SnapshotOptions): string {
  const hash = createHash('sha256').update(ROLES_SQL + AUTH_HELPERS_SQL + HISTORY_SQL)
  const seeds = seed ? readConfig(projectDir).db.seed.sql_paths : []
  const sources = migrationFiles(projectDir).map((file) => path.join('migrations', file))
  for (const file of [...sources, ...seeds].map((name) => path.join(projectDir, name)))
    if (fs.existsSync(file)) hash.update(file).update(fs.readFileSync(file))
  for (const name of ['@supabase/lite', '@electric-sql/pglite'])
    hash.update(fs.readFileSync(path.join(ROOT, 'node_modules', name, 'package.json')))
  return hash.digest('hex').slice(0, 32)
}
