import { readFile } from 'node:fs/promises'
import { state } from '@domain/basis'
import { storeMarket } from '@domain/market-storage'
import { storeAudience, storeConcept } from '@domain/report-storage'
import type { Page } from '@playwright/test'
import { RESEARCHED_MARKET } from '../tests/features/ideas/researched-report'
import { AUDIENCE, CONCEPT } from '../tests/features/ideas/sample-report'
import { expectAccessible } from './accessible'
import type { App } from './app'
import { expect, test } from './fixtures'
import { IDEA, signUpAs, submitIdea } from './founder'

const NAMES = [
  '"Quoted": [0.9, 0.9]',
  '<img src=x onerror=alert(1)>',
  "%%{init: {'theme': 'forest'}}%%",
  'A'.repeat(80),
  'Räkete 🚀 & Söhne; end',
  'شركة المشي',
]

/** The report of the page that is open, with hostile names wherever a diagram writes one. */
async function writeNames(app: App, page: Page) {
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const [competitor] = RESEARCHED_MARKET.competitors
  const [persona] = AUDIENCE.personas
  if (!competitor || !persona) throw new Error('The samples are empty.')
  const named = NAMES.map((name) => state(name, 'model'))
  const features = named.map(({ text }) => ({
    description: state(`Booking ${text}`, 'model'),
    platforms: { web: true, mobile: true },
  }))
  const columns = {
    ...storeConcept({ ...CONCEPT, features: { ...CONCEPT.features, core: features.slice(0, 2) } }),
    ...storeAudience({
      personas: named
        .slice(0, 3)
        .map((description) => ({ ...persona, description, goals: [state('Book', 'model')] })),
    }),
    ...storeMarket({ ...RESEARCHED_MARKET, competitors: named.map((name) => ({ ...competitor, name })) }),
  }
  const names = Object.keys(columns)
  await app.backend.sql(
    `update public.idea_validations set ${names.map((name, at) => `"${name}" = $${at + 2}`).join(', ')} where id = $1`,
    [id, ...Object.values(columns).map((value) => JSON.stringify(value))],
  )
}

test('diagrams draw any name, zoom by every way, and leave as files', async ({ page, app }) => {
  page.on('dialog', () => expect(true, 'a name ran as a script').toBe(false))
  await signUpAs(page, app.newAddress())
  await submitIdea(page, IDEA)
  await writeNames(app, page)
  await page.reload()
  await page.getByRole('tab', { name: 'Diagrams BETA' }).click()
  const area = page.getByRole('region', { name: 'Market opportunity quadrant' })
  const picture = area.getByRole('img', { name: /by demand and by room to win/ })
  await expect(picture.getByText('“Quoted”: [0.9', { exact: false })).toBeVisible()
  await expect(picture.getByText('<img src=x', { exact: false })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Personas, and the features/ })).toBeVisible()
  await expectAccessible(page, 'the diagrams')

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
