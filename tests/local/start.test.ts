import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from '../../local/paths'
import { loadSecrets } from '../../local/secrets'
import { answers, freePort } from '../support/ports'
import { tempFolder } from './folders'
import { childrenOf, isAlive, QUICK_WASM, type Running, start, until } from './processes'
import { holdsSecret, leaksOf, textsIn } from './served'

const STOP_LIMIT_MS = 2_000

/** A stack trace, which users must not see for an expected obstacle. */
const STACK = /\n\s+at .+:\d+:\d+/

let port: number
let dataDir: string
let app: Running
let url: string

/** `npm test` builds once for these tests and the journeys, for this port, on which nothing else listens. */
const builtFor = Number(process.env.BUILT_FOR_PORT)

const npmStart = (env: Record<string, string>, keep = false) =>
  start(process.execPath, [QUICK_WASM, 'local/install.mjs', 'local/start.ts'], { env }, keep)

beforeAll(async () => {
  port = builtFor && !(await answers(builtFor)) ? builtFor : await freePort()
  dataDir = path.join(tempFolder(afterAll), 'data')
  url = `http://127.0.0.1:${port}`
  app = npmStart({ PORT: String(port), LOCAL_DATA_DIR: dataDir }, true)
  await app.says(/Stop it with Ctrl-C/)
})
afterAll(() => void app.child.kill('SIGKILL'))

describe('npm start', () => {
  it('prints the address, both demo accounts and the mailbox', () => {
    for (const part of [
      `Groundwork runs at ${url}`,
      'founder@groundwork.test / groundwork-demo',
      'admin@groundwork.test / groundwork-demo',
      `${url}/_local/mail`,
    ])
      expect(app.output()).toContain(part)
  })

  it('serves the app under each of its addresses, and its files packed and to keep', async () => {
    const page = await (await fetch(`${url}/dashboard`, { headers: { accept: 'text/html' } })).text()
    const script = /\/assets\/index-[^"']+\.js/.exec(page)?.[0]
    const asset = await fetch(url + script, { headers: { 'accept-encoding': 'gzip' } })
    expect(asset.headers.get('content-encoding')).toBe('gzip')
    expect(asset.headers.get('cache-control')).toContain('immutable')
    expect((await fetch(url)).headers.get('cache-control')).toBe('no-cache')
    const packed = await fetch(url + script, { headers: { 'accept-encoding': 'br, gzip' } })
    expect(packed.headers.get('content-encoding')).toBe('br')
    expect(packed.headers.get('content-type')).toMatch(/javascript/)
  })

  it('tells search engines which pages there are, each with a head of its own', async () => {
    const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
    const addresses = [...sitemap.matchAll(/<loc>(.+)<\/loc>/g)].map(([, address = '']) => address)
    expect(addresses).toContain(`${url}/privacy`)
    expect(await (await fetch(`${url}/robots.txt`)).text()).toContain(`Sitemap: ${url}/sitemap.xml`)
    const pages = await Promise.all(addresses.map(async (address) => (await fetch(address)).text()))
    const canonical = pages.map((page) => /<link rel="canonical" href="([^"]+)"/.exec(page)?.[1])
    expect(canonical).toEqual(addresses)
    const privacy = pages[addresses.indexOf(`${url}/privacy`)]
    expect(privacy).toContain('<title>Privacy · Groundwork</title>')
    expect(privacy).toContain('Groundwork does not store card numbers.')
    const titles = pages.map((page) => /<title>([^<]+)/.exec(page)?.[1])
    expect(new Set(titles).size).toBe(addresses.length)
    // The first sample has two addresses.
    const dental = await (await fetch(`${url}/sample/dental`)).text()
    expect(dental).toContain('<title>Sample report · Groundwork</title>')
    expect(dental).toContain(`<link rel="canonical" href="${url}/sample" />`)
  })

  it.each(['_headers', '_nginx.conf'])('allows the scripts written into its pages in %s', (file) => {
    const dist = (name: string) => readFileSync(path.join(ROOT, 'dist', name), 'utf8')
    const text = dist(file)
    expect(text).toContain("connect-src 'self';")
    expect(text).toContain("frame-ancestors 'none'")
    for (const page of ['index.html', 'login.html']) {
      const inline = /<script>([\s\S]*?)<\/script>/.exec(dist(page))?.[1]
      const hash = createHash('sha256')
        .update(inline ?? '')
        .digest('base64')
      expect(text).toContain(`'sha256-${hash}'`)
    }
  })

  it('serves the icons and pictures that its pages name', async () => {
    const page = await (await fetch(url)).text()
    const manifest = await (await fetch(`${url}/manifest.webmanifest`)).text()
    const named = [
      ...page.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g),
      ...page.matchAll(/property="og:image" content="http:\/\/[^/]+([^"]+)"/g),
      ...manifest.matchAll(/"src": "([^"]+)"/g),
    ].map(([, address = '']) => address)
    expect(named.length).toBeGreaterThan(8)
    for (const address of named)
      expect((await fetch(url + address)).headers.get('content-type'), address).toMatch(/^image\/|manifest/)
  })

  it.each(['founder', 'admin'])('lets the demo %s sign in', async (name) => {
    const body = JSON.stringify({ email: `${name}@groundwork.test`, password: 'groundwork-demo' })
    const headers = { apikey: loadSecrets().publishableKey, 'content-type': 'application/json' }
    const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, { method: 'POST', headers, body })
    expect(answer.status).toBe(200)
  })

  it('serves functions and the mailbox', async () => {
    const answer = await fetch(`${url}/functions/v1/validate-idea`, { method: 'POST', body: '{}' })
    expect(answer.status).toBe(401)
    expect(await (await fetch(`${url}/_local/mail`)).text()).toContain('Local mailbox')
  })

  it('gives no secret key away', async () => {
    expect(await leaksOf(url)).toEqual([])
    const leaking = [...textsIn(path.join(ROOT, 'dist'))].filter(([, text]) => holdsSecret(text))
    expect(leaking.map(([name]) => name)).toEqual([])
  })

  it('listens on 127.0.0.1 only', async () => {
    expect(await answers(port)).toBe(true)
    expect(await answers(port, '127.0.0.2')).toBe(false)
  })

  it('refuses a page of another name that leads here', async () => {
    const answer = await start('curl', ['-s', '-H', 'Host: evil.test', `${url}/_local/mail`]).says(/.+/)
    expect(answer[0]).not.toContain('Local mailbox')
  })

  it('names a busy port and what to do', async () => {
    const second = npmStart({ PORT: String(port), LOCAL_DATA_DIR: dataDir })
    expect(await second.exited).toBe(1)
    expect(second.output()).toContain(`Port ${port} is in use`)
    expect(second.output()).toContain(`PORT=${port + 1} npm start`)
    expect(second.output()).not.toMatch(STACK)
  })

  it('refuses a second start on the same data, and the first goes on', async () => {
    const second = npmStart({ PORT: String(await freePort()), LOCAL_DATA_DIR: dataDir })
    expect(await second.exited).toBe(1)
    expect(second.output()).toContain(`The local database ${dataDir} is already open in another process`)
    expect(second.output()).toContain('LOCAL_DATA_DIR=')
    expect(second.output()).not.toMatch(STACK)
    expect((await fetch(`${url}/_local/mail`)).status).toBe(200)
  })

  it('stops with all it started within 2 s of Ctrl-C', async () => {
    const children = childrenOf(app)
    expect(children.length).toBeGreaterThan(0)
    const since = Date.now()
    app.child.kill('SIGINT')
    expect(await app.exited).toBe(0)
    expect(Date.now() - since).toBeLessThan(STOP_LIMIT_MS)
    await until(() => !children.some(isAlive), STOP_LIMIT_MS)
    expect(app.output()).not.toMatch(STACK)
  })

  it('builds only what is not built yet for its address', async () => {
    expect(app.output().includes('Building')).toBe(port !== builtFor)
    const again = npmStart({ PORT: String(port), LOCAL_DATA_DIR: dataDir })
    await again.says(/Stop it with Ctrl-C/)
    expect(again.output()).not.toContain('Building')
    expect(await (await fetch(`${url}/dashboard`)).text()).toContain('/assets/index-')
  })
})
