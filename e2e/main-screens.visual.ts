import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../local/paths'
import { expect, test } from './fixtures'
import { differences, layoutOf } from './layout'
import { openScreen, prepareScreens } from './screens'
import { enterAs, type Visitor } from './session'

const FOLDER = path.join(ROOT, 'e2e/layouts')
const NOW = new Date('2026-11-21T12:00:00Z')
const SIZES = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }
const MAIN = [
  ...['landing', 'login', 'dashboard-empty', 'dashboard', 'results', 'results-market'],
  ...['planning', 'roadmap', 'pricing', 'admin-dashboard'],
]

let prepared: ReturnType<typeof prepareScreens> | undefined

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const as of ['visitor', 'newcomer', 'founder', 'admin'] satisfies Visitor[])
  test(`the main screens of a ${as} keep their layout`, async ({ page, app }, { config }) => {
    test.setTimeout(300_000)
    prepared ??= prepareScreens(app)
    const screens = await prepared
    await page.clock.setFixedTime(NOW)
    await enterAs(page, app, as)
    const found: Record<string, string[]> = {}
    for (const { name, address } of screens.filter(
      (screen) => screen.as === as && MAIN.includes(screen.name),
    )) {
      await openScreen(page, address)
      for (const [size, viewport] of Object.entries(SIZES)) {
        await page.setViewportSize(viewport)
        const file = path.join(FOLDER, `${name}-${size}.json`)
        const layout = await layoutOf(page)
        if (['all', 'changed'].includes(config.updateSnapshots)) {
          mkdirSync(FOLDER, { recursive: true })
          writeFileSync(file, `${JSON.stringify(layout, null, 2)}\n`)
        }
        const moved = differences(JSON.parse(readFileSync(file, 'utf8')), layout)
        if (moved.length > 0) found[`${name}, ${size}`] = moved
      }
      await page.setViewportSize(SIZES.wide)
    }
    expect(found).toEqual({})
  })
