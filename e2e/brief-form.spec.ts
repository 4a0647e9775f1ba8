import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInBothLooks } from './accessible'
import { expect, test } from './fixtures'
import { enterAsFounder } from './session'

const IDEA =
  'A service for small bakeries in Munich that forecasts tomorrow’s demand per product from past sales, weather and ' +
  'holidays. There are about 350 bakeries in Munich. I talked to 12 bakers.'

const idea = (page: Page) => page.getByLabel('Your idea')

async function typeIdea(page: Page, text = IDEA) {
  await page.goto('/validate-idea')
  await idea(page).click()
  await page.keyboard.insertText(text)
  await expect(page.getByRole('button', { name: /^Edit customer: .small bakeries in Munich/ })).toBeVisible()
  await expect(idea(page).locator('xpath=preceding-sibling::div')).toHaveText(text)
}

/** The highlighted words, in text order. */
const marked = (page: Page, name: string) =>
  page.evaluate((highlight) => {
    const ranges = [...(CSS.highlights.get(highlight) ?? [])]
    return ranges.toSorted((a, b) => a.startOffset - b.startOffset).map(String)
  }, name)

/**
 * Where the copy that carries the highlights differs from the text area: its size, its scroll position, or a line
 * break. To compare line breaks, both are filled with ever longer prefixes of the text.
 */
const misplaced = (page: Page) =>
  idea(page).evaluate((area: HTMLTextAreaElement) => {
    const copy = area.previousElementSibling
    if (!(copy instanceof HTMLElement)) return ['no copy']
    const faults: string[] = []
    for (const key of ['clientWidth', 'clientHeight', 'scrollHeight', 'scrollTop'] as const)
      if (area[key] !== copy[key]) faults.push(`${key}: ${area[key]} and ${copy[key]}`)
    const [text, twin] = [area.cloneNode(), copy.cloneNode()] as [HTMLTextAreaElement, HTMLElement]
    for (const clone of [text, twin]) {
      clone.style.cssText = 'field-sizing: fixed; min-height: 0; height: 0'
      area.after(clone)
    }
    const words = area.value.split(/(?<=\s)/)
    for (let count = 1; count <= words.length; count += 1) {
      text.value = words.slice(0, count).join('')
      twin.textContent = text.value.endsWith('\n') ? `${text.value}\u200b` : text.value
      if (text.scrollHeight !== twin.scrollHeight) faults.push(`lines of “${text.value.slice(-30)}”`)
    }
    text.remove()
    twin.remove()
    return faults
  })

const LONG = `${`${IDEA}\n\n`.repeat(5)}${'Unbreakable'.repeat(12)} 🥐 مخبز\tend`

/** Corrects what was read on a wide screen. */
async function correctCount(page: Page) {
  expect(await marked(page, 'read-words')).toEqual(
    expect.arrayContaining(['350 bakeries', 'Munich', 'small bakeries in Munich', 'I talked to 12 bakers']),
  )
  expect(await misplaced(page)).toEqual([])

  await page.getByRole('button', { name: /^Edit number of customers: 350/ }).click()
  expect(await marked(page, 'looked-at-words')).toEqual(['350 bakeries'])
  await page.getByRole('textbox', { name: 'Number of customers' }).fill('280')
  await page.getByRole('textbox', { name: 'Where does the number come from?' }).fill('the guild')
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('button', { name: /^Edit number of customers: 280 \(the guild\)/ }),
  ).toBeFocused()
  expect(await marked(page, 'read-words')).not.toContain('350 bakeries')
  await page.getByRole('button', { name: /^More questions/ }).click()
  await expectAccessibleInBothLooks(page, 'the form with all questions')
}

/** Opens on a phone what was read. */
async function openBrief(page: Page) {
  const bar = page.getByRole('button', { name: /^Your brief: \d read, 3 questions$/ })
  await expect(bar).toBeInViewport({ ratio: 1 })
  await expect(idea(page)).toBeFocused()
  await bar.tap()
  await expect(page.getByRole('heading', { name: 'Your brief' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Your brief' })).toBeInViewport()
  await expect(bar).toBeHidden()
  await page.getByRole('button', { name: 'Confirm customer' }).tap()
  await expect(page.getByRole('button', { name: 'Undo: Customer: confirmed' })).toBeVisible()
  await expectAccessible(page, 'the form with a brief on a phone')
}

for (const { name, looks, ...use } of [
  {
    name: 'on a wide screen',
    looks: correctCount,
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 1,
  },
  {
    name: 'on a phone',
    looks: openBrief,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    hasTouch: true,
    isMobile: true,
  },
  // A 1440 × 900 window at 200% zoom.
  { name: 'at 200% zoom', looks: null, viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 },
])
  test.describe(name, () => {
    test.use(use)
    test(`marks stay under the words that were read ${name}, scrolled, resized and composed`, async ({
      page,
      app,
    }) => {
      const { width, height } = use.viewport
      await enterAsFounder(page, app)
      await typeIdea(page)
      expect(await misplaced(page)).toEqual([])
      await looks?.(page)
      await idea(page).fill(LONG)
      await idea(page).evaluate((area) => area.scrollTo(0, 137))
      await expect.poll(() => idea(page).evaluate((area) => area.scrollTop)).toBeGreaterThan(0)
      await expect.poll(() => misplaced(page)).toEqual([])
      await idea(page).evaluate((area) => {
        area.style.height = '200px'
      })
      await expect.poll(() => misplaced(page)).toEqual([])
      await page.setViewportSize({ width: width - 60, height })
      await expect.poll(() => misplaced(page)).toEqual([])

      const keyboard = await page.context().newCDPSession(page)
      await idea(page).focus()
      await keyboard.send('Input.imeSetComposition', { text: 'ぱんや', selectionStart: 3, selectionEnd: 3 })
      await expect(idea(page)).toHaveValue(/ぱんや/)
      await expect.poll(() => misplaced(page)).toEqual([])
      await keyboard.send('Input.insertText', { text: 'パン屋' })
      await expect(idea(page)).toHaveValue(/パン屋/)
      await expect.poll(() => misplaced(page)).toEqual([])
    })
  })

test('a browser without custom highlights marks the same words', async ({ page, app }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Highlight'))
  await enterAsFounder(page, app)
  await typeIdea(page)
  await expect(page.locator('[aria-hidden] .read-words', { hasText: '350 bakeries' })).toBeAttached()
  expect(await misplaced(page)).toEqual([])
  await idea(page).fill(LONG)
  await expect.poll(() => misplaced(page)).toEqual([])
})
