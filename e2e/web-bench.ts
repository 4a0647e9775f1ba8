// Measures how soon a page shows its main content, compared with a static copy of the same screen: npm run bench:web,
// or npm run bench:web -- dashboard for one page. Runs on Slow 4G with a CPU slowed down four times, like Lighthouse,
// with a session from an earlier visit and an empty cache.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, request as requestOf } from 'node:http'
import { createSecureServer } from 'node:http2'
import os from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { ROOT } from '../local/paths'
import { BENCH_IDEAS } from '../tests/bench/bench-ideas'
import { type App, startApp } from './app'
import { browserPath } from './browser'
import { QUIET_CHROMIUM } from './playwright.config'
import { addReport } from './reports'
import { enterAs, type Visitor } from './session'

const RUNS = 3
/** Lighthouse's simulated Slow 4G: latency in ms, throughput in bytes per second. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 }
const CPU_RATE = 4
const QUIET_MS = 1_500

interface Scene {
  name: string
  address: string
  as: Visitor
  /** Selector of the main content. */
  sought: string
}

interface Load {
  /** Milliseconds from navigation until the main content is painted. */
  painted: number
  shift: number
  scripts: [before: number, all: number]
  kilobytes: [before: number, all: number]
}

/** Records when the main content is painted: at the start of the frame after its layout. */
const watchFor = (selector: string) => `
  globalThis.shift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  const look = () => {
    const found = document.querySelector(${JSON.stringify(selector)})
    if (!found || !found.textContent.trim() || !found.getClientRects().length) return requestAnimationFrame(look)
    requestAnimationFrame(() => requestAnimationFrame(() => { globalThis.painted = performance.now() }))
  }
  requestAnimationFrame(look)`

async function load(context: BrowserContext, address: string, sought: string): Promise<Load> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: false })
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE })
  const scripts = new Set<string>()
  const arrived: { at: number; bytes: number }[] = []
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) arrived.push({ at: Date.now(), bytes: encodedDataLength })
  })
  await page.addInitScript(watchFor(sought))
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(() => 'painted' in globalThis, undefined, { timeout: 120_000 })
  const paintedAt = Date.now()
  let seen = -1
  while (seen !== arrived.length) {
    seen = arrived.length
    await page.waitForTimeout(QUIET_MS)
  }
  const [painted, shift] = await page.evaluate<[number, number]>('[globalThis.painted, globalThis.shift]')
  await page.close()
  const early = arrived.filter(({ at }) => at <= paintedAt)
  const sum = (files: typeof arrived) => files.reduce((total, { bytes }) => total + bytes / 1024, 0)
  return {
    ...{ painted, shift },
    scripts: [early.length, arrived.length],
    kilobytes: [sum(early), sum(arrived)],
  }
}

/** The HTML of the fully loaded page, without scripts. */
async function stillOf(page: Page, { address, sought }: Scene, app: App): Promise<string> {
  await page.goto(app.url + address)
  await page.locator(sought).first().waitFor()
  await page.waitForLoadState('networkidle')
  const html = await page.evaluate(() => {
    for (const gone of document.querySelectorAll('script, link[rel=modulepreload], link[rel=prefetch]'))
      gone.remove()
    return document.documentElement.outerHTML
  })
  return `<!doctype html>${html}`
}

/** Serves the app, and the static copy under /still, over HTTP/1.1 and HTTP/2. */
async function serve(app: App) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'groundwork-bench-'))
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')]
  const subject = ['-subj', '/CN=127.0.0.1', '-days', '2', '-newkey', 'rsa:2048', '-nodes']
  execFileSync('openssl', ['req', '-x509', ...subject, '-keyout', key, '-out', cert], { stdio: 'ignore' })
  let still = Buffer.alloc(0)
  const hops = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection']
  const forward: Parameters<typeof createServer>[1] = (request, response) => {
    if (request.url === '/still') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' })
      return void response.end(still)
    }
    const headers = Object.entries(request.headers).filter(([name]) => !name.startsWith(':'))
    const asked = requestOf(app.url + (request.url ?? '/'), {
      method: request.method ?? 'GET',
      headers: Object.fromEntries(headers),
    })
    asked.on('response', (answer) => {
      const kept = Object.entries(answer.headers).filter(([name]) => !hops.includes(name))
      response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept))
      answer.pipe(response)
    })
    asked.on('error', () => response.destroy())
    request.pipe(asked)
  }
  const plain = createServer(forward)
  const secure = createSecureServer({ key: readFileSync(key), cert: readFileSync(cert) })
  secure.on('request', forward)
  const portOf = (server: typeof plain | typeof secure) =>
    new Promise<number>((resolve) =>
      server.listen(0, '127.0.0.1', () => {
        const address = server.address()
        resolve(typeof address === 'object' && address ? address.port : 0)
      }),
    )
  const urls = {
    'HTTP/1.1': `http://127.0.0.1:${await portOf(plain)}`,
    'HTTP/2': `https://127.0.0.1:${await portOf(secure)}`,
  }
  return {
    urls,
    hold(html: string) {
      still = gzipSync(html)
    },
    close() {
      plain.closeAllConnections()
      plain.close()
      secure.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** Moves a stored session to another address of the same app. */
function stateFor(url: string, state: Awaited<ReturnType<BrowserContext['storageState']>>) {
  return { cookies: [], origins: state.origins.map((each) => ({ ...each, origin: url })) }
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

async function measure(browser: Browser, app: App, scene: Scene): Promise<string[]> {
  const server = await serve(app)
  const options = { viewport: { width: 412, height: 823 }, ignoreHTTPSErrors: true }
  const first = await browser.newContext(options)
  const page = await first.newPage()
  await enterAs(page, app, scene.as)
  server.hold(await stillOf(page, scene, app))
  const state = await first.storageState()
  await first.close()
  const lines: string[] = []
  for (const [protocol, url] of Object.entries(server.urls)) {
    const loads: Record<'floor' | 'ours', Load[]> = { floor: [], ours: [] }
    for (let run = 0; run < RUNS; run += 1)
      for (const kind of ['floor', 'ours'] as const) {
        const context = await browser.newContext({ ...options, storageState: stateFor(url, state) })
        const address = kind === 'floor' ? `${url}/still` : url + scene.address
        loads[kind].push(await load(context, address, scene.sought))
        await context.close()
      }
    const [floor, ours] = [loads.floor, loads.ours].map((each) => median(each.map(({ painted }) => painted)))
    const middle = (of: (each: Load) => number) => median(loads.ours.map(of))
    const figures = [
      ...[floor, ours].map((ms) => (ms ?? Number.NaN).toFixed(0)),
      `${((ours ?? Number.NaN) / (floor ?? Number.NaN)).toFixed(1)} ×`,
      ...[0, 1].map(
        (which) =>
          `${middle(({ scripts }) => scripts[which] ?? 0)} / ${middle(({ kilobytes }) => kilobytes[which] ?? 0).toFixed(0)}`,
      ),
      middle(({ shift }) => shift).toFixed(3),
    ]
    lines.push(`| ${[scene.name, protocol, ...figures].join(' | ')} |`)
    console.error(lines.at(-1))
  }
  server.close()
  return lines
}

const FOUNDER = 'founder@groundwork.test'
const IDEAS = 30

/** Gives the demo founder a full page of ideas; returns the address of a report. */
async function addIdeas(app: App): Promise<string> {
  const ids: string[] = []
  for (let age = 0; age < IDEAS; age += 1)
    ids.push(
      await addReport(app, FOUNDER, { idea: `Idea ${age}: ${BENCH_IDEAS[age % BENCH_IDEAS.length]}`, age }),
    )
  return `/validate-idea/results/${ids[0]}`
}

execFileSync('node_modules/.bin/vite', ['build', '--logLevel=error', '--outDir=e2e/.app'], {
  cwd: ROOT,
  stdio: 'inherit',
})
const app = await startApp({})
const report = await addIdeas(app)
const scenes: Scene[] = [
  { name: 'landing', address: '/', as: 'visitor', sought: 'h1' },
  { name: 'login', address: '/login', as: 'visitor', sought: 'h1' },
  { name: 'sample', address: '/sample', as: 'visitor', sought: 'main h1' },
  { name: 'dashboard, no ideas', address: '/dashboard', as: 'newcomer', sought: 'main h1' },
  { name: 'dashboard', address: '/dashboard', as: 'founder', sought: 'main h2' },
  { name: 'report', address: report, as: 'founder', sought: 'main h1' },
]
const only = process.argv.slice(2).filter((argument) => !argument.endsWith('.ts'))
const browser = await chromium.launch({ executablePath: browserPath(), args: QUIET_CHROMIUM })
const lines: string[] = []
for (const scene of scenes)
  if (only.length === 0 || only.includes(scene.name)) lines.push(...(await measure(browser, app, scene)))
await browser.close()
await app.close()
console.log(
  [
    `\n${new Date().toISOString().slice(0, 10)}, ${os.cpus().length} × ${os.cpus()[0]?.model.trim()}, median of ${RUNS}.\n`,
    '| page | protocol | static, ms | ours, ms | ratio | scripts / KiB until then | scripts / KiB in all | CLS |',
    '| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...lines,
  ].join('\n'),
)
process.exit(0)
