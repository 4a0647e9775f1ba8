// Screenshots of every screen in both sizes and both themes, for visual review.
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { ROOT } from '../local/paths'
import type { App } from './app'
import { openScreen, prepareScreens } from './screens'
import { enterAs } from './session'

const FOLDER = path.join(ROOT, 'e2e/.screens')
const SIZES = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }
const THEMES = ['light', 'dark'] as const

/** Takes the screens whose name contains one of `words`, or all screens without words. */
export async function takeScreenPictures(browser: Browser, app: App, words: string[]): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  const screens = (await prepareScreens(app)).filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  )
  for (const as of new Set(screens.map((screen) => screen.as))) {
    const page = await browser.newPage({ baseURL: app.url, reducedMotion: 'reduce', hasTouch: true })
    await enterAs(page, app, as)
    for (const { name, address } of screens.filter((screen) => screen.as === as)) {
      await page.setViewportSize(SIZES.wide)
      await openScreen(page, address)
      for (const [size, viewport] of Object.entries(SIZES)) {
        await page.setViewportSize(viewport)
        for (const colorScheme of THEMES) {
          await page.emulateMedia({ colorScheme })
          // Images differ per theme and may still be loading.
          await page.waitForFunction(() =>
            [...document.images].every((image) => image.loading === 'lazy' || image.complete),
          )
          const file = path.join(FOLDER, `${name}-${size}-${colorScheme}.png`)
          await page.screenshot({ path: file, fullPage: true, animations: 'disabled' })
        }
      }
    }
    await page.close()
  }
}
