import fs from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { openPglite } from '../../local/database/pglite'
import { type Backend, openBackend } from '../../local/server/backend'
import { tempFolder } from './folders'
import { PROJECT_DIR } from './project'

let projectDir: string
let snapshot: Blob

beforeAll(async () => {
  snapshot = await openPglite({}).then(async (database) => database.dump().finally(() => database.close()))
})

async function opened(): Promise<Backend> {
  projectDir = path.join(tempFolder(), 'supabase')
  fs.cpSync(PROJECT_DIR, projectDir, { recursive: true })
  return openBackend({ database: await openPglite({ snapshot }), projectDir })
}

const add = (name: string, sql: string) => fs.writeFileSync(path.join(projectDir, 'migrations', name), sql)

describe('migrations', () => {
  it('are applied in the order of their versions, then the seed, each once', async () => {
    const backend = await opened()
    expect(backend.applied).toEqual(['20260101000000_notes.sql', '20260102000000_sweep.sql', './seed.sql'])
    expect(await backend.migrate()).toEqual([])
    const history = 'select version, name from supabase_migrations.schema_migrations order by version'
    expect(await backend.database.query(history)).toEqual([
      { version: '20260101000000', name: 'notes' },
      { version: '20260102000000', name: 'sweep' },
    ])
    await backend.close()
  })

  it('that are added while it runs reach the API', async () => {
    const backend = await opened()
    const ask = () =>
      backend.handle(
        new Request('http://127.0.0.1/rest/v1/added', { headers: { apikey: backend.keys.secretKey } }),
      )
    expect((await ask()).status).toBe(404)
    add(
      '20260103000000_added.sql',
      'create table public.added (id int); grant select on public.added to service_role',
    )
    expect(await backend.migrate()).toEqual(['20260103000000_added.sql'])
    expect(await (await ask()).json()).toEqual([])
    await backend.close()
  })

  it('that fail are named with their reason and leave nothing behind', async () => {
    const backend = await opened()
    add('20260103000000_half.sql', "create table public.half (id int);\nselect 'x'::int;")
    await expect(backend.migrate()).rejects.toThrow(
      '20260103000000_half.sql could not be applied: invalid input syntax for type integer: "x"',
    )
    expect(await backend.database.query("select to_regclass('public.half') as half")).toEqual([
      { half: null },
    ])
    await backend.close()
  })
})
