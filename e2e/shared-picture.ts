import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { ROOT } from '../local/paths'
import { BENCH_MARK } from '../src/shared/ui/bench-mark'

const SIZE = { width: 1200, height: 630 }
const FONTS = 'node_modules/@fontsource-variable'

const dataUrl = (type: string, file: string) =>
  `data:${type};base64,${readFileSync(path.join(ROOT, file)).toString('base64')}`

const face = (name: string, file: string) =>
  `@font-face { font-family: ${name}; font-weight: 200 900; src: url(${dataUrl('font/woff2', `${FONTS}/${file}`)}) }`

const STYLE = () => `
  ${face('Interface', 'inter/files/inter-latin-wght-normal.woff2')}
  ${face('Headline', 'source-serif-4/files/source-serif-4-latin-wght-normal.woff2')}
  body { margin: 0; width: ${SIZE.width}px; height: ${SIZE.height}px; overflow: hidden; background: #f9f9f6; color: #191c1a; position: relative }
  .words { position: absolute; left: 72px; top: 64px; width: 430px }
  .name { display: flex; align-items: center; gap: 14px; font: 600 34px Headline; letter-spacing: -0.02em }
  svg { width: 44px; height: 44px; color: #0f6b4f }
  h1 { margin: 96px 0 0; font: 600 58px/66px Headline; letter-spacing: -0.025em; text-wrap: balance }
  p { margin: 28px 0 0; font: 400 25px/37px Interface; color: #474d48 }
  img { position: absolute; left: 552px; top: 92px; width: 588px; border: 1px solid #dfe1da; border-radius: 12px; box-shadow: 0 12px 32px -8px rgb(17 24 20 / 22%) }
`

/** The preview image of a shared link, as PNG: the wordmark, the promise, and part of a report. */
export async function sharedPicture(page: Page): Promise<Buffer> {
  const { path: line, box, stroke } = BENCH_MARK
  await page.setViewportSize(SIZE)
  await page.setContent(`<style>${STYLE()}</style>
    <div class="words">
      <div class="name">
        <svg viewBox="0 0 ${box} ${box}" fill="none" stroke="currentColor" stroke-width="${stroke}" stroke-linecap="round"><path d="${line}"/></svg>
        Groundwork
      </div>
      <h1>Is your idea worth building?</h1>
      <p>A validation report that shows where every statement comes from.</p>
    </div>
    <img src="${dataUrl('image/avif', 'src/features/landing/pictures/dental-light-1200.avif')}" alt="">`)
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode()))
  })
  return page.screenshot()
}
