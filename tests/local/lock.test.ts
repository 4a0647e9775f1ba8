import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { lockData } from '../../local/database/lock'
import { openPglite } from '../../local/database/pglite'
import { tempFolder } from './folders'
import { startModule } from './processes'
import { fixtureSnapshot } from './project'

const HOLDER = 'tests/local/programs/hold-lock.ts'

describe('the lock on a data folder', () => {
  it('refuses a second opener with what to do, and leaves the first unharmed', async () => {
    const dataDir = path.join(tempFolder(), 'data')
    const first = await openPglite({ dataDir, snapshot: await fixtureSnapshot() })
    await first.script('create table kept (id int); insert into kept values (1)')
    const second = openPglite({ dataDir })
    await expect(second).rejects.toThrow(/already open in another process.*\n.*stop it.*LOCAL_DATA_DIR=/s)
    await first.script('insert into kept values (2)')
    await first.close()
    const third = await openPglite({ dataDir })
    expect(await third.query('select id from kept order by id')).toEqual([{ id: 1 }, { id: 2 }])
    await third.close()
  })

  it('lets one of many win that start at once, also after one was killed', async () => {
    const dataDir = path.join(tempFolder(), 'data')
    const killed = startModule(HOLDER, {}, [dataDir])
    await killed.says(/taken/)
    killed.child.kill('SIGKILL')
    await killed.exited
    const rivals = Array.from({ length: 5 }, () => startModule(HOLDER, {}, [dataDir]))
    const answers = await Promise.all(rivals.map((rival) => rival.says(/taken|refused/)))
    expect(answers.map(([word]) => word).sort()).toEqual([
      'refused',
      'refused',
      'refused',
      'refused',
      'taken',
    ])
  })

  it('is taken again after it was given back, however long the path', async () => {
    const dataDir = path.join(tempFolder(), 'deep'.repeat(30), 'data')
    const unlock = await lockData(dataDir)
    await expect(lockData(dataDir)).rejects.toThrow('already open')
    await unlock()
    await (await lockData(dataDir))()
  })

  it('holds under another name of the same folder', async () => {
    const folder = tempFolder()
    const unlock = await lockData(path.join(folder, 'data'))
    fs.symlinkSync(folder, `${folder}-alias`)
    await expect(lockData(path.join(`${folder}-alias`, 'data'))).rejects.toThrow('already open')
    fs.rmSync(`${folder}-alias`)
    await unlock()
  })
})
