// Measures the built app with Lighthouse's mobile preset: npm run lighthouse, or npm run lighthouse -- / for one page
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { ROOT } from '../local/paths'
import { freePort } from '../tests/support/ports'
import { type App, startApp } from './app'
import { browserPath } from './browser'
import { type Category, lighthouseOf, type Measured } from './lighthouse-run'
import { QUIET_CHROMIUM } from './playwright.config'
import { prepareScreens, type Screen } from './screens'
import { enterAsDemo, enterAsFounder } from './session'

/** Minimum scores: for the landing page the median of its runs, for each other page its single run. */
const LANDING: Record<Category, number> = {
  performance: 99,
  accessibility: 99,
  'best-practices': 99,
  seo: 99,
}
const LANDING_RUNS = 3
const ALL = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 }
const FOUNDERS = { performance: 95, accessibility: 100 }
const OTHERS = { accessibility: 100 }

function leastOf(address: string): Partial<Record<Category, number>> {
  if (address === '/login' || address === '/sample') return ALL
  return /^\/dashboard$|^\/validate-idea\/results\/[^/]+$/.test(address) ? FOUNDERS : OTHERS
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function enter(context: BrowserContext, app: App, as: Screen['as']): Promise<void> {
  const page = await context.newPage()
  if (as === 'newcomer') await enterAsFounder(page, app)
  else if (as === 'visitor') await context.setStorageState({ cookies: [], origins: [] })
  else await enterAsDemo(page, app, as)
  await page.close()
}

function tell(name: string, measured: Measured, least: Partial<Record<Category, number>>): boolean {
  const short = Object.entries(least).filter(([category, score]) => (measured.scores[category] ?? 0) < score)
  const scores = Object.entries(measured.scores).map(([category, score]) => `${category} ${score}`)
  console.log([name.padEnd(24), ...scores, ...measured.figures, short.length ? 'BELOW' : ''].join('  '))
  for (const fault of measured.faults) console.log(`    ${fault}`)
  return short.length === 0
}

async function measureLanding(url: string, port: number): Promise<boolean> {
  const categories = Object.keys(LANDING)
  const runs: Measured[] = []
  for (let run = 1; run <= LANDING_RUNS; run += 1) {
    const measured = await lighthouseOf(url, port, categories)
    tell(`/ (run ${run})`, measured, {})
    runs.push(measured)
  }
  const scores = Object.fromEntries(
    categories.map((category) => [category, median(runs.map((run) => run.scores[category] ?? 0))]),
  )
  return tell('/ (median)', { scores, figures: [], faults: [] }, LANDING)
}

async function measureOthers(app: App, context: BrowserContext, port: number, screens: Screen[]) {
  let reached = true
  let entered: Screen['as'] | undefined
  for (const { name, address, as } of screens) {
    if (as !== entered) await enter(context, app, as)
    entered = as
    const least = leastOf(address)
    const measured = await lighthouseOf(app.url + address, port, Object.keys(least))
    reached = tell(name, measured, least) && reached
  }
  return reached
}

async function measure(app: App, only: string[]): Promise<boolean> {
  const profile = mkdtempSync(path.join(tmpdir(), 'groundwork-lighthouse-'))
  const port = await freePort()
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: browserPath(),
    args: [...QUIET_CHROMIUM, `--remote-debugging-port=${port}`],
    viewport: null,
  })
  try {
    const others = (await prepareScreens(app)).filter(
      ({ address }) => address !== '/' && (only.length === 0 || only.includes(address)),
    )
    const landing = only.length > 0 && !only.includes('/') ? true : await measureLanding(`${app.url}/`, port)
    return (await measureOthers(app, context, port, others)) && landing
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
}

execFileSync('node_modules/.bin/vite', ['build', '--logLevel=error', '--outDir=e2e/.app'], {
  cwd: ROOT,
  stdio: 'inherit',
})
const app = await startApp({})
const reached = await measure(app, process.argv.slice(2))
await app.close()
console.log(reached ? 'Every page is at or above what it has to reach.' : 'At least one page is below.')
process.exit(reached ? 0 : 1)
