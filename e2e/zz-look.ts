import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium } from '@playwright/test'
import sirv from 'sirv'
import { nodeListener } from '../local/http'
import { startBackend } from '../local/start-backend'
import { signUpAs, submitIdea } from './founder'
import { browserPath } from './browser'
import { QUIET_CHROMIUM } from './playwright.config'
const O = '/tmp/deck/shots'
const backend = await startBackend({ functions: {}, http: true } as never)
const listener = nodeListener((r) => backend.fetch(r))
const files = sirv('/tmp/deck/app', { single: true })
const server = createServer((q, r) => /^\/(auth\/v1|rest\/v1|functions\/v1|_local)\//.test(q.url ?? '') ? void listener(q, r) : files(q, r))
await new Promise<void>((d) => server.listen(0, '127.0.0.1', d))
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const browser = await chromium.launch({ executablePath: browserPath(), args: QUIET_CHROMIUM })
const page = await browser.newPage({ baseURL: url, viewport: { width: 1440, height: 900 } })
page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()))
page.on('pageerror', (e) => console.log('pageerror', e.message))
try {
  await signUpAs(page, 'ada@example.test')
  await submitIdea(page, 'Accounting for freelancers who are paid in three currencies. They send invoices by phone and pay $12 a month.')
  const results = page.url().split('?')[0]
  await page.goto(`${results}?tab=deck`)
  const deck = page.getByRole('region', { name: 'Pitch deck' })
  await deck.waitFor()
  await page.waitForTimeout(600)
  await deck.scrollIntoViewIfNeeded()
  await page.screenshot({ path: `${O}/wide.png`, fullPage: true })
  for (let i = 1; i <= 8; i++) {
    await page.waitForTimeout(250)
    await page.getByRole('article').screenshot({ path: `${O}/slide-${i}.png` })
    if (i < 8) await page.getByRole('button', { name: 'Next slide' }).click()
  }
  await page.getByRole('button', { name: 'Slide 4: Market Opportunity', exact: true }).click()
  await page.keyboard.press('f')
  await page.waitForTimeout(500)
  await page.screenshot({ path: `${O}/full.png` })
  await page.keyboard.press('ArrowRight')
  console.log(await page.getByRole('article').getAttribute('aria-label'))
  await page.keyboard.press('Escape')
  await page.waitForTimeout(300)
  console.log('fullscreen left:', await page.getByRole('button', { name: 'Fullscreen' }).isVisible(), await page.evaluate(() => document.fullscreenElement === null))
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.waitForTimeout(300)
  await deck.screenshot({ path: `${O}/dark.png` })
  await page.getByRole('button', { name: 'Export' }).click()
  await page.waitForTimeout(300)
  await page.screenshot({ path: `${O}/menu.png` })
  for (const item of ['PowerPoint (.pptx)', 'Report as Markdown (.md)']) {
    if (!(await page.getByRole('menuitem', { name: item }).isVisible())) await page.getByRole('button', { name: 'Export' }).click()
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: item }).click()])
    console.log(file.suggestedFilename())
    await file.saveAs(`/tmp/deck/real.${item.includes('pptx') ? 'pptx' : 'md'}`)
    await page.waitForTimeout(300)
  }
  await page.evaluate(() => { window.print = () => { (window as never as { printed: boolean }).printed = true } })
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'PDF (print)' }).click()
  await page.waitForFunction(() => 'printed' in window)
  await page.pdf({ path: '/tmp/deck/printed.pdf', preferCSSPageSize: true, printBackground: true })
  console.log(await page.title())
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await page.pdf({ path: '/tmp/deck/report.pdf', format: 'A4', printBackground: true })
  await page.emulateMedia({ colorScheme: 'light', media: 'screen' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.waitForTimeout(600)
  await deck.scrollIntoViewIfNeeded()
  await page.screenshot({ path: `${O}/phone.png` })
  await page.getByText('Read this slide as text').click()
  await deck.screenshot({ path: `${O}/phone-text.png` })
} finally {
  await browser.close()
  server.closeAllConnections(); server.close(); await backend.close()
}
process.exit(0)
