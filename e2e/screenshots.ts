// Takes screenshots of the built app: npm run screenshots
//
// They are those in README.md and on the landing page, and, in e2e/.screens, every route in both sizes and both themes.
// With words, takes only the routes whose name contains one of them: npm run screenshots -- admin pricing
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { ROOT } from '../local/paths'
import { startApp } from './app'
import { browserPath } from './browser'
import { signUpAs, submitIdea } from './founder'
import { takeLandingPictures } from './landing-pictures'
import { QUIET_CHROMIUM } from './playwright.config'
import { takeScreenPictures } from './screen-pictures'

const IDEAS = [
  'Accounting for freelancers who are paid in three currencies. They send invoices by phone and pay $12 a month.',
  'Small vineyards in Austria lose a tenth of their harvest to mildew, because they spray too late. Our service reads their weather station and texts them the day before to spray. It costs €39 a month per vineyard. There are about 1,400 small vineyards. Today they pay an advisor €900 a year. We have talked to 18 growers, and 3 pay us.',
]
const PICTURES = path.join(ROOT, 'e2e/pictures')
const SETTLE_MS = 500

async function takePicture(page: Page, name: string): Promise<void> {
  // Reloads so that no earlier message covers the screenshot.
  await page.reload()
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  await page.mouse.move(1000, 700)
  await page.waitForTimeout(SETTLE_MS)
  await page.screenshot({ path: path.join(PICTURES, `${name}.png`) })
}

async function takePictures(page: Page): Promise<void> {
  await signUpAs(page, 'grace@example.test')
  for (const idea of IDEAS) await submitIdea(page, idea)
  await takePicture(page, 'report')
  await page.goto('/dashboard')
  await page.getByText('View Results').first().waitFor()
  await takePicture(page, 'dashboard')
}

async function takeCommittedPictures(browser: Browser): Promise<void> {
  const app = await startApp({})
  await app.backend.sql('update public.free_plan_limits set idea_validations = $1', [IDEAS.length])
  const page = await browser.newPage({ baseURL: app.url, viewport: { width: 1440, height: 900 } })
  await takePictures(page)
  await takeLandingPictures(browser, app.url)
  await app.close()
}

execFileSync('node_modules/.bin/vite', ['build', '--logLevel=error', '--outDir=e2e/.app'], {
  cwd: ROOT,
  stdio: 'inherit',
})
const words = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: browserPath(), args: QUIET_CHROMIUM })
if (words.length === 0) await takeCommittedPictures(browser)
const app = await startApp({})
await takeScreenPictures(browser, app, words)
await browser.close()
await app.close()
