import { expect, test } from './fixtures'
import { IDEA, PASSWORD, signInAs } from './founder'
import { noteRest, partsLoaded } from './rest'
import { enterAsFounder } from './session'

test('an idea that is sent offline, or whose start fails, is kept, and goes through afterwards', async ({
  page,
  context,
  app,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|status of 503|Failed to load resource/)
  await enterAsFounder(page, app)
  await noteRest(page)
  await page.goto('/validate-idea')
  // `fill` uses neither keyboard nor pointer, so the code that shows failures has loaded with the rest of the page.
  await page.getByLabel('Your idea').fill(IDEA)
  await partsLoaded(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Validate Idea' }).click()
  await expect(page.getByText('Unable to check validation eligibility. Please try again.')).toBeVisible()
  await expect(page.getByLabel('Your idea')).toHaveValue(IDEA)
  await context.setOffline(false)
  await page.route('**/functions/v1/**', (route) =>
    route.fulfill({ status: 503, json: { error: 'Out of order' } }),
  )
  await page.getByRole('button', { name: 'Validate Idea' }).click()
  await expect(page.getByText('There was a problem starting the validation')).toBeVisible()
  await expect(page.getByText('Network error', { exact: true })).toBeVisible()
  await page.unroute('**/functions/v1/**')
  await page.getByRole('button', { name: /^Retry Validation/ }).click()
  await expect(page).toHaveURL(/\/validate-idea\/results\//, { timeout: 30_000 })
})

test('a failure is told later when what shows it cannot be loaded', async ({ page, app, complaints }) => {
  complaints.allow(/status of 503|Failed to load resource|Failed to fetch/)
  await enterAsFounder(page, app)
  let refused = 0
  await page.route('**/assets/used-*.js', (route) => {
    refused += 1
    return route.abort()
  })
  await page.goto('/validate-idea')
  await page.getByLabel('Your idea').fill(IDEA)
  await page.route('**/rest/v1/rpc/**', (route) => route.fulfill({ status: 503, json: {} }))
  await page.getByRole('button', { name: 'Validate Idea' }).click()
  // Requested by the page, and again for the toast.
  await expect.poll(() => refused).toBeGreaterThan(1)
  await page.unroute('**/assets/used-*.js')
  await expect(page.getByText('Unable to check validation eligibility. Please try again.')).toBeVisible()
})

test('an expired session leads to the login and back', async ({ page, context, complaints, app }) => {
  complaints.allow(/status of 40\d/)
  const email = await enterAsFounder(page, app)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await app.backend.sql('delete from auth.sessions')
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('sb-')) {
        const session = JSON.parse(localStorage.getItem(key) ?? '{}')
        localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1, expires_in: 0 }))
      }
  })
  const fresh = await context.newPage()
  await fresh.goto('/user/profile')
  await expect(fresh).toHaveURL(/\/login\?redirect=/)
  await expect(fresh.getByText('Your session has expired. Please log in again.')).toBeVisible()
  await expect(fresh.getByText('Please log in to access this page')).toHaveCount(0)
  await signInAs(fresh, email, PASSWORD)
  await expect(fresh).toHaveURL(/\/user\/profile$/)
})

test('a page that was opened offline is shown as soon as the network is back', async ({
  page,
  context,
  complaints,
  app,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource/)
  await enterAsFounder(page, app)
  await page.goto('/user/profile')
  await expect(page.getByLabel('First Name')).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Roadmaps' }).click()
  await expect(page.getByRole('heading', { name: 'This page could not be displayed.' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'My Roadmaps' })).toBeVisible()
  await expect(page).toHaveURL(/\/roadmaps$/)
})
