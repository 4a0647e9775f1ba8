import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signUp, type TestBackend } from '../support/backend'
import { until } from './processes'
import { PROJECT_DIR, startFixture } from './project'

let backend: TestBackend
const log: string[] = []

beforeAll(async () => {
  process.env.OPENAI_API_KEY = 'from the shell'
  fs.writeFileSync(
    path.join(PROJECT_DIR, 'functions/.env'),
    'OPENAI_API_KEY=from the file\nOWN_SECRET="quoted"\n',
  )
  backend = await startFixture({ functions: { env: { TONE: 'calm' } }, log: (line) => log.push(line) })
})
afterAll(async () => {
  await backend.close()
  fs.rmSync(path.join(PROJECT_DIR, 'functions/.env'))
  delete process.env.OPENAI_API_KEY
})

const call = (name: string, init?: RequestInit) => fetch(`${backend.url}/functions/v1/${name}`, init)
const json = async (name: string) => (await call(name)).json()

describe('a function', () => {
  it('gets path, query, method and body', async () => {
    const answer = await call('open/deep/path?x=1', { method: 'POST', body: 'hello' })
    expect(await answer.json()).toEqual({
      pathname: '/open/deep/path',
      search: '?x=1',
      method: 'POST',
      body: 'hello',
    })
  })

  it('has the hosted variables, its secrets, and of this machine no more than it needs', async () => {
    const env = await json('open/env')
    expect(env).toMatchObject({
      SUPABASE_URL: backend.url,
      SUPABASE_ANON_KEY: backend.anonKey,
      SUPABASE_SERVICE_ROLE_KEY: backend.serviceKey,
      OPENAI_API_KEY: 'from the shell',
      OWN_SECRET: 'quoted',
      TONE: 'calm',
    })
    expect(process.env.VITEST).toBeDefined()
    expect(env).not.toHaveProperty('VITEST')
  })

  it('goes on with background work after its answer', async () => {
    expect((await call('open/start', { method: 'POST' })).status).toBe(202)
    expect(await json('open/background')).toEqual({ background: 'running' })
    await call('open/finish', { method: 'POST' })
    await until(async () => (await json('open/background')).background === 'done')
  })

  it('runs in one process, which the next request replaces after kill -9', async () => {
    await json('open/env')
    const first = await backend.functions.pid('open')
    expect(await backend.functions.pid('open')).toBe(first)
    process.kill(first ?? 0, 'SIGKILL')
    await until(async () => (await backend.functions.pid('open')) === undefined)
    expect(await json('open/background')).toEqual({ background: 'not started' })
    expect(await backend.functions.pid('open')).not.toBe(first)
  })

  it('boots once for requests that come together', async () => {
    await backend.functions.stop()
    await Promise.all(Array.from({ length: 5 }, () => json('open/env')))
    expect(await backend.functions.pid('open')).toBeGreaterThan(0)
  })
})

describe('the gateway', () => {
  it('asks for a valid token unless config.toml says otherwise', async () => {
    const { accessToken } = await signUp(backend)
    const withToken = (token: string) => call('guarded', { headers: { authorization: `Bearer ${token}` } })
    expect((await call('guarded')).status).toBe(401)
    expect((await withToken(backend.anonKey)).status).toBe(401)
    expect(await (await withToken(accessToken)).text()).toBe('let in')
    expect((await call('guarded', { method: 'OPTIONS' })).status).toBe(200)
  })

  it.each([
    ['unknown', 404, 'NOT_FOUND'],
    ['constructor', 404, 'NOT_FOUND'],
    ['hasOwnProperty', 404, 'NOT_FOUND'],
    ['toString', 404, 'NOT_FOUND'],
    ['open%00', 404, 'NOT_FOUND'],
    ['..%2Fopen', 404, 'NOT_FOUND'],
    ['broken', 503, 'BOOT_ERROR'],
    ['crashing', 500, 'WORKER_ERROR'],
  ])('answers for %s with %i %s, readable from any origin', async (name, status, code) => {
    const { accessToken } = await signUp(backend)
    const answer = await call(name, { headers: { authorization: `Bearer ${accessToken}` } })
    expect([answer.status, (await answer.json()).code]).toEqual([status, code])
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  })

  it('shows in the log why a function did not start', () => {
    expect(log.join('\n')).toContain('broken at load')
  })
})

it('runs another entry in the place of a function, for tests', async () => {
  const entries = { open: path.join(import.meta.dirname, 'entries/other.ts') }
  const other = await startFixture({ functions: { entries, env: { TONE: 'loud' } } })
  expect(await (await fetch(`${other.url}/functions/v1/open`)).text()).toBe('other loud')
  await other.close()
})

it('runs more functions at once than Node takes listeners without a warning', async () => {
  const names = Array.from({ length: 11 }, (_, index) => `other-${index}`)
  const entry = path.join(import.meta.dirname, 'entries/other.ts')
  const warnings: Error[] = []
  const hear = (warning: Error) => void warnings.push(warning)
  process.on('warning', hear)
  const many = await startFixture({
    functions: { entries: Object.fromEntries(names.map((name) => [name, entry])), env: { TONE: 'loud' } },
  })
  const headers = { authorization: `Bearer ${(await signUp(many)).accessToken}` }
  for (const name of names)
    expect((await fetch(`${many.url}/functions/v1/${name}`, { headers })).status).toBe(200)
  await many.close()
  process.off('warning', hear)
  expect(warnings).toEqual([])
})
