import { expect, type Page } from '@playwright/test'

/** Position and size of a landmark, heading or control on the page, in CSS pixels. */
interface Box {
  what: string
  x: number
  y: number
  width: number
  height: number
}

const MEASURED =
  'header, nav, main, aside, footer, section[aria-label], section[aria-labelledby], article, h1, h2, h3, ' +
  'button, input, textarea, select, [role=tab], [role=img], table'
/** Another Chromium version may render the same font slightly wider. */
const TOLERANCE_PX = 4
/** One line more or less above an element shifts it by this much. */
const LINE_PX = 28

/** The boxes of all elements that give the page its layout, in reading order, once nothing changes any more. */
export async function layoutOf(page: Page): Promise<Box[]> {
  let before = ''
  let boxes: Box[] = []
  await expect
    .poll(
      async () => {
        const last = before
        boxes = await boxesOf(page)
        before = JSON.stringify(boxes)
        return before === last
      },
      { intervals: [500] },
    )
    .toBe(true)
  return boxes
}

const boxesOf = (page: Page): Promise<Box[]> =>
  page.locator(MEASURED).evaluateAll((all) =>
    all.flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      if (width < 2 || height < 2 || !element.checkVisibility()) return []
      const said =
        element.getAttribute('aria-label') ??
        (element.matches('h1, h2, h3, button') ? element.textContent : '')
      const what = `${element.getAttribute('role') ?? element.localName} ${said}`.trim().slice(0, 80)
      return [
        {
          what,
          x: Math.round(x),
          y: Math.round(y + scrollY),
          width: Math.round(width),
          height: Math.round(height),
        },
      ]
    }),
  )

/** Boxes that moved, changed size, are new or gone. */
export function differences(before: Box[], after: Box[]): string[] {
  const names = (boxes: Box[]) => boxes.map(({ what }) => what)
  const [was, is] = [names(before), names(after)]
  if (was.join('\n') !== is.join('\n'))
    return [
      ...was.filter((what) => !is.includes(what)).map((what) => `gone: ${what}`),
      ...is.filter((what) => !was.includes(what)).map((what) => `new: ${what}`),
      `${was.length} boxes before, ${is.length} now`,
    ]
  return before.flatMap((box, index) => {
    const now = after[index]
    if (!now) return []
    const moved =
      Math.abs(box.x - now.x) > TOLERANCE_PX ||
      Math.abs(box.width - now.width) > TOLERANCE_PX ||
      Math.abs(box.y - now.y) > LINE_PX ||
      Math.abs(box.height - now.height) > LINE_PX
    return moved ? [`${box.what}: ${placeOf(box)} before, ${placeOf(now)} now`] : []
  })
}

const placeOf = ({ x, y, width, height }: Box) => `${width} × ${height} at ${x}, ${y}`
