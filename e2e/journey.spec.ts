import { expect, test } from './fixtures'
import { PASSWORD } from './founder'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const IDEA =
  'Independent dog walkers lose half a day a week to chasing payments. An app where owners in Chicago book and pay, $15 per walk.'

test('an idea typed on the landing page waits through the sign-up, becomes a report, and is read until its founder signs out', async ({
  page,
  app,
}) => {
  test.setTimeout(120_000)
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
          shifts.push(Number(entry.value))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/')
  await page.getByRole('button', { name: /^Theme/ }).click()
  await expect(page.getByRole('button', { name: /^Theme: Light/ })).toBeVisible()
  // The page starts without the reader and the layer that draws its marks.
  const reading = () => asked.filter((url) => /drafts-|read-text-/.test(url))
  expect(reading()).toEqual([])
  await page.reload()
  // The first keystrokes start the app and are kept.
  await page.getByLabel('Your idea').pressSequentially(IDEA)
  const read = page.locator('[data-field=price] dd')
  await expect(read).toHaveText('$15 per walk')
  await expect(page.locator('[data-field=customer] dd')).toHaveText('Independent dog walkers')
  expect(reading()).not.toEqual([])
  await expect(page.getByLabel('Your idea')).toHaveValue(IDEA)
  await page.locator('#pricing').scrollIntoViewIfNeeded()
  await expect(page.locator('#pricing').getByText('$19.99')).toBeVisible()
  await page.getByRole('slider', { name: 'Customers' }).press('End')
  await expect(page.getByRole('region', { name: 'Slide: Market Opportunity' })).toContainText('$300K')
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4_000)
  const moved = await page.evaluate(() =>
    'shifts' in window && Array.isArray(window.shifts) ? window.shifts.reduce((sum, by) => sum + by, 0) : 1,
  )
  expect(moved).toBeLessThanOrEqual(0.02)

  await page.getByRole('main').getByRole('link', { name: 'Validate Your Idea' }).click()
  await page.getByRole('link', { name: 'create an account' }).click()
  await page.getByLabel('First Name').fill('Grace')
  await page.getByLabel('Last Name').fill('Tester')
  await page.getByLabel('Email').fill(app.newAddress())
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByLabel('Your idea')).toHaveValue(IDEA)
  expect(await page.evaluate(() => localStorage.getItem('waiting-idea'))).not.toContain('dog')
  await page.getByRole('button', { name: 'Validate Idea' }).click()
  await expect(page).toHaveURL(/\/validate-idea\/results\//, { timeout: 30_000 })
  await expect(page.getByRole('main')).toContainText('Independent dog walkers')
  await expect(page.getByText('Completed', { exact: true })).toBeVisible()
  await expect(
    page.getByText('Built-in analysis: your words, arithmetic and curated facts. No AI model was used.'),
  ).toBeVisible()

  for (const name of ['Project Concept', 'Target Users', 'Features', 'Market', 'Citations']) {
    await page.getByRole('tab', { name, exact: true }).click()
    await expect(page.getByRole('tabpanel', { name, exact: true })).not.toBeEmpty()
  }
  await page.getByRole('tab', { name: 'Features', exact: true }).click()
  for (const name of ['Core', 'Must-Have', 'Should-Have', 'Nice-to-Have', 'Future']) {
    await page.getByRole('tab', { name, exact: true }).click()
    await expect(page.getByRole('tabpanel', { name, exact: true })).not.toBeEmpty()
  }

  await page
    .getByRole('button', { name: 'Back to Dashboard' })
    .or(page.getByRole('link', { name: 'Back to Dashboard' }))
    .click()
  await expect(page.getByRole('heading', { name: 'My Validated Ideas' })).toBeVisible()
  await expect(page.getByText('View Results')).toBeVisible()

  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('Logged out successfully')).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
  await page.goto('/dashboard')
  await expect(page.getByText('Please log in to access this page')).toBeVisible()
})
