// Makes the icons and the image for shared links from the mark and one of our screens: npm run icons
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { ROOT } from '../local/paths'
import { BENCH_MARK } from '../src/shared/ui/bench-mark'
import { browserPath } from './browser'
import { icoOf } from './ico'
import { QUIET_CHROMIUM } from './playwright.config'
import { sharedPicture } from './shared-picture'

const PUBLIC = path.join(ROOT, 'public')
const LIGHT = { ground: '#0f6b4f', mark: '#ffffff' }
const DARK = { ground: '#5ec79f', mark: '#06231a' }

interface IconShape {
  /** Corner radius, on a 32-unit canvas. */
  radius: number
  /** Height of the mark, on a 32-unit canvas. */
  mark: number
  /** Uses other colors in dark mode. */
  themed?: boolean
}

const TAB: IconShape = { radius: 7, mark: 22 }
/** iOS rounds the corners itself; Android crops to a circle four fifths of the width. */
const TOUCH: IconShape = { radius: 0, mark: 20 }
const MASKABLE: IconShape = { radius: 0, mark: 17 }

const DARK_STYLE = `
  <style>@media (prefers-color-scheme: dark) { rect { fill: ${DARK.ground} } g { stroke: ${DARK.mark} } }</style>`

function svgOf({ radius, mark, themed }: IconShape): string {
  const { path: line, box, stroke } = BENCH_MARK
  const scale = mark / box
  const inset = (32 - mark) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <title>Groundwork</title>${themed ? DARK_STYLE : ''}
  <rect width="32" height="32" rx="${radius}" fill="${LIGHT.ground}"/>
  <g transform="translate(${inset} ${inset}) scale(${scale.toFixed(4)})" fill="none" stroke="${LIGHT.mark}" stroke-width="${stroke}" stroke-linecap="round">
    <path d="${line}"/>
  </g>
</svg>
`
}

async function pngOf(page: Page, shape: IconShape, size: number): Promise<Buffer> {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(
    `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svgOf(shape)}`,
  )
  return page.screenshot({ omitBackground: true })
}

const write = (name: string, content: string | Uint8Array) => writeFileSync(path.join(PUBLIC, name), content)

const browser = await chromium.launch({ executablePath: browserPath(), args: QUIET_CHROMIUM })
const page = await browser.newPage({ colorScheme: 'light' })
write('favicon.svg', svgOf({ ...TAB, themed: true }))
write(
  'favicon.ico',
  icoOf([await pngOf(page, TAB, 16), await pngOf(page, TAB, 32), await pngOf(page, TAB, 48)]),
)
write('apple-touch-icon.png', await pngOf(page, TOUCH, 180))
for (const size of [192, 512]) {
  write(`icon-${size}.png`, await pngOf(page, TAB, size))
  write(`icon-maskable-${size}.png`, await pngOf(page, MASKABLE, size))
}
write('og.png', await sharedPicture(page))
await browser.close()
