// Pictures of every screen in both sizes and both themes, to be looked at.
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { ROOT } from '../local/paths'
import type { App } from './app'
import { prepareScreens, type Screen } from './screens'
import { enterAsDemo, enterAsFounder } from './session'

const FOLDER = path.join(ROOT, 'e2e/.screens')
const SIZES = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }
const THEMES = ['light', 'dark'] as const

async function enter(page: Page, app: App, as: Screen['as']): Promise<void> {
  if (as === 'newcomer') await enterAsFounder(page, app)
  else if (as !== 'visitor') await enterAsDemo(page, app, as)
}

/** Opens an address and waits until everything stands that the page asks for. */
async function openScreen(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForFunction(() => !document.querySelector('main [aria-busy]:not([aria-busy="false"])'))
  await page.evaluate(() => document.fonts.ready)
}

/** Takes those whose name holds one of `words`; without words all. */
export async function takeScreenPictures(browser: Browser, app: App, words: string[]): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  const screens = (await prepareScreens(app)).filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  )
  for (const as of new Set(screens.map((screen) => screen.as))) {
    const page = await browser.newPage({ baseURL: app.url, reducedMotion: 'reduce', hasTouch: true })
    await enter(page, app, as)
    for (const { name, address } of screens.filter((screen) => screen.as === as)) {
      await page.setViewportSize(SIZES.wide)
      await openScreen(page, address)
      for (const [size, viewport] of Object.entries(SIZES)) {
        await page.setViewportSize(viewport)
        for (const colorScheme of THEMES) {
          await page.emulateMedia({ colorScheme })
          const file = path.join(FOLDER, `${name}-${size}-${colorScheme}.png`)
          await page.screenshot({ path: file, fullPage: true, animations: 'disabled' })
        }
      }
    }
    await page.close()
  }
}
