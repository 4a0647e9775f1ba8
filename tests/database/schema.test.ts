import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../local/config'
import { applySchemas, BASELINE, renderBaseline } from '../../local/database/baseline'
import type { Database } from '../../local/database/database'
import { openDatabase } from '../../local/database/open-database'
import { openPglite } from '../../local/database/pglite'
import { PROJECT_DIR } from '../../local/paths'
import { openBackend } from '../../local/server/backend'
import { loadSnapshot } from '../../local/server/snapshot'
import { tempFolder } from '../local/folders'
import { readSchema } from './catalog'

const SCHEMAS = path.join(PROJECT_DIR, 'schemas')
const files = fs.readdirSync(SCHEMAS)

let declared: Database
let migrated: Database

beforeAll(async () => {
  // A project without migrations, like a hosted one before its first migration.
  const { database } = await openBackend({ database: await openPglite({}), projectDir: tempFolder(afterAll) })
  declared = database
  await applySchemas(declared, PROJECT_DIR)
  migrated = await openDatabase({ snapshot: await loadSnapshot({ projectDir: PROJECT_DIR, seed: false }) })
})
afterAll(() => Promise.all([declared.close(), migrated.close()]))

describe('the schema files', () => {
  it('are all named in config.toml, each once', () => {
    const named = readConfig(PROJECT_DIR).db.migrations.schema_paths
    expect([...named].sort()).toEqual(files.map((file) => `./schemas/${file}`).sort())
  })

  it.each(files)('%s defines objects and changes none', (file) => {
    const sql = fs.readFileSync(path.join(SCHEMAS, file), 'utf8').replaceAll(/--.*$/gm, '')
    expect(sql).not.toMatch(/\bor replace\b|^\s*drop\b|^\s*alter table (?!\S+ enable row level security)/im)
  })

  it('make the same database as the migrations', async () => {
    expect(await readSchema(migrated)).toEqual(await readSchema(declared))
  })

  it('grant the same where a host opens new objects to the API roles', async () => {
    const { database } = await openBackend({ database: await openPglite({}), projectDir: tempFolder() })
    for (const kind of ['tables', 'sequences', 'functions'])
      await database.script(
        `alter default privileges in schema public grant all on ${kind} to anon, authenticated, service_role`,
      )
    await applySchemas(database, PROJECT_DIR)
    const opened = await readSchema(database)
    await database.close()
    expect(opened).toEqual(await readSchema(declared))
  })

  it('are what the baseline migration was written from', () => {
    const written = fs.readFileSync(path.join(PROJECT_DIR, BASELINE), 'utf8')
    expect(written === renderBaseline(PROJECT_DIR), 'Run: npm run schema').toBe(true)
  })
})

describe('a database differs from the schema files', () => {
  it.each([
    ['a table', 'create table public.notes (id integer)'],
    ['a column', 'alter table public.profiles add note text'],
    ['a type', 'alter table private.run_log alter kind type varchar(60)'],
    ['a default', 'alter table public.profiles alter "firstName" drop default'],
    ['a column that may be null', 'alter table public.profiles alter "firstName" drop not null'],
    ['a constraint', 'alter table private.charges drop constraint charges_state_check'],
    ['a foreign key', 'alter table private.charges drop constraint charges_user_id_fkey'],
    ['an index', 'drop index private.charges_of_account'],
    [
      'the condition of an index',
      'drop index private.charges_one_rerun; ' +
        'create unique index charges_one_rerun on private.charges (validation_id)',
    ],
    ['a policy', 'drop policy "owners add pending ideas" on public.idea_validations'],
    [
      'the condition of a policy',
      'alter policy "signed-in users read the free limits" on public.free_plan_limits using (true)',
    ],
    ['row level security', 'alter table private.charges disable row level security'],
    ['a grant on a table', 'grant select on private.charges to authenticated'],
    ['a grant on a column', 'grant update (role) on public.user_roles to authenticated'],
    ['a grant on a function', 'grant execute on function private.has_admin_role(uuid) to public'],
    ['a grant on the schema', 'grant usage on schema private to anon'],
    ['a trigger', 'drop trigger guard_names on public.profiles'],
    ['a trigger of the auth server', 'drop trigger add_profile_on_sign_up on auth.users'],
    ['a trigger that is off', 'alter table public.profiles disable trigger guard_names'],
    [
      'the body of a function',
      `create or replace function private.max_attempts() returns integer
       language sql immutable set search_path = '' as 'select 50'`,
    ],
    ['the rights of a function', 'alter function private.allowance(uuid) security invoker'],
    ['the search path of a function', 'alter function private.allowance(uuid) reset search_path'],
    [
      'default privileges',
      'alter default privileges in schema public grant select on tables to authenticated',
    ],
    ['an owner', 'alter table private.charges owner to service_role'],
  ])('by %s', async (_, change) => {
    const before = await readSchema(declared)
    await declared.script(`begin; ${change}`)
    const after = await readSchema(declared).finally(() => declared.script('rollback'))
    expect(after).not.toEqual(before)
  })
})
