import type { Page } from '@playwright/test'
import { expectAccessibleInBothLooks } from './accessible'
import type { App } from './app'
import { expect, test } from './fixtures'
import { addReport } from './reports'
import { enterAsFounder } from './session'

// Run this file's tests in order, in one app.
test.describe.configure({ mode: 'default' })

/** Signs up a founder with one report; returns its id and the address of its wizard. */
async function withReport(page: Page, app: App) {
  const email = await enterAsFounder(page, app)
  const id = await addReport(app, email, { writer: 'model' })
  return {
    email,
    id,
    results: `/validate-idea/results/${id}`,
    wizard: `/validate-idea/results/${id}/planning`,
  }
}

const plansOf = (app: App, id: string) =>
  app.backend.sql('select * from public.project_planning where validation_id = $1', [id])
const question = (page: Page, name: string) => expect(page.getByRole('heading', { name })).toBeFocused()
const option = (page: Page, name: string) => page.getByRole('main').getByLabel(name, { exact: true }).first()

/** Presses Tab until `name` has the focus. */
async function tabTo(page: Page, role: 'button' | 'link' | 'checkbox' | 'radio', name: string) {
  const target = page.getByRole(role, { name, exact: true }).first()
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

async function pressKeys(
  page: Page,
  role: 'button' | 'link' | 'checkbox' | 'radio',
  name: string,
  key: string,
) {
  await tabTo(page, role, name)
  await page.keyboard.press(key)
}

test('an idea is planned through seven steps with the keyboard alone', async ({ page, app }) => {
  test.setTimeout(120_000)
  const { id, results } = await withReport(page, app)
  await page.goto(results)
  await pressKeys(page, 'link', 'Start Project Planning', 'Enter')
  await expect(page.getByText('Step 1 of 7')).toBeVisible()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await pressKeys(page, 'button', 'Choose the 2 suggested', 'Enter')
  await pressKeys(page, 'button', 'Next', 'Enter')
  await question(page, 'Which phases do you want to plan?')
  await pressKeys(page, 'checkbox', 'Interactive Prototype', 'Space')
  await pressKeys(page, 'button', 'Next', 'Enter')
  await question(page, 'What should it be built with?')
  await pressKeys(page, 'checkbox', 'Vue.js', 'Space')
  await expectAccessibleInBothLooks(page, 'the technologies')
  await pressKeys(page, 'button', 'Next', 'Enter')
  await question(page, 'How should it look and feel?')
  await pressKeys(page, 'checkbox', 'Classic', 'Space')
  await page.getByLabel('Own keyword').focus()
  await page.keyboard.type('Warm')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove Warm' })).toBeVisible()
  await expectAccessibleInBothLooks(page, 'the branding')
  await pressKeys(page, 'button', 'Next', 'Enter')
  await question(page, 'How many people will use it each month?')
  await pressKeys(page, 'radio', 'Under 1,000', 'Space')
  await page.keyboard.press('ArrowDown')
  await expectAccessibleInBothLooks(page, 'the users')
  await pressKeys(page, 'button', 'Next', 'Enter')
  await question(page, 'How much time do you have to build it?')
  await pressKeys(page, 'radio', '1 to 3 months', 'Space')
  await pressKeys(page, 'button', 'Next', 'Enter')
  await question(page, 'What is your budget for building it?')
  await pressKeys(page, 'radio', '$5,000 to $25,000', 'Space')
  await pressKeys(page, 'button', 'Save Planning Data', 'Enter')
  await expect(page.getByText('Planning data saved successfully!')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${results}$`))
  expect(await plansOf(app, id)).toMatchObject([
    {
      platforms: ['web', 'mobile'],
      development_phases: ['interactive'],
      technology_stack: ['vue'],
      branding_preferences: ['classic'],
      monthly_users: 'medium',
      timeline: '1-3-months',
      budget_range: '5k-25k',
    },
  ])
  const plan = page.getByRole('region', { name: 'Project Plan' })
  await expect(plan).toContainText('Web, Mobile')
  await expect(plan).toContainText('1,000 to 10,000')
  // Reloads so that no toast covers the page while it is measured.
  await page.reload()
  await expect(plan).toContainText('1,000 to 10,000')
  await expectAccessibleInBothLooks(page, 'results with a plan')

  await page.getByRole('link', { name: 'Edit Planning Data' }).click()
  await expect(option(page, 'Web')).toBeChecked()
  await option(page, 'Web').uncheck()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(plan).not.toContainText('Web')
  expect(await plansOf(app, id)).toMatchObject([{ platforms: ['mobile'], technology_stack: ['vue'] }])
})

test('a step can be linked to, and leaving with unsaved choices asks first', async ({ page, app }) => {
  const { id, results, wizard } = await withReport(page, app)
  await page.goto(`${wizard}?step=timeline`)
  await expect(page.getByText('Step 6 of 7')).toBeVisible()
  await option(page, 'Over 12 months').check()
  await page.getByRole('link', { name: 'Back to Results' }).click()
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/step=timeline$/)
  await page.getByRole('link', { name: 'Back to Results' }).click()
  await dialog.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL(new RegExp(`${results}$`))
  // The browser only records the page it left once the next one is shown.
  await expect(page.getByRole('link', { name: 'Start Project Planning' })).toBeVisible()
  expect(await plansOf(app, id)).toEqual([])

  await page.goBack()
  await expect(page.getByText('You have unsaved choices from an earlier visit')).toBeVisible()
  await expect(option(page, 'Over 12 months')).toBeChecked()
  await page.goForward()
  await dialog.getByRole('button', { name: 'Keep planning' }).click()
  await expect(page).toHaveURL(/step=timeline$/)
  const asked = page.waitForEvent('dialog')
  const reloaded = page.reload()
  expect((await asked).type()).toBe('beforeunload')
  await (await asked).accept()
  await reloaded
  await page.getByRole('button', { name: 'Discard them' }).click()
  await expect(option(page, 'Over 12 months')).not.toBeChecked()
})
