import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { IDEA, PASSWORD } from './founder'
import { addReport } from './reports'
import { enterAsFounder } from './session'

/** Delays the app's scripts until the returned function is called. */
async function holdApp(page: Page): Promise<() => void> {
  let go = (): void => undefined
  const released = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  return go
}

/** Opens the address without waiting for the app. */
const open = (page: Page, address: string) =>
  page.evaluate((to) => {
    window.location.href = to
  }, address)

test('a founder sees their own titles before the app runs, and the app asks for nothing twice', async ({
  page,
  app,
}) => {
  const id = await addReport(app, await enterAsFounder(page, app), { idea: IDEA })
  await page.goto('/privacy')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/idea_validations?select=') && request.method() === 'GET')
      asked.push(new URL(request.url()).search)
  })
  for (const [address, level] of [
    ['/dashboard', 2],
    [`/validate-idea/results/${id}`, 1],
  ] as const) {
    const release = await holdApp(page)
    await open(page, address)
    await expect(page.getByRole('main').getByRole('heading', { level })).toContainText(IDEA.slice(0, 30))
    await expect(page.locator('html[data-app]')).toBeAttached()
    release()
    await expect(page.locator('html:not([data-app])')).toBeAttached()
    await page.unrouteAll({ behavior: 'wait' })
    await expect(page.getByRole('main').getByRole('heading', { level })).toContainText(IDEA.slice(0, 30))
  }
  const rows = asked.filter((query) => /select=(\*|id%2Ctitle)/.test(query))
  expect(rows).toHaveLength(2)
})

test('what is typed and pressed before the app runs is kept and done', async ({ page, app }) => {
  await enterAsFounder(page, app)
  await page.goto('/privacy')
  const release = await holdApp(page)
  await open(page, '/dashboard')
  await page.getByLabel('Your idea').fill(IDEA)
  await page.getByRole('button', { name: 'Validate Idea' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  release()
  await expect(page).toHaveURL(/\/validate-idea\/results\//, { timeout: 30_000 })
  await page.unrouteAll({ behavior: 'wait' })
})

test('the login page keeps what is typed before the app runs, and signs in with it afterwards', async ({
  page,
  app,
}) => {
  const email = await enterAsFounder(page, app)
  await page.context().setStorageState({ cookies: [], origins: [] })
  await page.goto('/privacy')
  const release = await holdApp(page)
  await open(page, '/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page).toHaveURL(/\/login$/)
  release()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.unrouteAll({ behavior: 'wait' })
})

test('an idea outlives an app that could not be loaded', async ({ page, app, complaints }) => {
  complaints.allow(/ERR_FAILED|Failed to fetch|dynamically imported|Failed to load/)
  await enterAsFounder(page, app)
  await page.goto('/privacy')
  let fail = (): void => undefined
  const failed = new Promise<void>((resolve) => {
    fail = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await failed
    await route.abort()
  })
  await open(page, '/validate-idea')
  await page.getByLabel('Your idea').fill(IDEA)
  fail()
  await expect(page.getByText('Groundwork could not be loaded.')).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByLabel('Your idea')).toHaveValue(IDEA)
})
