import type { Page } from '@playwright/test'
import { expectAccessibleInBothLooks } from './accessible'
import type { App } from './app'
import { expect, test } from './fixtures'
import { addReport } from './reports'
import { enterAsFounder } from './session'

const scored = (total: number) => ({ scorecard: { total, scored: 8 } })

/** Signs up a founder with five validations; returns the ids of the completed ones, newest first. */
async function withIdeas(page: Page, app: App): Promise<string[]> {
  const email = await enterAsFounder(page, app)
  const walks = await addReport(app, email, {
    writer: 'model',
    age: 1,
    idea: 'Walks for dogs (in Berlin), 100% insured.',
    columns: scored(4.5),
  })
  const tools = await addReport(app, email, { age: 2, idea: 'Borrowed tools.', columns: scored(7) })
  const clinics = await addReport(app, email, { age: 3, idea: 'منصة لحجز المواعيد', columns: scored(2) })
  await addReport(app, email, { age: 4, status: 'error', idea: 'Accounts by voice for market traders.' })
  await addReport(app, email, {
    age: 5,
    status: 'completed',
    idea: 'Zebra crossings, mapped.',
    columns: scored(9),
  })
  await page.goto('/dashboard')
  await expect(page.getByRole('article')).toHaveCount(5)
  return [walks, tools, clinics]
}

const titles = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 })
const search = (page: Page) => page.getByRole('textbox', { name: 'Search your ideas' })
const compareBox = (page: Page, title: string) => page.getByRole('checkbox', { name: `Compare ${title}` })

test('ideas are found in the list, compared and deleted; what they cost stays', async ({ page, app }) => {
  test.setTimeout(120_000)
  const [walks = '', tools] = await withIdeas(page, app)
  await expectAccessibleInBothLooks(page, 'the list')
  for (const [typed, found] of [
    ['(in berlin), 100%', 'Walks for dogs (in Berlin), 100% insured'],
    ['المواعيد', 'منصة لحجز المواعيد'],
    ['TOOLS', 'Borrowed tools'],
  ] as const) {
    await search(page).fill(typed)
    await expect(titles(page)).toHaveText([found])
  }
  await search(page).fill('.*s')
  await expect(page.getByText('No ideas found').last()).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(titles(page)).toHaveCount(5)

  await page.getByLabel('Status').selectOption('Error')
  await expect(titles(page)).toHaveText(['Accounts by voice for market traders'])
  await page.reload()
  await expect(titles(page)).toHaveText(['Accounts by voice for market traders'])
  await page.getByLabel('Status').selectOption('Completed')
  await page.getByLabel('Sort by').selectOption('Highest score')
  await expect(titles(page).first()).toHaveText('Zebra crossings, mapped')
  await expect(page).toHaveURL('/dashboard?status=completed&sort=score')
  await page.goto('/dashboard')
  await expect(titles(page)).toHaveCount(5)
  await page.getByRole('button', { name: 'Compare ideas' }).click()
  await expect(page.getByRole('button', { name: 'Compare (0)' })).toBeDisabled()
  await expect(compareBox(page, 'Accounts by voice')).toHaveCount(0)
  await compareBox(page, 'Walks for dogs (in Berlin), 100% insured').check()
  await compareBox(page, 'Borrowed tools').press('Space')
  await page.getByRole('link', { name: 'Compare (2)' }).click()
  await expect(page).toHaveURL(`/validate-idea/compare?ids=${walks},${tools}`)
  const card = page.getByRole('region', { name: 'Scorecard' })
  await expect(card.getByRole('heading', { level: 3 })).toHaveCount(10)
  await expect(page.getByRole('region', { name: 'Market' })).toContainText('TAM, total addressable')
  await expect(page.getByRole('region', { name: 'Competitors' })).toContainText('Also in B')
  await expectAccessibleInBothLooks(page, 'the comparison')
  await page.getByRole('link', { name: 'View Results Borrowed tools' }).click()
  await expect(page).toHaveURL(`/validate-idea/results/${tools}`)

  await page.goto('/dashboard')
  await expect(titles(page)).toHaveCount(5)
  await app.backend.sql(
    `with v as (select "userId" as owner, id from public.idea_validations where id = $1),
       account as (insert into private.quota_accounts (user_id) select owner from v on conflict do nothing)
     insert into private.charges (user_id, validation_id, source, state) select owner, id, 'free', 'settled' from v`,
    [walks],
  )
  const opener = page.getByRole('button', { name: 'More actions: Walks for dogs (in Berlin), 100% insured' })
  await opener.click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete this validation?' })
  await expect(dialog).toContainText('The validation still counts')
  await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter')
  await dialog.getByRole('button', { name: 'Delete validation' }).click()
  await expect(page.getByText('Validation deleted')).toBeVisible()
  await expect(titles(page)).toHaveCount(4)
  await expect(page.getByText('3 completed validations')).toBeVisible()
  expect(
    await app.backend.sql('select state from private.charges where validation_id = $1', [walks]),
  ).toEqual([{ state: 'settled' }])
  await page.goto(`/validate-idea/results/${walks}`)
  await expect(page.getByText('No validation data found.')).toBeVisible()
})
