import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible'
import { expect, test } from './fixtures'
import { PASSWORD } from './founder'
import { enterAs, enterAsFounder } from './session'

const OFFSET_PX = 80

const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top))

test('a visitor is led through the page, reads a sample report and is known when back', async ({
  page,
  app,
}) => {
  test.setTimeout(120_000)
  await page.goto('/')
  // The very first click starts the app and takes effect, and the prerendered HTML stays in place.
  const written = await page.getByRole('heading', { level: 1 }).elementHandle()
  await page.getByRole('button', { name: /^Theme: System/ }).click()
  await expect(page.getByRole('button', { name: /^Theme: Light/ })).toBeVisible()
  expect(await written?.evaluate((heading) => heading.isConnected)).toBe(true)
  const nav = page.getByRole('navigation', { name: 'Main' })

  // Scrolling before the app starts keeps its position, and a menu opened before that can be closed.
  const ready = () =>
    page.evaluate(() => new Promise((resolve) => addEventListener('groundwork:ready', resolve)))
  await page.goto('/privacy')
  await page.goto('/')
  const [started] = await Promise.all([ready(), page.mouse.wheel(0, 700)])
  expect(started).toBeDefined()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/terms')
  await page.goto('/')
  await Promise.all([ready(), nav.getByLabel('Open menu').click()])
  await nav.getByLabel('Close menu').click()
  await expect(nav.getByRole('link', { name: 'Benefits' })).toBeHidden()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  for (const [label, id] of [
    ['Process', 'process'],
    ['About', 'about'],
  ] as const) {
    await nav.getByRole('link', { name: label }).click()
    await expect.poll(() => topOf(page, id)).toBe(OFFSET_PX)
  }
  const answers = page.locator('#faq details[open]')
  await page.getByText('What does it cost?').click()
  await page.getByText('Who can read my idea?').click()
  await expect(answers).toHaveCount(1)
  await expect(answers).toContainText('You and the administrators of this site.')

  await page.setViewportSize({ width: 320, height: 640 })
  await nav.getByLabel('Open menu').click()
  await nav.getByRole('link', { name: 'Benefits' }).click()
  await expect(nav.getByLabel('Open menu')).toBeVisible()
  await expect.poll(() => topOf(page, 'benefits')).toBe(OFFSET_PX)
  await expectAccessible(page, 'the landing page, 320 px wide')
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.getByRole('link', { name: /Read its sample report : Inventory/ }).click()
  await expect(page).toHaveURL(/\/sample\/stock$/)
  await expect(page.getByText('Sample report', { exact: true }).first()).toBeVisible()
  for (const name of ['Target Users', 'Features', 'Market', 'Citations', 'Pitch Deck']) {
    await page.getByRole('tab', { name, exact: true }).click()
    await expect(page.getByRole('tabpanel', { name, exact: true })).not.toBeEmpty()
  }
  await expect(page.getByRole('button', { name: /Edit|Rewrite|Delete/ })).toHaveCount(0)

  await page.goto('/')
  await page.getByRole('link', { name: 'Validate Your Idea' }).first().click()
  await expect(page).toHaveURL(/\/login$/)
  await enterAsFounder(page, app)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/')
  await expect(page).toHaveURL(/\/dashboard$/)
})

const IDEA =
  'Independent dog walkers lose half a day a week to chasing payments. An app where owners in Chicago book and pay, $15 per walk.'

test('an idea typed on the landing page waits through the sign-up and becomes a report', async ({
  page,
  app,
}) => {
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
})

test('a message of a visitor reaches the administrators, and no sixth one within an hour', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(/429/)
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Careers' }).click()
  await expect(page.getByLabel('Subject')).toHaveValue('careers')
  const send = async (text: string) => {
    await page.getByLabel('Name').fill('Ada')
    await page.getByLabel('Email').fill('ada@example.test')
    await page.getByLabel('Message').fill(text)
    await page.getByRole('button', { name: 'Send message' }).click()
  }
  for (let sent = 1; sent <= 5; sent += 1) {
    await send(`Are you hiring? Message ${sent}`)
    await page.getByRole('button', { name: 'Write another message' }).click()
  }
  await send('Are you hiring? One too many')
  await expect(page.getByRole('alert')).toContainText('You have sent several messages.')
  // A forged sender address doesn't get around the limit.
  const forged = await page.request.post('/functions/v1/send-message', {
    headers: { 'x-forwarded-for': '203.0.113.9', 'cf-connecting-ip': '203.0.113.9' },
    data: { name: 'Ada', email: 'ada@example.test', subject: 'sales', message: 'From somewhere else' },
  })
  expect(forged.status()).toBe(429)
  await enterAs(page, app, 'admin')
  await page.goto('/admin/messages')
  await expect(page.getByRole('list', { name: 'Messages' }).getByRole('listitem')).toHaveCount(5)
  const newest = page.getByRole('listitem').filter({ hasText: 'Message 5' })
  await newest.getByRole('button', { name: 'Mark as read' }).click()
  await expect(newest.getByRole('button', { name: 'Mark as new' })).toBeVisible()
  await newest.getByRole('button', { name: 'Delete' }).click()
  await newest.getByRole('button', { name: 'Delete permanently' }).click()
  await expect(page.getByRole('list', { name: 'Messages' }).getByRole('listitem')).toHaveCount(4)
  await expectAccessible(page, 'the messages')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page is read, and its questions open', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Is your idea worth building?')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click()
    await expect(page.locator('#faq')).toBeInViewport()
    await page.getByText('What does it cost?').click()
    await page.getByText('Who can read my idea?').click()
    await expect(page.locator('#faq details[open]')).toHaveCount(1)
    await expect(page.getByText('The price list needs JavaScript.')).toBeVisible()
  })
})
