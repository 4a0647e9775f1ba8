import type { RoadmapContent } from '@domain/roadmap'
import type { Page } from '@playwright/test'
import { expectAccessibleInBothLooks, faultsOf } from './accessible'
import type { App } from './app'
import { expect, test } from './fixtures'
import { addReport } from './reports'
import { enterAsDemo, enterAsFounder } from './session'

const ZEBRAS = 'Zebra crossings, mapped by the people who use them'
const OTHER = 'Benches, mapped by those who rest on them'

async function addPlan(app: App, validation: string) {
  await app.backend.sql(
    `insert into public.project_planning (validation_id, platforms, development_phases, technology_stack,
       branding_preferences, monthly_users, timeline, budget_range)
     values ($1, '{web}', '{interactive,mvp}', '{react,postgresql}', '{modern}', 'medium', '3-6-months', '25k-50k')`,
    [validation],
  )
}

async function addPlannedReport(app: App, email: string, idea: string) {
  const id = await addReport(app, email, { writer: 'model', idea })
  await addPlan(app, id)
  return { id }
}

async function requestPrototype(page: Page, id: string) {
  await page.goto(`/validate-idea/results/${id}`)
  await page.getByRole('link', { name: 'Development Roadmap' }).click()
  await page.getByRole('button', { name: 'Generate AI Roadmap' }).click()
  const dialog = page.getByRole('dialog', { name: 'Generate Roadmap' })
  await expect(dialog.getByRole('option', { name: 'Minimum Viable Product (locked)' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Generate Roadmap' }).click()
  await expect(page.getByText('Roadmap requested successfully')).toBeVisible()
}

const projectCard = (page: Page) => page.getByRole('article').filter({ hasText: ZEBRAS })
const editor = (page: Page) => page.getByRole('textbox', { name: 'Roadmap content (JSON)' })

async function write(page: Page, text: string) {
  await editor(page).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(text)
}

async function contentOf(app: App, id: string): Promise<RoadmapContent> {
  const [row] = await app.backend.sql<{ content: RoadmapContent }>(
    "select content from public.roadmaps where validation_id = $1 and phase = 'interactive'",
    [id],
  )
  if (!row) throw new Error('There is no roadmap.')
  return row.content
}

const expectDialogAccessible = async (page: Page) => expect(await faultsOf(page, '[role=dialog]')).toEqual([])

test('an administrator generates all phases, publishes, edits what is published, and lets later ones be published at once', async ({
  page,
  app,
  complaints,
}) => {
  test.setTimeout(180_000)
  // The browser logs the refused save.
  complaints.allow(/status of 409/)
  const email = await enterAsFounder(page, app)
  const { id } = await addPlannedReport(app, email, ZEBRAS)
  const founder = await page.context().storageState()
  await requestPrototype(page, id)
  await page.goto('/roadmaps')
  await expect(projectCard(page)).toContainText('In Review')
  await expect(projectCard(page)).toContainText('Interactive Prototype')

  await enterAsDemo(page, app, 'admin')
  await page.goto('/admin/roadmaps')
  await page.getByRole('tab', { name: 'All' }).click()
  await expect(projectCard(page)).toContainText('Grace Tester')
  await expect(projectCard(page)).toContainText('Interactive Prototype: Draft')
  await expect(projectCard(page)).toContainText('Production Ready: Not Generated')
  await projectCard(page).getByRole('button', { name: 'Generate All Phases' }).click()
  await expect(page.getByText('Generated 3 of 3 roadmaps successfully')).toBeVisible({ timeout: 60_000 })
  await expect(projectCard(page)).toContainText('Production Ready: Draft')
  await projectCard(page).getByRole('button', { name: 'Publish Next Draft' }).click()
  await expect(page.getByText('Roadmap published successfully')).toBeVisible()
  await expect(projectCard(page)).toContainText('Interactive Prototype: Published')
  await expectAccessibleInBothLooks(page, 'roadmap management')

  await projectCard(page).getByRole('link', { name: 'View Roadmap' }).click()
  await page.getByRole('tab', { name: /^Interactive Prototype/ }).click()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const form = page.getByRole('dialog').getByRole('region', { name: 'Tasks' })
  const size = form.getByRole('combobox', { name: /^Size of/ }).first()
  const total = await form.getByRole('status').innerText()
  await size.selectOption('XL')
  await expect(form.getByRole('status')).not.toHaveText(total)
  const published = await contentOf(app, id)
  const [phase] = published.phases
  if (!phase) throw new Error('The roadmap has no phase.')
  const [task, ...tasks] = phase.tasks
  await write(
    page,
    JSON.stringify({ ...published, phases: [{ ...phase, tasks: [{ ...task, role: 'Nobody' }, ...tasks] }] }),
  )
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText("The team has no role 'Nobody'.")).toBeVisible()

  await write(page, JSON.stringify({ ...published, name: 'Click through the crossings' }, null, 2))
  await page.getByRole('button', { name: 'Save Changes' }).click()
  const differences = page.getByRole('region', { name: 'Differences' })
  await expect(differences).toContainText('Click through the crossings')
  await expect(differences).toContainText('unchanged lines')
  await expectDialogAccessible(page)
  // Another administrator saves first.
  await app.backend.sql(
    `update public.roadmaps set content = jsonb_set(content, '{name}', '"Theirs"')
     where validation_id = $1 and phase = 'interactive'`,
    [id],
  )
  await differences.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('This roadmap was changed in the meantime.')).toBeVisible()
  await page.getByRole('button', { name: 'Compare with my text' }).click()
  await expect(differences).toContainText('Theirs')
  await differences.getByRole('button', { name: 'Save my text' }).click()
  await expect(page.getByText('Roadmap content updated successfully')).toBeVisible()
  expect(await contentOf(app, id)).toEqual({ ...published, name: 'Click through the crossings' })

  await page.goto('/admin/roadmaps')
  await page.getByRole('switch', { name: 'Publish requested roadmaps automatically' }).click()
  await expect(page.getByText('Settings updated successfully.')).toBeVisible()
  await page.context().setStorageState(founder)
  const { id: another } = await addPlannedReport(app, email, OTHER)
  await requestPrototype(page, another)
  await page.goto('/roadmaps')
  await expect(page.getByRole('article').filter({ hasText: OTHER })).toContainText('Ready for viewing', {
    timeout: 30_000,
  })
  await expectAccessibleInBothLooks(page, 'my roadmaps')
})
