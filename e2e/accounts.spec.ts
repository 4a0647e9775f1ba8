import { expect, test } from './fixtures'
import { PASSWORD, signInAs } from './founder'
import { enterAsFounder } from './session'

test('a wrong password and a taken address say so and keep what was typed', async ({ page, complaints }) => {
  complaints.allow(/status of 4\d\d/)
  await page.goto('/login')
  await page.getByLabel('Email').fill('founder@groundwork.test')
  await page.getByLabel('Password', { exact: true }).fill('not the one')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Invalid login credentials')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('founder@groundwork.test')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not the one')

  await page.goto('/signup')
  await page.getByLabel('First Name').fill('Grace')
  await page.getByLabel('Last Name').fill('Tester')
  await page.getByLabel('Email').fill('founder@groundwork.test')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: /^(Sign up|Create account)$/i }).click()
  await expect(page.getByText('User already registered')).toBeVisible()
  await expect(page.getByLabel('First Name')).toHaveValue('Grace')
})

test('a visitor is sent to the login and back to the page that was asked for', async ({ page }) => {
  await page.goto('/user/profile')
  await expect(page.getByText('Please log in to access this page')).toBeVisible()
  await signInAs(page, 'founder@groundwork.test', 'groundwork-demo')
  await expect(page).toHaveURL(/\/user\/profile$/)
  await expect(page.getByLabel('First Name')).toHaveValue('Ada')
})

test('a redirect to another site stays on this one', async ({ page }) => {
  for (const target of ['//evil.example', 'javascript:alert(1)']) {
    await page.goto(`/login?redirect=${encodeURIComponent(target)}`)
    await signInAs(page, 'founder@groundwork.test', 'groundwork-demo')
    await expect(page, target).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/dashboard$/)
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/login/)
  }
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

test('the profile keeps a changed name', async ({ page, app }) => {
  await enterAsFounder(page, app)
  await page.goto('/profile')
  await expect(page).toHaveURL(/\/user\/profile$/)
  await page.getByLabel('First Name').fill('X')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('First name must be at least 2 characters')).toBeVisible()
  await page.getByLabel('First Name').fill('Augusta')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Profile updated')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('First Name')).toHaveValue('Augusta')
})

test('signing out in one tab signs out the other', async ({ page, context, app }) => {
  await enterAsFounder(page, app)
  await page.goto('/dashboard')
  const other = await context.newPage()
  await other.goto('/validate-idea')
  await expect(other.getByRole('textbox')).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(other).toHaveURL(/\/login/)
})
