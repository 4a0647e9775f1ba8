import { EventEmitter } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { BASELINE, FormerSchemaError, renderBaseline } from '../../local/database/baseline'
import { openDatabase } from '../../local/database/open-database'
import { PROJECT_DIR } from '../../local/paths'
import { openBackend } from '../../local/server/backend'
import { reloadOnChange } from '../../local/server/reload'
import { closeSharedServer, sharedServer } from '../../local/server/shared-server'
import { loadSnapshot } from '../../local/server/snapshot'
import { startPostgres } from '../support/postgres'
import { tempFolder } from './folders'

/** What a database has of the time before the baseline: a history, and no hash. */
const BEFORE_BASELINE = `drop table private.baseline;
  update supabase_migrations.schema_migrations set version = '20261120000100'`

const OTHER_HASH = `
  update private.baseline set hash = 'other';
  create table public.notes as select 'Mine' as body;`

const NOTES = "select to_regclass('public.notes')::text as notes"

let snapshot: Blob
beforeAll(async () => {
  snapshot = await loadSnapshot({ projectDir: PROJECT_DIR, seed: true })
})

const lines: string[] = []
const start = () =>
  sharedServer(
    () => 'http://127.0.0.1:1',
    (line) => lines.push(line),
  )

afterEach(async () => {
  await closeSharedServer()
  vi.unstubAllEnvs()
  lines.length = 0
})

/** A data folder in a folder of its own, with what the script does to it. */
async function dataFolder(script: string, from: Blob): Promise<string> {
  const dataDir = path.join(tempFolder(), 'data')
  const database = await openDatabase({ dataDir, snapshot: from })
  await database.script(script)
  await database.close()
  vi.stubEnv('LOCAL_DATA_DIR', dataDir)
  return dataDir
}

describe('the data folder', () => {
  it('made from another baseline is kept aside and named, and a new one begun', async () => {
    const dataDir = await dataFolder(OTHER_HASH, snapshot)
    const { backend } = await start()
    expect(await backend.database.query(NOTES)).toEqual([{ notes: null }])
    expect(await backend.database.query('select count(*)::int as plans from public.pricing_plans')).toEqual([
      { plans: 4 },
    ])
    const [aside = '', ...others] = fs
      .readdirSync(path.dirname(dataDir))
      .filter((name) => /^data-\d{8}T\d{6}$/.test(name))
    expect(others).toEqual([])
    expect(lines.join()).toContain(path.join(path.dirname(dataDir), aside))
    const kept = await openDatabase({ dataDir: path.join(path.dirname(dataDir), aside) })
    expect(await kept.query('select body from public.notes')).toEqual([{ body: 'Mine' }])
    await kept.close()
  })

  it('of this schema stays in use', async () => {
    const dataDir = await dataFolder("create table public.notes as select 'Mine' as body", snapshot)
    const { backend } = await start()
    expect(await backend.database.query(NOTES)).toEqual([{ notes: 'notes' }])
    expect(lines).toEqual([])
    expect(fs.readdirSync(path.dirname(dataDir)).filter((name) => name !== 'data.lock')).toEqual(['data'])
  })
})

it('a database made before there was a baseline is refused as one of another schema is', async () => {
  const database = await openDatabase({ snapshot })
  await database.script(BEFORE_BASELINE)
  await expect(openBackend({ database })).rejects.toThrow(FormerSchemaError)
})

it('a Postgres server with a database of another schema is refused and left as it is', async () => {
  const server = await startPostgres()
  vi.stubEnv('DATABASE_URL', server.url)
  try {
    const { backend } = await start()
    await backend.database.script(OTHER_HASH)
    await closeSharedServer()
    await expect(start()).rejects.toThrow(
      /'postgres' was made by another version .*Nothing in it was changed.*\n.*DATABASE_URL name an empty database/,
    )
    const database = await openDatabase({ url: server.url })
    expect(await database.query('select hash from private.baseline')).toEqual([{ hash: 'other' }])
    expect(await database.query('select body from public.notes')).toEqual([{ body: 'Mine' }])
    await database.close()
  } finally {
    await server.close()
  }
})

it('npm run dev rewrites the baseline when a schema file changes', async () => {
  const projectDir = path.join(tempFolder(), 'supabase')
  for (const part of ['config.toml', 'initial_data.sql', 'schemas', 'migrations'])
    fs.cpSync(path.join(PROJECT_DIR, part), path.join(projectDir, part), { recursive: true })
  const watcher = new EventEmitter()
  const said = new Promise<string>((resolve, reject) =>
    reloadOnChange(
      { watcher, config: { logger: { info: resolve, error: reject } } } as Parameters<
        typeof reloadOnChange
      >[0],
      projectDir,
    ),
  )
  const file = path.join(projectDir, 'schemas', 'accounts.sql')
  fs.appendFileSync(file, 'create table public.added (id integer);\n')
  watcher.emit('all', 'change', file)
  expect(await said).toContain('from the next start')
  const written = fs.readFileSync(path.join(projectDir, BASELINE), 'utf8')
  expect(written).toContain('create table public.added')
  expect(written).toBe(renderBaseline(projectDir))
})
