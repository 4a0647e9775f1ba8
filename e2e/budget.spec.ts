import { readdirSync, readFileSync, statSync } from 'node:fs'
import { emptyBrief } from '@domain/brief/brief'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { expect, test } from './fixtures'
import { addReport } from './reports'
import { noteRest, partsLoaded } from './rest'
import { enterAsFounder } from './session'

const APP = 'e2e/.app'
const loadSchema = z.object({ files: z.number(), kibibytes: z.number() })
/**
 * The most script files and gzipped KiB that a page may load before its network is idle, and in total with what it
 * loads at rest. Pages that start their app on first use load nothing at rest.
 */
const budgetSchema = z.record(z.string(), loadSchema.extend({ atRest: loadSchema.optional() }))

type Load = z.infer<typeof loadSchema>

const exceeds = (load: Load, most: Load) => load.files > most.files || load.kibibytes > most.kibibytes

function loadOf(files: string[]): Load {
  const bytes = files.map((file) => statSync(`${APP}${file}.gz`, { throwIfNoEntry: false })?.size ?? 1_024)
  return { files: files.length, kibibytes: Math.round(bytes.reduce((sum, size) => sum + size, 0) / 1_024) }
}

/** The files requested once the page was at rest. */
const askedAtRest = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime >= Number(document.documentElement.dataset.rest))
      .map(({ name }) => new URL(name).pathname),
  )

test('no page loads more than its budget', async ({ page, app }) => {
  test.setTimeout(120_000)
  const budget = budgetSchema.parse(JSON.parse(readFileSync('e2e/budget.json', 'utf8')))
  await noteRest(page)
  const columns = { brief: emptyBrief(), brief_version: 1 }
  const id = await addReport(app, await enterAsFounder(page, app), { columns })
  const report = `/validate-idea/results/${id}`
  const pages: Record<string, string> = {
    dashboard: '/dashboard',
    report: report,
    form: '/validate-idea',
    plan: `${report}/planning`,
    roadmap: `${report}/roadmap`,
    roadmaps: '/roadmaps',
    pricing: '/pricing',
    profile: '/user/profile',
    sample: '/sample',
  }
  let files = new Set<string>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) files.add(pathname)
  })
  const over: object[] = []
  for (const [name, address] of Object.entries(pages)) {
    files = new Set()
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    const most = budget[name]
    if (most?.atRest) await partsLoaded(page)
    const later = new Set(await askedAtRest(page))
    const first = loadOf([...files].filter((file) => !later.has(file)))
    const atRest = loadOf([...files])
    if (!most || exceeds(first, most) || (most.atRest && exceeds(atRest, most.atRest)))
      over.push({ name, ...first, atRest })
  }
  expect(over, 'page, its script files and KiB gz').toEqual([])
})

test('only pages, what starts the app and what the bundler adds have files under 4 kB', () => {
  const assets = `${APP}/assets`
  const small = readdirSync(assets)
    .filter((name) => name.endsWith('.js') && statSync(`${assets}/${name}`).size < 4_000)
    .filter((name) => !name.includes('-page-') && !/^(?:rolldown-runtime|index)-/.test(name))
  expect(small).toEqual([])
})
