import { expectAccessible, expectAccessibleInBothLooks } from './accessible'
import { addAccount, addCrowd, CROWD } from './admin-data'
import type { App } from './app'
import { expect, test } from './fixtures'
import { addReport } from './reports'
import { enterAsDemo } from './session'

test.describe.configure({ mode: 'serial', timeout: 180_000 })

const chargesOf = ({ backend }: App, email: string) =>
  backend.sql(
    `select c.kind, c.source, c.state from private.charges c join auth.users u on u.id = c.user_id
     where u.email = $1 order by c.created_at`,
    [email],
  )

test('an administrator runs the report of a founder again, who is not charged', async ({ page, app }) => {
  const founder = app.newAddress()
  await addAccount(app, founder, 'Grace', 'Runagain')
  await addReport(app, founder, { status: 'error' })
  await enterAsDemo(page, app, 'admin')
  await page.goto('/admin/dashboard')
  await page
    .getByRole('row', { name: /Grace Runagain/ })
    .getByRole('link', { name: /View/ })
    .click()
  await page.getByRole('button', { name: 'Run again' }).click()
  await expect(page.getByText('Completed', { exact: true })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('row', { name: /^Concept/ })).toContainText('By the built-in analysis')
  expect(await chargesOf(app, founder)).toEqual([{ kind: 'validation', source: 'admin', state: 'settled' }])

  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page.getByRole('region', { name: 'Runs per day' })).toContainText(/Completed [1-9]/)
  await expect(page.getByRole('region', { name: 'Median time per step' })).toContainText(/\d finished/)
})

test('an administrator finds one of 600 validations, and reads who changed what', async ({ page, app }) => {
  await addCrowd(app)
  await enterAsDemo(page, app, 'admin')
  await page.goto('/admin/dashboard')
  await expect(page.getByRole('region', { name: 'Errors by kind' })).toContainText(
    'The provider could not be reached',
  )
  await expect(page.getByRole('region', { name: 'Tokens and cost by provider' })).toContainText(
    'claude-haiku-5-5',
  )

  await expectAccessibleInBothLooks(page, 'admin dashboard')
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(51)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(rows).toHaveCount(101)
  await page.getByRole('textbox', { name: 'Search validations' }).fill(`number ${CROWD.validations}:`)
  await expect(rows).toHaveCount(2)
  await page.getByLabel('Status').selectOption('Completed')
  await expect(page.getByText('No validations found.', { exact: true })).toBeVisible()
  await page.getByLabel('Status').selectOption('Error')
  await page
    .getByRole('row', { name: /^Number 600:/ })
    .getByRole('link', { name: /View/ })
    .click()
  await expect(page.getByText('503 from the provider').first()).toBeVisible()
  await expectAccessible(page, 'run of a validation')
  await page.goBack()
  await expect(page).toHaveURL(/status=error/)

  await page.getByRole('link', { name: 'AI Settings' }).click()
  await page.getByRole('switch', { name: /gpt-6-luna/ }).click()
  await expect(page.getByText('Settings updated successfully.')).toBeVisible()
  await page.getByRole('link', { name: 'Audit Log' }).click()
  await page.getByLabel('Subject').selectOption('AI settings')
  const change = page.getByRole('listitem').filter({ hasText: 'AI settings changed' }).first()
  await expect(change).toContainText('Alex Admin')
  await expect(change).toContainText('gpt-4o-mini after: gpt-6-luna')
  await page.reload()
  await expect(change).toContainText('Alex Admin')
  await expectAccessibleInBothLooks(page, 'audit log')
})
