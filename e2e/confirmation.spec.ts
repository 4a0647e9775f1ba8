import { expect, test } from './fixtures'
import { PASSWORD } from './founder'

test.use({ appOptions: { config: { auth: { email: { enable_confirmations: true, max_frequency: '0s' } } } } })

test('an address is confirmed by mail before its founder can sign in', async ({ page, complaints }) => {
  complaints.allow(/status of 400/)
  const email = 'unconfirmed@example.test'
  await page.goto('/signup')
  await page.getByLabel('First Name').fill('Grace')
  await page.getByLabel('Last Name').fill('Tester')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: /^(Sign up|Create account)$/i }).click()
  await expect(page.getByText(email)).toBeVisible()

  await page.goto('/login')
  await expect(page.getByRole('button', { name: /resend/i })).toBeHidden()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Please verify your email address before logging in')).toBeVisible()
  await page.getByRole('button', { name: /resend/i }).click()
  await expect(page.getByText('Confirmation email resent. Please check your inbox.')).toBeVisible()

  await page.goto('/_local/mail')
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { name: 'From Idea to Implementation' })).toBeVisible()
})
