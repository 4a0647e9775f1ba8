import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible'
import { expect, test } from './fixtures'
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

test('a message of a visitor reaches the administrators', async ({ page, app }) => {
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Careers' }).click()
  await expect(page.getByLabel('Subject')).toHaveValue('careers')
  await page.getByLabel('Name').fill('Ada')
  await page.getByLabel('Email').fill('ada@example.test')
  await page.getByLabel('Message').fill('Are you hiring?')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('button', { name: 'Write another message' })).toBeVisible()
  await enterAs(page, app, 'admin')
  await page.goto('/admin/messages')
  const newest = page.getByRole('listitem').filter({ hasText: 'Are you hiring?' })
  await newest.getByRole('button', { name: 'Mark as read' }).click()
  await expect(newest.getByRole('button', { name: 'Mark as new' })).toBeVisible()
  await expectAccessible(page, 'the messages')
  await newest.getByRole('button', { name: 'Delete' }).click()
  await newest.getByRole('button', { name: 'Delete permanently' }).click()
  await expect(newest).toHaveCount(0)
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
