import { readFile } from 'node:fs/promises'
import { REPORT_TABS } from '@domain/report-outline'
import type { Page } from '@playwright/test'
import { expectAccessibleInBothLooks } from './accessible'
import { expect, test } from './fixtures'
import { addReport } from './reports'
import { noteRest, partsLoaded } from './rest'
import { enterAsDemo, enterAsFounder } from './session'

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

/** Sums up the page's layout shifts, excluding those caused by user input. */
const countShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!Reflect.get(entry, 'hadRecentInput'))
          Object.assign(window, { shifted: Reflect.get(window, 'shifted') + Reflect.get(entry, 'value') })
    }).observe({ type: 'layout-shift', buffered: true })
  })
const shifted = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'shifted')))

test('a report is printed whole before it is touched, read from its summary, and its tabs stay in reach', async ({
  page,
  app,
}) => {
  test.setTimeout(120_000)
  await countShifts(page)
  await noteRest(page)
  const id = await addReport(app, await enterAsFounder(page, app))
  await page.goto(`/validate-idea/results/${id}`)
  await expect(page.getByRole('region', { name: 'Summary' })).toBeInViewport()
  await expect(page.getByRole('img', { name: /^TAM/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Start Project Planning' })).toBeVisible()
  expect(await shifted(page)).toBeLessThanOrEqual(0.02)
  await partsLoaded(page)
  // As if printed from the browser's menu, which lays out the page as soon as this event has been handled.
  const sections = await page.evaluate(
    (anchors) => {
      window.dispatchEvent(new Event('beforeprint'))
      return anchors.map((anchor) => document.getElementById(anchor)?.textContent ?? '')
    },
    REPORT_TABS.map(({ anchor }) => anchor),
  )
  expect(sections.filter((text) => !text || text.includes('had not loaded'))).toEqual([])
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expectAccessibleInBothLooks(page, 'the summary')

  // One key skips the report's header.
  await page.getByRole('main').focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the report tabs' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(tab(page, 'Summary')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Home')

  await tab(page, 'Market').click()
  await expectAccessibleInBothLooks(page, 'the market')
  const market = page.getByRole('tabpanel', { name: 'Market' })
  expect((await market.boundingBox())?.height).toBeLessThanOrEqual(2500)
  expect((await market.innerText()).split(/\s+/).length).toBeLessThanOrEqual(450)
  await page.getByRole('heading', { name: 'How this was researched' }).scrollIntoViewIfNeeded()
  await expect(tab(page, 'Project Concept')).toBeInViewport()
  await tab(page, 'Project Concept').click()
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeInViewport()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Target Users')).toHaveAttribute('aria-selected', 'true')
})

test('links into a report open their tab at its place, and a founder renames it and takes its data along', async ({
  page,
  app,
}) => {
  const id = await addReport(app, await enterAsFounder(page, app))
  const at = (hash: string) => page.goto(`/validate-idea/results/${id}${hash}`)
  await at('#pitch-deck')
  await expect(tab(page, 'Pitch Deck')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('article', { name: /^Slide 1 of 8/ })).toBeInViewport({ ratio: 1 })
  await page.goto('/dashboard')
  await at('#competitors')
  await expect(tab(page, 'Market')).toHaveAttribute('aria-selected', 'true')
  const heading = page.getByRole('heading', { name: 'Competitors' })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  // The heading is below the tabs, not underneath them.
  const [bar, place] = [await tab(page, 'Market').boundingBox(), await heading.boundingBox()]
  expect(place?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0))

  await page.goto(`/validate-idea/results/${id}`)
  await page.getByRole('button', { name: 'Rename' }).click()
  const title = page.getByRole('textbox', { name: 'Title' })
  await expect(title).toBeFocused()
  await title.fill('Walks at noon')
  await title.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Walks at noon' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Walks at noon' })).toBeVisible()

  await page.getByRole('button', { name: 'Export report' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Data as JSON (.json)' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('Walks at noon, validation report.json')
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ title: 'Walks at noon' })

  await enterAsDemo(page, app, 'admin')
  await page.goto(`/validate-idea/results/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Walks at noon' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Rename' })).toHaveCount(0)
})
