import { expectAccessible } from './accessible'
import { expect, test } from './fixtures'
import { PASSWORD, signInAs } from './founder'
import { addReport } from './reports'
import { enterAsFounder } from './session'

test('a visitor is sent to the login and back to the page that was asked for', async ({ page }) => {
  await page.goto('/user/profile')
  await expect(page.getByText('Please log in to access this page')).toBeVisible()
  await signInAs(page, 'founder@groundwork.test', 'groundwork-demo')
  await expect(page).toHaveURL(/\/user\/profile$/)
  await expect(page.getByLabel('First Name')).toHaveValue('Ada')
})

test('the demo admin lands in the admin area and a founder is kept out of it', async ({ page }) => {
  await page.goto('/login')
  await signInAs(page, 'admin@groundwork.test', 'groundwork-demo')
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
  await page.goto('/profile')
  await expect(page).toHaveURL(/\/admin\/profile$/)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login/)

  await signInAs(page, 'founder@groundwork.test', 'groundwork-demo')
  await page.goto('/admin/dashboard')
  await expect(page.getByText('Access denied. Admin privileges required.')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('an account is deleted with its password, and is gone', async ({ page, app, complaints }) => {
  // The deleted account's session fails to sign out, and signing in to it fails.
  complaints.allow(/status of 40[03]/)
  const email = await enterAsFounder(page, app)
  await page.goto('/user/profile')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expectAccessible(page, 'the deletion of an account')
  await dialog.getByLabel('Your password').fill('not this one')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('This is not the password of your account.')).toBeVisible()
  await dialog.getByLabel('Your password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByText('Your account was deleted')).toBeVisible()
  await expect(page).toHaveURL('/')
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Invalid login credentials')).toBeVisible()
})

test('signing out leaves every page without complaints, here and in other tabs', async ({
  page,
  context,
  app,
}) => {
  const email = await enterAsFounder(page, app)
  const report = `/validate-idea/results/${await addReport(app, email)}`
  const messages = page.locator('[data-sonner-toast]')
  for (const address of [report, `${report}/planning`, `${report}/roadmap`]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByText('Logged out successfully')).toBeVisible()
    await expect(page).toHaveURL(/\/login$/)
    expect(await messages.allInnerTexts()).toEqual(['Logged out successfully'])
    await signInAs(page, email, PASSWORD)
    await expect(page).toHaveURL(/\/dashboard$/)
  }

  await page.goto(report)
  const other = await context.newPage()
  await other.goto('/dashboard')
  await other.getByRole('button', { name: 'Logout' }).click()
  await expect(other).toHaveURL(/\/login$/)
  await expect(page.getByText('You logged out in another tab.')).toBeVisible()
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(report)}`)
  expect(await messages.count()).toBe(1)
  await signInAs(other, email, PASSWORD)
  await expect(other).toHaveURL(/\/dashboard$/)
  await expect(page).toHaveURL(report)
  await expect(page.getByRole('tab', { name: 'Summary' })).toBeVisible()
})
