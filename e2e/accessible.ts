import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The two looks to check each page in; together they cover both themes and both sizes. */
const LOOKS = [
  { name: 'wide, light', width: 1440, height: 900, colorScheme: 'light' },
  { name: 'phone, dark', width: 390, height: 844, colorScheme: 'dark' },
] as const

/** The violations that axe finds on the page, or within the selector `part`. */
export async function faultsOf(page: Page, part?: string): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window)
  // Saves half of the time: axe is loaded once per page, and rules that pass are not described.
  const axe = new AxeBuilder({ page, ...(isLoaded && { axeSource: ';' }) })
  // Legacy mode: without frames there are no results to merge, for which axe would open an extra page each time.
  axe.setLegacyMode(true).options({ resultTypes: ['violations'] })
  const { violations } = await (part ? axe.include(part) : axe).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** Expects no axe violations and no horizontal scrolling. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  // An open dialog hides the page's heading from assistive technology.
  const ready = page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog'))
  await expect(ready.first()).toBeVisible()
  expect(await faultsOf(page), `axe on ${where}`).toEqual([])
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  )
  expect(tooWide, `${where} scrolls sideways`).toBe(false)
}

/** Checks the page's current state in each look, then restores the wide, light look. */
export async function expectAccessibleInBothLooks(page: Page, where: string): Promise<void> {
  for (const { name, colorScheme, ...viewport } of LOOKS) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page, `${where}, ${name}`)
  }
  const [{ width, height, colorScheme }] = LOOKS
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme })
}
