import { readFile } from 'node:fs/promises'
import { state } from '@domain/basis'
import { storeAudience, storeConcept, storeMarket } from '@domain/report-storage'
import { RESEARCHED_MARKET } from '../tests/features/report/researched-report'
import { AUDIENCE, CONCEPT } from '../tests/features/report/sample-report'
import { expectAccessibleInBothLooks } from './accessible'
import { expect, test } from './fixtures'
import { addReport } from './reports'
import { enterAsFounder } from './session'

const NAMES = [
  '"Quoted": [0.9, 0.9]',
  '<img src=x onerror=alert(1)>',
  "%%{init: {'theme': 'forest'}}%%",
  'A'.repeat(80),
  'Räkete 🚀 & Söhne; end',
  'شركة المشي',
]

/** A report with hostile names everywhere that a diagram shows one. */
function hostileColumns() {
  const [competitor] = RESEARCHED_MARKET.competitors
  const [persona] = AUDIENCE.personas
  if (!competitor || !persona) throw new Error('The samples are empty.')
  const named = NAMES.map((name) => state(name, 'model'))
  const features = named.map(({ text }) => ({
    description: state(`Booking ${text}`, 'model'),
    platforms: { web: true, mobile: true },
  }))
  return {
    ...storeConcept({ ...CONCEPT, features: { ...CONCEPT.features, core: features.slice(0, 2) } }),
    ...storeAudience({
      personas: named
        .slice(0, 3)
        .map((description) => ({ ...persona, description, goals: [state('Book', 'model')] })),
    }),
    ...storeMarket({ ...RESEARCHED_MARKET, competitors: named.map((name) => ({ ...competitor, name })) }),
  }
}

/** Counts the diagrams on the page when the browser starts to lay it out for print. */
function countOnPaper() {
  window.print = () => {
    window.dispatchEvent(new Event('beforeprint'))
    const pictures = document.querySelectorAll(
      'svg:is([aria-describedby=quadrant-points], [aria-describedby=persona-links])',
    ).length
    window.dispatchEvent(new Event('afterprint'))
    document.documentElement.dataset.printed = String(pictures)
  }
}

const fillsOf = (picture: Element) =>
  new Set([...picture.querySelectorAll('[fill]')].map((each) => each.getAttribute('fill'))).size

test('diagrams draw any name, zoom by every way, and leave as files', async ({ page, app }) => {
  page.on('dialog', () => expect(true, 'a name ran as a script').toBe(false))
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  const email = await enterAsFounder(page, app)
  const id = await addReport(app, email, { columns: hostileColumns() })
  await page.goto(`/validate-idea/results/${id}`)
  await page.getByRole('tab', { name: 'Diagrams BETA' }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((address) => /quadrantDiagram/.test(address))).toEqual([])
  // The diagrams are printed even though their tab was never opened.
  await page.evaluate(countOnPaper)
  await page.keyboard.press('Control+p')
  await expect(page.locator('html')).toHaveAttribute('data-printed', '2')
  await page.getByRole('tab', { name: 'Diagrams BETA' }).click()
  const area = page.getByRole('region', { name: 'Market opportunity quadrant' })
  const picture = area.getByRole('img', { name: /by demand and by room to win/ })
  await expect(picture.getByText('“Quoted”: [0.9', { exact: false })).toBeVisible()
  await expect(picture.getByText('<img src=x', { exact: false })).toBeVisible()
  expect(await picture.evaluate(fillsOf)).toBeGreaterThan(3)
  await expect(page.getByRole('img', { name: /^Personas and the features/ })).toBeVisible()
  await expectAccessibleInBothLooks(page, 'the diagrams')

  const zoom = area.getByRole('status', { name: 'Zoom' })
  await area.getByRole('button', { name: 'Zoom in' }).click()
  await expect(zoom).toHaveText('110%')
  const frame = area.getByRole('region', { name: /Zoom with plus/ })
  await frame.hover()
  const top = await page.evaluate(() => window.scrollY)
  await page.mouse.wheel(0, 30)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(top)
  await expect(zoom).toHaveText('110%')
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -20)
  await page.keyboard.up('Control')
  await expect(zoom).toHaveText('130%')
  await frame.press('0')
  await expect(zoom).toHaveText('100%')

  for (const [kind, start] of [
    ['SVG', '<svg'],
    ['PNG', '\x89PNG'],
  ] as const) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      area.getByRole('button', { name: `Download ${kind}` }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(new RegExp(`quadrant\\.${kind.toLowerCase()}$`))
    expect((await readFile(await file.path())).toString('latin1').slice(0, 4)).toBe(start)
  }
})
