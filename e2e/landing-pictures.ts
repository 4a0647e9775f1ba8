// The landing page's screenshots of Groundwork's own screens.
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { ROOT } from '../local/paths'
import { packPicture } from './pack-picture'

const FOLDER = path.join(ROOT, 'src/features/landing/pictures')
const THEMES = ['light', 'dark'] as const
const WIDTHS = [400, 800, 1200]
const WEBP_WIDTH = 800
/** The width at which a phone shows them, so that their text is readable there and in three columns. */
const SIZE = { width: 400, height: 300 }
/** Taller than the screenshot, so that sticky elements don't cover its subject. */
const TALL = { width: SIZE.width, height: 3_000 }

/** The subject of each screenshot; src/features/landing/pictures.ts lists them by name. */
const SHOTS = [
  { name: 'dental', address: '/sample/dental', at: '[aria-labelledby=summary-title]' },
  { name: 'stock', address: '/sample/stock', at: '[aria-labelledby=scorecard]' },
  { name: 'tutor', address: '/sample/tutor', at: 'text=Next test' },
] as const
/** Space above the subject. */
const ABOVE_PX = 12

export async function takeLandingPictures(browser: Browser, baseURL: string): Promise<void> {
  for (const colorScheme of THEMES) {
    for (const { name, address, at } of SHOTS) {
      const page = await browser.newPage({
        baseURL,
        colorScheme,
        deviceScaleFactor: 3,
        reducedMotion: 'reduce',
        viewport: TALL,
      })
      await page.goto(address)
      await page.evaluate(() => document.fonts.ready)
      const box = await page.locator(at).first().boundingBox()
      if (!box) throw new Error(`${address} does not show ${at}`)
      const shot = await page.screenshot({ clip: { x: 0, y: Math.round(box.y) - ABOVE_PX, ...SIZE } })
      await packPicture(shot, path.join(FOLDER, `${name}-${colorScheme}`), WIDTHS, WEBP_WIDTH)
      await page.close()
    }
  }
}
