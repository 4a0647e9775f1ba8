import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serveApp } from '../../local/server/serve-app'
import { freePort } from '../support/ports'
import { tempFolder } from './folders'

const PAGE = '<!doctype html><title>The app</title>'
const LANDING = '<!doctype html><title>The landing page</title>'

let close: () => Promise<void>
let url: string

beforeAll(async () => {
  const outDir = tempFolder(afterAll)
  fs.mkdirSync(path.join(outDir, 'assets'))
  fs.writeFileSync(path.join(outDir, 'app.html'), PAGE)
  fs.writeFileSync(path.join(outDir, 'index.html'), LANDING)
  fs.writeFileSync(path.join(outDir, 'assets/entry-1a2b3c.js'), 'export {}')
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  close = await serveApp(outDir, port)
})
afterAll(() => close())

it.each([
  ['/', LANDING],
  ['/dashboard', PAGE],
  ['/validate-idea/results/6a3f0c1e?tab=market', PAGE],
])('shows its page under %s', async (at, page) => {
  const answer = await fetch(url + at, { headers: { accept: 'text/html' } })
  expect([answer.status, await answer.text()]).toEqual([200, page])
})

it.each(['/', '/dashboard', '/assets/entry-1a2b3c.js', '/assets/gone.js'])(
  'tells browsers what the app never does, with %s',
  async (at) => {
    const { headers } = await fetch(url + at, { headers: { accept: '*/*' } })
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self';.*frame-ancestors 'none'/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
  },
)

it('serves a script as one, to keep', async () => {
  const answer = await fetch(`${url}/assets/entry-1a2b3c.js`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toMatch(/javascript/)
  expect(answer.headers.get('cache-control')).toContain('immutable')
})

it.each(['/assets/entry-0f9e8d.js', '/assets/entry-0f9e8d.js?v=1', '/icon-999.png'])(
  'has nothing to give for the file %s of another build',
  async (at) => {
    const answer = await fetch(url + at, { headers: { accept: '*/*' } })
    expect([answer.status, await answer.text()]).toEqual([404, ''])
    expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable')
  },
)
