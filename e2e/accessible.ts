import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The two looks that a page is tried in: between them both themes, both sizes. */
const LOOKS = [
  { name: 'wide, light', width: 1440, height: 900, colorScheme: 'light' },
  { name: 'phone, dark', width: 390, height: 844, colorScheme: 'dark' },
] as const

/** What axe finds wrong on the page, or in the part of it that is named. */
export async function faultsOf(page: Page, part?: string): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window)
  // Half of the time goes into loading axe anew, and into describing what passes.
  const axe = new AxeBuilder({ page, ...(isLoaded && { axeSource: ';' }) })
  // Without frames there is nothing to put together, for which axe would open a page of its own each time.
  axe.setLegacyMode(true).options({ resultTypes: ['violations'] })
  const { violations } = await (part ? axe.include(part) : axe).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** No fault that axe finds, and nothing that scrolls the page sideways. */
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

/** The same for what the page shows now in each look, one after the other; afterwards it is wide again. */
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
