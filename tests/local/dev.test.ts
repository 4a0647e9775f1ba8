import path from 'node:path'
import { expect, it } from 'vitest'
import { freePort } from '../support/ports'
import { tempFolder } from './folders'
import { QUICK_WASM, start } from './processes'
import { holdsSecret, leaksOf } from './served'

it('npm run dev serves the sources with the backend, and no secret key', async () => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = { PORT: String(port), LOCAL_DATA_DIR: path.join(tempFolder(), 'data') }
  const dev = start(process.execPath, [QUICK_WASM, 'local/install.mjs', 'local/dev.ts'], { env })
  await dev.says(/Stop it with Ctrl-C/)
  expect(await (await fetch(url)).text()).toContain('/@vite/client')
  expect((await fetch(`${url}/rest/v1/pricing_plans`)).status).toBe(401)
  expect(await leaksOf(url)).toEqual([])
  for (const source of ['/src/main.tsx', '/@vite/env', '/@vite/client', '/vite.config.ts?raw'])
    expect(holdsSecret(await (await fetch(url + source)).text())).toBe(false)
  const since = Date.now()
  dev.child.kill('SIGINT')
  expect(await dev.exited).toBe(0)
  expect(Date.now() - since).toBeLessThan(2_000)
})
