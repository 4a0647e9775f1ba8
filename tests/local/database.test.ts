import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../local/database/database'
import { openPglite } from '../../local/database/pglite'
import { fixtureSnapshot } from './project'

describe('the one session of the embedded database', () => {
  let database: Database
  beforeAll(async () => {
    database = await openPglite({ snapshot: await fixtureSnapshot() })
  })
  afterAll(() => database.close())

  it('keeps others out of a request of several statements', async () => {
    const request = database.exclusive(async () => {
      await database.connection.exec('begin')
      await database.connection.exec('set local role anon')
      await pause(50)
      await database.connection.exec('commit')
    })
    const others = await Promise.all([
      database.query('select current_user as name'),
      database.script('select current_user as name'),
      database.transaction((run) => run('select current_user as name')),
    ])
    await request
    expect(others.flat()).toEqual([{ name: 'postgres' }, { name: 'postgres' }, { name: 'postgres' }])
  })

  it('goes on after a request that failed', async () => {
    await expect(database.query('select 1 / 0')).rejects.toThrow('division by zero')
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }])
  })

  it('takes back a transaction that failed', async () => {
    await database.script('create table kept (id int)')
    const failing = database.transaction(async (run) => {
      await run('insert into kept values (1)')
      await run('select 1 / 0')
    })
    await expect(failing).rejects.toThrow('division by zero')
    expect(await database.query('select * from kept')).toEqual([])
  })
})
