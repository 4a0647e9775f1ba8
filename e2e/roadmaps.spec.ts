import { readFile } from 'node:fs/promises'
import type { RoadmapContent } from '@domain/roadmap'
import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInBothLooks } from './accessible'
import type { App } from './app'
import { expect, test } from './fixtures'
import { addReport } from './reports'
import { enterAsDemo, enterAsFounder } from './session'

// Run this file's tests in order, in one app.
test.describe.configure({ mode: 'default' })

/** Signs up a founder with one planned report; returns its id and the address of its roadmaps. */
async function withPlan(page: Page, app: App) {
  const email = await enterAsFounder(page, app)
  const id = await addReport(app, email, { writer: 'model' })
  await app.backend.sql(
    `insert into public.project_planning (validation_id, platforms, development_phases, technology_stack,
       branding_preferences, monthly_users, timeline, budget_range)
     values ($1, '{web,mobile}', '{interactive,mvp}', '{react,postgresql}', '{modern}', 'medium', '3-6-months', '5k-25k')`,
    [id],
  )
  return { email, id, roadmaps: `/validate-idea/results/${id}/roadmap` }
}

/** Requests the prototype's roadmap, which is then a draft waiting for review. */
async function request(page: Page, roadmaps: string) {
  await page.goto(roadmaps)
  await page.getByRole('button', { name: 'Generate AI Roadmap' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Generate Roadmap' }).click()
  await expect(page.getByText('Roadmap requested successfully')).toBeVisible()
  await expect(page.getByText('Roadmap In Review')).toBeVisible({ timeout: 60_000 })
}

/** The name and content of the file that a menu item or button saves. */
async function saved(page: Page, press: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent('download'), press()])
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

test('a founder asks for a roadmap, an administrator publishes it, the founder reads and saves it', async ({
  page,
  app,
  browser,
}) => {
  test.setTimeout(180_000)
  const { id, roadmaps } = await withPlan(page, app)
  await page.goto(`/roadmap/${id}?phase=mvp`)
  await expect(page.getByText('Premium Phase Locked')).toBeVisible()
  await expectAccessible(page, 'a locked phase')
  await expect(page.getByRole('tab', { name: /Minimum Viable Product/ })).toBeDisabled()
  await request(page, roadmaps)
  await expect(page.getByRole('article')).toHaveCount(0)
  await expectAccessible(page, 'a roadmap in review')

  const office = await browser.newContext({ baseURL: app.url })
  const admin = await office.newPage()
  await enterAsDemo(admin, app, 'admin')
  await admin.goto(roadmaps)
  await expect(admin.getByText('Drafts are not visible to users.')).toBeVisible()
  await admin.getByRole('button', { name: 'Publish Roadmap' }).click()
  await expect(admin.getByText('Roadmap published successfully')).toBeVisible()
  await expect(admin.getByText('Draft Roadmap')).toBeHidden()
  await office.close()

  await page.reload()
  await expect(page.getByText('Roadmap Available')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Budget and Timeline' })).toContainText('Within the plan')
  const [row] = await app.backend.sql<{ content: RoadmapContent }>(
    'select content from public.roadmaps where validation_id = $1',
    [id],
  )
  const json = await saved(page, () => page.getByRole('button', { name: 'Download' }).click())
  expect(json.name).toBe('roadmap-interactive.json')
  expect(JSON.parse(json.text)).toEqual(row?.content)
  const tasks = row?.content.phases[0]?.tasks ?? []
  await page
    .getByRole('button', { name: /tasks?, [\d,.]+ h$/ })
    .first()
    .click()
  const cost = page.getByText('Estimated Cost').locator('..')
  const publishedCost = await cost.innerText()
  await page
    .getByRole('combobox', { name: /^Size of/ })
    .first()
    .selectOption('XL')
  await expect(page.getByText('You changed 1 size.')).toBeVisible()
  await expect(cost).not.toHaveText(publishedCost)
  const sizedCost = await cost.innerText()
  await expectAccessibleInBothLooks(page, 'a roadmap with a changed size')
  await page.reload()
  await expect(cost).toHaveText(sizedCost, { useInnerText: true })
  await page.getByRole('button', { name: /^Schedule/ }).click()
  const lines = page.getByRole('list', { name: 'Tasks by start date' }).getByRole('listitem')
  await expect(lines).toHaveCount(tasks.length)
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'Calendar and issue trackers' }).click()
  const imports = page.getByRole('dialog')
  await imports.getByLabel('Start date').fill('2026-11-26')
  await expectAccessible(page, 'exports for calendars and issue trackers')
  const calendar = await saved(page, () => imports.getByRole('button', { name: 'Save calendar' }).click())
  expect(calendar.text.match(/^SUMMARY:/gm)?.length).toBeGreaterThan(tasks.length)
  await page.keyboard.press('Escape')
  const milestone = page
    .getByRole('region', { name: /^Milestones/ })
    .getByRole('listitem')
    .first()
  await expect(milestone).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(milestone).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download' })).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
})

test('a founder renews a roadmap after the plan has changed, and reads why one was withdrawn', async ({
  page,
  app,
  browser,
}) => {
  test.setTimeout(180_000)
  const { id, roadmaps } = await withPlan(page, app)
  await request(page, roadmaps)
  const publish = () =>
    app.backend.sql(`update public.roadmaps set status = 'published' where validation_id = $1`, [id])
  await publish()

  await app.backend.sql(
    `update public.project_planning set budget_range = '50k-100k' where validation_id = $1`,
    [id],
  )
  await page.reload()
  await expect(page.getByText('The plan has changed since this roadmap was written')).toBeVisible()
  await expect(page.getByText('Budget ($5,000 to $25,000 → $50,000 to $100,000)')).toBeVisible()
  await expectAccessible(page, 'a roadmap from an earlier plan')
  await page.getByRole('button', { name: 'Request a new version' }).click()
  await expect(page.getByText('Roadmap requested successfully')).toBeVisible()
  await expect(page.getByText('A new version is waiting for review.')).toBeVisible({ timeout: 60_000 })
  // The published version stays until the new one is published.
  await expect(page.getByRole('article').getByText('Published', { exact: true })).toBeVisible()
  await publish()
  await page.reload()
  await expect(page.getByRole('article')).toBeVisible()
  await expect(page.getByText('has changed since this roadmap was written')).toBeHidden()

  const office = await browser.newContext({ baseURL: app.url })
  const admin = await office.newPage()
  await enterAsDemo(admin, app, 'admin')
  await admin.goto(roadmaps)
  await admin.getByRole('button', { name: 'Withdraw' }).click()
  await admin.getByRole('textbox', { name: 'Reason' }).fill('It plans for the law of another country.')
  await expectAccessible(admin, 'the dialog to withdraw')
  await admin.getByRole('button', { name: 'Withdraw Roadmap' }).click()
  await expect(admin.getByText('Roadmap withdrawn')).toBeVisible()
  await expect(admin.getByText('Drafts are not visible to users.')).toBeVisible()
  await office.close()

  await page.goto('/roadmaps')
  await expect(page.getByText(/^Withdrawn .*: It plans for the law of another country\.$/)).toBeVisible()
  await expectAccessibleInBothLooks(page, 'a withdrawn roadmap in the list')
  await page.getByRole('link', { name: 'View Roadmap' }).click()
  await expect(page.getByText('Roadmap Withdrawn')).toBeVisible()
  await expect(page.getByText('It plans for the law of another country.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Request a new version' })).toBeVisible()
})
