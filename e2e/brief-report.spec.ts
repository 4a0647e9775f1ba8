import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInBothLooks, faultsOf } from './accessible'
import type { App } from './app'
import { expect, test } from './fixtures'
import { addWrittenReport } from './reports'
import { enterAsFounder } from './session'

const IDEA =
  "A service for small bakeries in Munich that forecasts tomorrow's demand per product from past sales, weather and " +
  'holidays, so that they bake less waste. 49 euros a month per shop.'

const summary = (page: Page) => page.getByRole('region', { name: 'Summary' })
const brief = (page: Page) => page.getByRole('region', { name: 'Your brief' })
const metric = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
const countQuestion = (part: Page | Locator) =>
  part.getByRole('textbox', { name: /^How many such customers/ })
const settled = (page: Page) =>
  expect(brief(page).getByText('Changes update the report right away.')).toBeVisible()

async function answer(input: Locator, text: string) {
  await expect(input).toBeFocused()
  await input.fill(text)
  await input.press('Enter')
}

const answerCount = async (page: Page, count: string) => {
  await summary(page).getByRole('button', { name: 'Add your customer count' }).click()
  await answer(countQuestion(brief(page)), count)
}

const changeCount = async (page: Page, count: string) => {
  await brief(page)
    .getByRole('button', { name: /^Edit number of customers/ })
    .click()
  await answer(page.getByRole('textbox', { name: 'Number of customers' }), count)
}

test('a founder corrects the brief while typing, answers score questions on the report, and everything follows', async ({
  page,
  app,
}) => {
  test.setTimeout(120_000)
  await enterAsFounder(page, app)
  await page.goto('/validate-idea')
  await page.getByLabel('Your idea').click()
  await page.keyboard.insertText(`${IDEA} There are about 300 bakeries in Munich.`)
  await expect(brief(page).getByRole('button', { name: /^Edit customer: .small bakeries/ })).toBeVisible()
  await expect(brief(page).getByRole('button', { name: /^Edit price: €49 per shop and month/ })).toBeVisible()
  await changeCount(page, '350')
  await expect(brief(page).getByRole('button', { name: /^Edit number of customers: 350/ })).toBeVisible()
  await page.getByRole('button', { name: 'Validate Idea' }).click()
  await expect(page).toHaveURL(/\/validate-idea\/results\//, { timeout: 30_000 })

  await expect(summary(page).getByText(/350 customers × €588 a year = €206K\./)).toBeVisible()
  await expect(metric(page, 'Market size')).toContainText('of 10')
  await expect(metric(page, 'Problem severity')).toContainText('Not scored')
  await expect(page.getByText('1 of 10 scored')).toBeVisible()
  await expectAccessibleInBothLooks(page, 'a report with questions')

  await page.getByRole('button', { name: /^What does the problem cost one customer\?/ }).click()
  const cost = brief(page).getByRole('textbox', { name: /^What does the problem cost/ })
  await expect(cost).toBeFocused()
  await cost.fill('60')
  await brief(page).getByRole('combobox', { name: 'How often' }).selectOption('a week')
  await cost.press('Enter')
  await expect(metric(page, 'Problem severity')).toContainText('of 10')
  await page.getByRole('button', { name: /^Who wants it\?/ }).click()
  await answer(brief(page).getByRole('textbox', { name: 'Interviews held' }), '12')
  await expect(metric(page, 'Demand evidence')).toContainText('of 10')
  await expect(page.getByText('3 of 10 scored')).toBeVisible()
  await settled(page)

  await page.getByRole('tab', { name: 'Market' }).click()
  await expect(page.getByText('Total addressable market')).toBeVisible()
  await expect(page.getByRole('tabpanel', { name: 'Market' })).toContainText('19%')
  await page.getByRole('tab', { name: 'Pitch Deck' }).click()
  await page.getByRole('button', { name: 'Go to slide 4: Market Opportunity' }).click()
  await expect(page.getByRole('article', { name: /^Slide 4 of 8/ })).toContainText('€206K')
  await changeCount(page, '700')
  await expect(page.getByRole('article', { name: /^Slide 4 of 8/ })).toContainText('€412K')
  await page.getByRole('button', { name: 'Undo: Number of customers: saved' }).click()
  await expect(page.getByRole('article', { name: /^Slide 4 of 8/ })).toContainText('€206K')
  await page.getByRole('button', { name: 'Undo: Evidence: saved' }).click()
  await page.getByRole('tab', { name: 'Summary' }).click()
  await expect(page.getByText('2 of 10 scored')).toBeVisible()
  await settled(page)

  // The server has stored the same figures that the browser showed at once.
  await page.reload()
  await expect(summary(page).getByText(/350 customers × €588 a year = €206K\./)).toBeVisible()
  await expect(page.getByText('2 of 10 scored')).toBeVisible()

  await page.getByRole('button', { name: 'Export report' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /Markdown/ }).click(),
  ])
  const markdown = await readFile(await file.path(), 'utf8')
  expect(markdown).toContain('350 customers × €588 a year = €206K.')
  expect(markdown).toContain('| Number of customers | 350 | your answer |')
  expect(markdown).toContain('| Cost of the problem | €60 a week | your answer |')
  expect(markdown).not.toContain('Interviews held')
})

/** Opens a report that was written before. */
async function openReport(page: Page, app: App, idea = IDEA) {
  const id = await addWrittenReport(app, await enterAsFounder(page, app), idea)
  await page.goto(`/validate-idea/results/${id}`)
}

test('two tabs that edit one brief merge, and ask where they changed the same', async ({
  page,
  context,
  app,
  complaints,
}) => {
  complaints.allow(/status of 409/)
  // Without its waste the idea tells no problem, so that it is asked.
  await openReport(page, app, IDEA.replace(', so that they bake less waste', ''))
  await expect(summary(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(summary(other)).toBeVisible()

  await answerCount(other, '900')
  await settled(other)

  // A change to a different field is merged.
  await page.bringToFront()
  const problem = brief(page).getByRole('textbox', { name: /^What goes wrong/ })
  await problem.click()
  await answer(problem, 'Unsold bread')
  await expect(summary(page).getByText(/\b900 customers ×/)).toBeVisible()

  // A change to the same field asks which to keep, because the other tab has not seen it yet. The question keeps the
  // focus.
  await answer(countQuestion(brief(page)), '350')
  await settled(page)
  await other.bringToFront()
  await changeCount(other, '400')
  const versions = other.getByRole('region', { name: 'Number of customers: two versions' })
  await expect(versions).toContainText('350')
  await expect(versions).toContainText('400')
  expect(await faultsOf(other)).toEqual([])
  await versions.getByRole('button', { name: 'Keep yours' }).click()
  await expect(versions).toBeHidden()
  await settled(other)
  await expect(summary(other).getByText(/\b400 customers ×/)).toBeVisible()
  await expect(brief(other).getByRole('button', { name: /^Edit problem: Unsold bread/ })).toBeVisible()
})

test('an idea is submitted and its brief worked with the keyboard alone', async ({ page, app }) => {
  test.setTimeout(120_000)
  await enterAsFounder(page, app)
  await page.goto('/user/profile')
  await expect(page.getByLabel('First Name')).toHaveValue('Grace')
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox', { name: 'Search' }).pressSequentially('validate')
  await expect(page.getByRole('option')).toHaveText(['Validate Idea'])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Validate an idea' })).toBeVisible()
  await page.getByLabel('Your idea').focus()
  await page.keyboard.insertText(IDEA)
  await page.reload()
  await expect(page.getByLabel('Your idea')).toHaveValue(IDEA)
  await page.getByLabel('Your idea').focus()
  const submit = page.getByRole('button', { name: 'Validate Idea' })
  while (!(await submit.evaluate((button) => button === document.activeElement)))
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/validate-idea\/results\//, { timeout: 30_000 })
  await summary(page).getByRole('button', { name: 'Add your customer count' }).focus()
  await page.keyboard.press('Enter')
  await expect(countQuestion(brief(page))).toBeFocused()
  await page.keyboard.type('350')
  await page.keyboard.press('Enter')
  await expect(summary(page).getByText(/\b350 customers ×/)).toBeVisible()
  // Continues with the question that took its place, then goes back to a row and through its editor.
  await expect(brief(page).getByRole('textbox').and(page.locator(':focus'))).toHaveCount(1)
  const row = brief(page).getByRole('button', { name: /^Edit number of customers: 350/ })
  const atRow = () => row.evaluate((element) => element === document.activeElement)
  while (!(await atRow())) await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  const input = page.getByRole('textbox', { name: 'Number of customers' })
  await expect(input).toBeFocused()
  await page.keyboard.type('9')
  await page.keyboard.press('Escape')
  await expect(row).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(input).toBeFocused()
  const clear = brief(page).getByRole('button', { name: 'Clear', exact: true })
  while (!(await clear.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(countQuestion(brief(page))).toBeFocused()
  await expect(summary(page).getByText(/one customer brings €588 a year/i)).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Control+z')
  await expect(summary(page).getByText(/\b350 customers ×/)).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the brief opens over the report and closes again', async ({ page, app }) => {
    await openReport(page, app)
    const bar = page.getByRole('button', { name: /^Your brief \d+ open questions$/ })
    await expect(bar).toBeInViewport({ ratio: 1 })
    await page.getByRole('tab', { name: 'Features' }).tap()
    await bar.tap()
    const drawer = page.getByRole('dialog', { name: 'Your brief' })
    await expect(drawer).toBeVisible()
    // No field has the focus, so no keyboard opens before a tap.
    await expect(drawer.getByRole('textbox').and(page.locator(':focus'))).toHaveCount(0)
    await expectAccessible(page, 'the brief on a phone')
    await countQuestion(drawer).fill('350')
    await page.keyboard.press('Enter')
    await drawer.getByRole('button', { name: 'Close your brief' }).tap()
    await expect(drawer).toBeHidden()
    await expect(bar).toBeFocused()
    await page.getByRole('tab', { name: 'Summary' }).tap()
    await expect(summary(page).getByText(/\b350 customers ×/)).toBeVisible()
    await expectAccessible(page, 'a report that was answered on a phone')
  })
})
