import { expectAccessibleInBothLooks } from './accessible'
import { expect, test } from './fixtures'
import { PASSWORD, signInAs } from './founder'

test.use({ appOptions: { config: { auth: { email: { enable_confirmations: true, max_frequency: '0s' } } } } })

test('an address is confirmed by mail before its founder can sign in, and a forgotten password replaced by mail', async ({
  page,
  browser,
  app,
  complaints,
}) => {
  test.setTimeout(120_000)
  complaints.allow(/status of 40[03]/)
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
  await expect(page).toHaveURL(/\/confirm/)
  await expect(page.getByText(email)).toBeVisible()
  await expectAccessibleInBothLooks(page, 'the page that mails link to')
  await page.getByRole('button', { name: 'Confirm and sign in' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { name: 'From Idea to Implementation' })).toBeVisible()

  // On another device.
  const phone = await browser.newPage({ baseURL: app.url })
  await phone.goto('/login')
  await phone.getByRole('link', { name: 'Forgot password?' }).click()
  // The login page also has an Email field and stays until the next page has loaded.
  await expect(phone).toHaveURL(/\/forgot-password$/)
  await phone.getByLabel('Email').fill(email)
  await phone.getByRole('button', { name: 'Send link' }).click()
  await expect(phone.getByText('Check your inbox')).toBeVisible()
  await phone.goto('/_local/mail')
  await phone.getByRole('article').filter({ hasText: email }).first().getByRole('link').first().click()
  await phone.getByRole('button', { name: 'Continue' }).click()
  await phone.getByLabel('New password').fill('a new one entirely')
  await phone.getByRole('button', { name: 'Save password' }).click()
  await expect(phone).toHaveURL(/\/dashboard$/)
  await phone.close()

  const again = await browser.newPage({ baseURL: app.url })
  await again.goto('/login')
  await signInAs(again, email, 'a new one entirely')
  await again.close()
})

test('a link with a session in it signs nobody in, and replaces nobody', async ({ page, app }) => {
  const stranger = await app.backend.fetch(`${app.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: app.backend.anonKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'founder@groundwork.test', password: 'groundwork-demo' }),
  })
  const { access_token, refresh_token } = await stranger.json()
  const bait = `/validate-idea#access_token=${access_token}&refresh_token=${refresh_token}&type=signup`
  await page.goto(bait)
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText('This login link did not work.')).toBeVisible()

  await signInAs(page, 'admin@groundwork.test', 'groundwork-demo')
  await page.goto('about:blank')
  await page.goto(bait)
  await page.goto('/admin/profile')
  await expect(page.getByLabel('Email')).toHaveValue('admin@groundwork.test')
})
