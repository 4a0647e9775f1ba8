import { expectAccessibleInBothLooks } from './accessible'
import { expect, test } from './fixtures'
import { addReport } from './reports'
import { enterAsDemo, enterAsFounder } from './session'

// Other spec files run the same checks on the pages they visit.

test('everybody can use the public pages', async ({ page }) => {
  test.setTimeout(120_000)
  for (const path of [
    '/',
    '/login',
    '/signup',
    '/sample',
    '/privacy',
    '/terms',
    '/contact',
    '/no/such/page',
  ]) {
    await page.goto(path)
    await expectAccessibleInBothLooks(page, path)
  }
  await expect(page.getByText("Oops! We couldn't find the page you're looking for.")).toBeVisible()
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('everybody can use the pages of a founder', async ({ page, app }) => {
  test.setTimeout(180_000)
  const email = await enterAsFounder(page, app)
  for (const path of ['/dashboard', '/validate-idea', '/validate-idea/compare', '/user/profile']) {
    await page.goto(path)
    await expectAccessibleInBothLooks(page, path)
  }
  const id = await addReport(app, email)
  await page.goto(`/validate-idea/results/${id}`)
  for (const tab of ['Project Concept', 'Target Users', 'Features']) {
    await page.getByRole('tab', { name: tab, exact: true }).click()
    await expectAccessibleInBothLooks(page, `results, ${tab}`)
  }
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('option', { name: /dog walkers/ })).toBeVisible()
  await expectAccessibleInBothLooks(page, 'the palette')
})

test('everybody can use the settings of an admin', async ({ page, app }) => {
  await enterAsDemo(page, app, 'admin')
  for (const path of ['/admin/plan-settings', '/admin/profile']) {
    await page.goto(path)
    await expectAccessibleInBothLooks(page, path)
  }
})

test('an idea of any signs is kept over a reload, submitted and read without a mouse', async ({
  page,
  app,
}) => {
  const idea = `<img src=x onerror="document.title='owned'"> منصة لحجز المواعيد 🩺 <script>document.title='owned'</script> for clinics in Cairo`
  await enterAsFounder(page, app)
  await page.goto('/user/profile')
  await expect(page.getByLabel('First Name')).toHaveValue('Grace')
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox', { name: 'Search' }).pressSequentially('validate')
  await expect(page.getByRole('option')).toHaveText(['Validate Idea'])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Validate an idea' })).toBeVisible()
  await page.getByLabel('Your idea').focus()
  await page.keyboard.insertText(idea)
  await page.reload()
  await expect(page.getByLabel('Your idea')).toHaveValue(idea)
  await page.getByLabel('Your idea').focus()
  const submit = page.getByRole('button', { name: 'Validate Idea' })
  for (let presses = 0; presses < 10; presses += 1) {
    if (await submit.evaluate((button) => button === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(submit).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/validate-idea\/results\//, { timeout: 30_000 })
  await expect(page.getByText(idea).first()).toBeVisible()
  expect(await page.title()).not.toContain('owned')
  await page.getByRole('tab', { name: 'Project Concept', exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Target Users', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  )
})
