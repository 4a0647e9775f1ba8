import { readFile } from 'node:fs/promises'
import { REPORT_TABS } from '@domain/report-outline'
import type { Page } from '@playwright/test'
import JSZip from 'jszip'
import { HOSTILE } from '../tests/support/hostile'
import { expect, test } from './fixtures'
import { addHostileTexts, SHARE_TOKEN } from './hostile-data'
import { enterAsDemo, enterAsFounder } from './session'

/** Fragments of the strings that are visible on every screen that shows some of them. */
const SHOWN = /alert\(1\)|evil\.test|SUM\(1|cmd|drop table|constructor/

/** Opens an address and checks it for injected content. */
async function isHarmless(page: Page, address: string) {
  await page.goto(address)
  await showsNoHarm(page, address)
}

async function isHarmlessInEachTab(page: Page, address: string) {
  await isHarmless(page, address)
  const tabs = page.getByRole('tablist', { name: 'Sections of the report' }).getByRole('tab')
  expect(await tabs.count()).toBe(REPORT_TABS.length)
  for (const tab of await tabs.all()) {
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel').first()).toContainText(SHOWN)
    await showsNoHarm(page, `${address}, ${await tab.innerText()}`)
  }
}

async function showsNoHarm(page: Page, address: string) {
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(main, address).toContainText(SHOWN)
  const made = page.locator(
    ':is(script, iframe, base, object, embed, form)[src*="evil"], base, iframe, [onerror], [onload], ' +
      'a[href^="javascript:" i], a[href^="data:" i], a[href*="evil.test"], img[src*="evil"], main script',
  )
  await expect(made, address).toHaveCount(0)
}

// Uses its own app, so that other journeys' admin lists stay unchanged.
test.use({ appOptions: { config: {} } })

test('no hostile text runs, calls home or gets into slides or a printed page, whichever screen shows it', async ({
  page,
  app,
}) => {
  test.setTimeout(120_000)
  page.setDefaultTimeout(20_000)
  const harm: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(app.url) && !/^(blob|data):/.test(request.url())) harm.push(request.url())
  })
  page.on('dialog', (dialog) => {
    harm.push(dialog.message())
    void dialog.dismiss()
  })
  const email = await enterAsFounder(page, app)
  const ids = await addHostileTexts(app, email)
  await page.goto('/dashboard')
  await expect(page.getByRole('main')).toContainText(SHOWN)
  for (const id of ids) {
    const results = `/validate-idea/results/${id}`
    await isHarmlessInEachTab(page, results)
    await isHarmless(page, `${results}/planning`)
    await isHarmless(page, `${results}/roadmap`)
  }
  await isHarmless(page, `/validate-idea/compare?ids=${ids.join()}`)
  await isHarmless(page, '/roadmaps')
  await isHarmless(page, `/shared#${SHARE_TOKEN}`)
  await page.goto('/user/profile')
  await expect(page.getByLabel('First Name')).toHaveValue(SHOWN)

  await page.goto(`/validate-idea/results/${ids[0]}`)
  await page.getByRole('button', { name: /^Export/ }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Pitch deck as PowerPoint (.pptx)' }).click(),
  ])
  const slides = await JSZip.loadAsync(await readFile(await file.path()))
  for (const [name, entry] of Object.entries(slides.files)) {
    if (!/\.(xml|rels)$/.test(name)) continue
    const xml = await entry.async('string')
    expect(xml, name).not.toMatch(/TargetMode="External"/)
    const fault = await page.evaluate(
      (text) =>
        new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror')?.textContent,
      xml,
    )
    expect(fault, name).toBeUndefined()
  }
  for (const address of [`/validate-idea/results/${ids[0]}`, `/validate-idea/results/${ids[0]}/roadmap`]) {
    await page.goto(address)
    await expect(page.getByRole('main')).toContainText(SHOWN)
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
    expect(pdf).toContain('%PDF')
    expect(
      pdf.match(/\/(JavaScript|JS|Launch|EmbeddedFile)\b|\/URI \([^)]*(evil|javascript|data:)/),
    ).toBeNull()
  }

  await enterAsDemo(page, app, 'admin')
  for (const address of ['/admin/messages', '/admin/users', '/admin/roadmaps', '/admin/dashboard'])
    await isHarmless(page, address)
  await isHarmless(page, `/validate-idea/results/${ids[1]}/roadmap`)
  expect(harm).toEqual([])
  expect(HOSTILE.length).toBeGreaterThan(200)
})
