import { readFileSync, statSync } from 'node:fs'
import { emptyBrief } from '@domain/brief/brief'
import { z } from 'zod'
import { expect, test } from './fixtures'
import { addReport } from './reports'
import { enterAsFounder } from './session'

const APP = 'e2e/.app'
/** Most script files and KiB gz that a page may load until nothing is under way any more. */
const budgetSchema = z.record(z.string(), z.object({ files: z.number(), kibibytes: z.number() }))

test('no page loads more than its budget', async ({ page, app }) => {
  test.setTimeout(120_000)
  const budget = budgetSchema.parse(JSON.parse(readFileSync('e2e/budget.json', 'utf8')))
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
  const loaded: Record<string, { files: number; kibibytes: number }> = {}
  for (const [name, address] of Object.entries(pages)) {
    files = new Set()
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    const bytes = [...files].map(
      (file) => statSync(`${APP}${file}.gz`, { throwIfNoEntry: false })?.size ?? 1_024,
    )
    loaded[name] = {
      files: files.size,
      kibibytes: Math.round(bytes.reduce((sum, size) => sum + size, 0) / 1_024),
    }
  }
  const over = Object.entries(loaded).filter(([name, { files, kibibytes }]) => {
    const most = budget[name]
    return !most || files > most.files || kibibytes > most.kibibytes
  })
  expect(over, 'page, its script files and KiB gz').toEqual([])
})
