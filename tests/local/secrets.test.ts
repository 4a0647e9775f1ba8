import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT, TEMP_DIR } from '../../local/paths'
import { loadSecrets } from '../../local/secrets'
import { tempFolder } from './folders'
import { startModule } from './processes'

describe('the keys of a checkout', () => {
  it('are made once and readable by their owner only', () => {
    const dir = tempFolder()
    const keys = loadSecrets(dir)
    expect(loadSecrets(dir)).toEqual(keys)
    expect(fs.readdirSync(dir)).toEqual(['keys.json'])
    expect(fs.statSync(path.join(dir, 'keys.json')).mode & 0o777).toBe(0o600)
    expect(loadSecrets(tempFolder())).not.toEqual(keys)
  })

  it('are the same for all processes that start at once', async () => {
    const dir = tempFolder()
    const rivals = Array.from({ length: 5 }, () =>
      startModule('tests/local/programs/load-secrets.ts', {}, [dir]),
    )
    const keys = await Promise.all(rivals.map(async (rival) => (await rival.says(/{.*}/))[0]))
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toBe(JSON.stringify(loadSecrets(dir)))
  })

  it('are ignored by git', () => {
    const file = path.join(TEMP_DIR, 'keys.json')
    expect(spawnSync('git', ['check-ignore', '--quiet', file], { cwd: ROOT }).status).toBe(0)
  })
})
