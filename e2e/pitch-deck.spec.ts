import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import JSZip from 'jszip'
import { longColumns, SCRIPTS } from '../tests/features/report/deck-report'
import { expectAccessible, expectAccessibleInBothLooks } from './accessible'
import type { App } from './app'
import { expect, test } from './fixtures'
import { addReport } from './reports'
import { enterAsFounder } from './session'

// Run this file's tests in order, in one app.
test.describe.configure({ mode: 'default' })

const AUTO_PLAY_MS = 8000
const NAMES = [
  'Dog walks: paid/booked by…',
  'The Problem',
  'Our Solution',
  'Market Opportunity',
  'Business Model',
  'Competitive Advantage',
  'Traction and Roadmap',
  'Funding Ask',
]
/** Scripts with the widest letters, or written right to left. */
const WIDEST = ['capitals', 'Chinese', 'Arabic', 'emoji']
const VALUE = 'Paid per walk, without a subscription'
const IDEA = 'Dog walks: paid/booked by "phone". Owners book a walker.'

/** The prompts for what the sample report leaves open. */
const FOR_THE_FOUNDER = [
  'Add your answer',
  'Add a milestone',
  'Traction',
  'Add your traction',
  'The same split for every idea. Replace it with your own plan.',
  'Amount',
  'Add the amount you are asking for',
]

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const slide = (page: Page) => page.getByRole('article', { name: /^Slide \d of 8/ })
const isShown = (page: Page, number: number) =>
  expect(slide(page)).toHaveAccessibleName(`Slide ${number} of 8: ${NAMES[number - 1]}`)

/** Signs up a founder with one report and opens its deck. */
async function openDeck(page: Page, app: App, added: Parameters<typeof addReport>[2]) {
  const email = await enterAsFounder(page, app)
  const id = await addReport(app, email, added)
  await page.goto(`/validate-idea/results/${id}?tab=deck`)
  await expect(slide(page)).toBeVisible()
}

/** All texts of the slide, in order. */
const textsOf = (shown: Locator) => shown.locator('h3, p').allInnerTexts()

async function exported(page: Page, item: string) {
  await button(page, 'Export').click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: item }).click(),
  ])
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) }
}

/** Lays the slides out for print without opening the browser's print dialog. */
async function openPrint(page: Page) {
  await page.evaluate(() => {
    window.print = () => {}
  })
  await button(page, 'Export').click()
  await page.getByRole('menuitem', { name: 'PDF (print)' }).click()
  await expect(page.locator('.print-slides')).toBeAttached()
}

/** The paragraphs of each slide of a presentation, in order. */
async function paragraphsOf(presentation: Buffer): Promise<string[][]> {
  const { files } = await JSZip.loadAsync(presentation)
  const count = Object.keys(files).filter((path) => /^ppt\/slides\/slide\d+\.xml$/.test(path)).length
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const xml = (await files[`ppt/slides/slide${index + 1}.xml`]?.async('string')) ?? ''
      const texts = [...xml.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, text = '']) => text)
      return texts.map((text) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))
    }),
  )
}

test('a deck is turned by every control, and its files say what the screen says', async ({ page, app }) => {
  test.setTimeout(120_000)
  await openDeck(page, app, { writer: 'model', idea: IDEA })
  await isShown(page, 1)
  await expect(button(page, 'Previous slide')).toBeDisabled()
  await button(page, 'Next slide').click()
  await isShown(page, 2)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await button(page, 'Next slide').focus()
  for (let number = 3; number <= 8; number += 1) await page.keyboard.press('Enter')
  await isShown(page, 8)
  await expect(button(page, 'Next slide')).toBeDisabled()
  await page.keyboard.press('ArrowLeft')
  await isShown(page, 7)
  await button(page, 'Go to slide 4: Market Opportunity').click()
  await isShown(page, 4)
  await expectAccessibleInBothLooks(page, 'slide 4')
  await button(page, 'Slide 6: Competitive Advantage').click()
  await isShown(page, 6)

  await page.keyboard.press('f')
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.ariaLabel)).toBe('Pitch deck')
  await page.keyboard.press('Space')
  await isShown(page, 7)
  await page.keyboard.press('Escape')
  await expect(button(page, 'Fullscreen')).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull()

  await button(page, 'Reset').click()
  await isShown(page, 1)
  await page.clock.install()
  await button(page, 'Auto Play').click()
  await page.clock.runFor(AUTO_PLAY_MS)
  await isShown(page, 2)
  await button(page, 'Pause').click()
  await page.clock.runFor(3 * AUTO_PLAY_MS)
  await isShown(page, 2)
  await page.clock.resume()

  const screen: string[][] = []
  for (const [index] of NAMES.entries()) {
    await button(page, `Go to slide ${index + 1}: ${NAMES[index]}`).click()
    screen.push(await textsOf(slide(page)))
  }
  expect(screen.flat()).toEqual(expect.arrayContaining(['$24M', '$6M', '$240K']))
  const presentation = await exported(page, 'PowerPoint (.pptx)')
  expect(presentation.name).toBe('Dog walks paid booked by phone, pitch deck.pptx')
  // All texts except the prompts for the founder.
  expect(await paragraphsOf(presentation.content)).toEqual(
    screen.map((texts) => texts.filter((text) => !FOR_THE_FOUNDER.includes(text))),
  )

  const report = await exported(page, 'Report as Markdown (.md)')
  expect(report.name).toBe('Dog walks paid booked by phone, validation report.md')
  for (const size of ['$24M', '$6M', '$240K']) expect(report.content.toString()).toContain(`**${size}**`)

  await openPrint(page)
  await expect(page).toHaveTitle('Dog walks paid booked by phone, pitch deck')
  const slides = await page.pdf({ preferCSSPageSize: true })
  expect(slides.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(8)
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  const whole = await page.pdf({ format: 'A4' })
  expect(whole.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(9)
})

test('a slide edited in place reaches the presentation and the print, and is flagged when the report changes', async ({
  page,
  app,
}) => {
  await openDeck(page, app, { writer: 'model', idea: IDEA })
  const field = slide(page).getByRole('textbox')
  await slide(page).getByRole('button', { name: VALUE }).focus()
  await page.keyboard.press('Enter')
  await field.fill('A walker at your door in ten minutes')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Space')
  await isShown(page, 1)
  await field.fill('Nothing')
  await page.keyboard.press('Escape')
  await expect(slide(page).getByRole('button', { name: VALUE })).toBeFocused()
  await page.keyboard.press('Enter')
  await field.fill('A walker at your door in ten minutes')
  await expectAccessible(page, 'a text that is being edited')
  await page.keyboard.press('Enter')
  await expect(slide(page).getByRole('button', { name: 'A walker at your door' })).toBeFocused()
  await page.keyboard.press('End')
  await slide(page).getByRole('button', { name: 'Add the amount you are asking for' }).click()
  await field.fill('$400K for twelve months')
  await button(page, 'Save').click()
  await expect(page.getByRole('list', { name: 'Edited texts' })).toContainText('$400K for twelve months')

  await page.reload()
  await expect(slide(page).getByText('A walker at your door in ten minutes')).toBeVisible()
  const { content } = await exported(page, 'PowerPoint (.pptx)')
  expect((await paragraphsOf(content))[0]).toContain('A walker at your door in ten minutes')
  await app.backend.sql(
    `update public.idea_validations
     set "marketValidation" = jsonb_set("marketValidation", '{uniqueValue}', '"Walks at night"')
     where "originalIdea" = $1 and slide_edits is not null`,
    [IDEA],
  )
  await page.reload()
  await expect(page.getByText('The facts behind this changed.')).toContainText('“Walks at night”')
  await expectAccessible(page, 'an edit whose facts changed')
  await button(page, 'Use the new text').click()
  await expect(slide(page).getByRole('button', { name: 'Walks at night' })).toBeVisible()
})

test('texts of 2,000 characters in any script stay within their boxes', async ({ page, app }) => {
  // Four reports of maximum length, each laid out three times: on the page, as thumbnails and for print.
  test.slow()
  const email = await enterAsFounder(page, app)
  for (const [script, words] of SCRIPTS.filter(([script]) => WIDEST.includes(script))) {
    const id = await addReport(app, email, { writer: 'model', columns: longColumns(words) })
    await page.goto(`/validate-idea/results/${id}?tab=deck`)
    await openPrint(page)
    await page.addStyleTag({ content: '.print-slides { display: block; width: 1280px }' })
    const texts = page.locator('.print-slides').locator('h3, p')
    expect(await texts.count()).toBeGreaterThan(60)
    const cutOff = await texts.evaluateAll((all) =>
      all.flatMap(({ parentElement: box, textContent, scrollHeight, scrollWidth }) =>
        box && scrollHeight > 0 && scrollHeight <= box.clientHeight + 2 && scrollWidth <= box.clientWidth + 1
          ? []
          : [`${textContent}: ${scrollHeight} of ${box?.clientHeight}`],
      ),
    )
    expect(cutOff, script).toEqual([])
  }
})
