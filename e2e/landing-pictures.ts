// The landing page's pictures of Groundwork's own screens.
import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { ROOT } from '../local/paths'
import { packPicture } from './pack-picture'

const FOLDER = path.join(ROOT, 'src/features/landing/pictures')
const THEMES = ['light', 'dark'] as const
const HERO_WIDTHS = [720, 960, 1440, 2240]
const SMALL_WIDTHS = [480, 960, 1440]
const WEBP_WIDTH = 1440

/** What each shows, in the size and the widths that src/features/landing/pictures.ts knows. */
const SHOTS = [
  { name: 'hero', address: '/sample/dental?tab=market', at: '#market-size', width: 1120, height: 640 },
  { name: 'dental', address: '/sample/dental?tab=users', at: '#persona-1', width: 720, height: 540 },
  { name: 'stock', address: '/sample/stock?tab=concept', at: '#overview', width: 720, height: 540 },
  { name: 'tutor', address: '/sample/tutor?tab=deck', at: '[role=tablist]', width: 720, height: 540 },
] as const
/** Free room above what is shown. */
const ABOVE_PX = 24

/** Takes all of them; the app is the built one at `baseURL`. */
export async function takeLandingPictures(browser: Browser, baseURL: string): Promise<void> {
  for (const colorScheme of THEMES) {
    for (const { name, address, at, width, height } of SHOTS) {
      const page = await browser.newPage({
        baseURL,
        colorScheme,
        deviceScaleFactor: 2,
        reducedMotion: 'reduce',
        viewport: { width, height },
      })
      await page.goto(address)
      await page.getByRole('tab').first().waitFor()
      // Pictures of the report, not of the frame around it.
      await page.addStyleTag({ content: 'body > #root header:has(nav) { display: none }' })
      await page.evaluate(() => document.fonts.ready)
      await moveTo(page, at)
      const widths = name === 'hero' ? HERO_WIDTHS : SMALL_WIDTHS
      const file = path.join(FOLDER, `${name}-${colorScheme}`)
      await packPicture(await page.screenshot(), file, widths, WEBP_WIDTH)
      await page.close()
    }
  }
}

const moveTo = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(
      (element, above) => window.scrollTo(0, element.getBoundingClientRect().top + scrollY - above),
      ABOVE_PX,
    )
