import { expect, test } from './fixtures'
import { IDEA, signUpAs, submitIdea } from './founder'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a founder signs up, submits an idea, reads every tab and signs out', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Validate Your Idea' }).first().click()
  await expect(page).toHaveURL(/\/login/)
  await signUpAs(page, 'journey@example.test')
  await expect(page.getByRole('heading', { name: 'From Idea to Implementation' })).toBeVisible()

  await submitIdea(page, IDEA)
  await expect(page).toHaveURL(/\/validate-idea\/results\/[0-9a-f-]{36}/)
  await expect(page.getByText('Completed', { exact: true })).toBeVisible()
  await expect(
    page.getByText('Built-in template analysis. No AI model and no live research was used.'),
  ).toBeVisible()

  for (const name of ['Project Concept', 'Target Users', 'Features', 'Market', 'Citations']) {
    await page.getByRole('tab', { name, exact: true }).click()
    await expect(page.getByRole('tabpanel', { name, exact: true })).not.toBeEmpty()
  }
  await page.getByRole('tab', { name: 'Features', exact: true }).click()
  for (const name of ['Core', 'Must-Have', 'Should-Have', 'Nice-to-Have', 'Future']) {
    await page.getByRole('tab', { name, exact: true }).click()
    await expect(page.getByRole('tabpanel', { name, exact: true })).toContainText(/Web|Mobile/)
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

test('the free plan stops a second idea, on the screen and on the server', async ({ page, app }) => {
  await signUpAs(page, 'capped@example.test')
  await submitIdea(page, IDEA)
  await page.goto('/validate-idea')
  await page
    .getByRole('textbox')
    .fill('A second idea that the free plan does not cover any more, sadly enough.')
  await page.getByRole('button', { name: 'Validate Idea' }).click()
  await expect(page.getByText('Validation limit reached')).toBeVisible()
  await expect(page).toHaveURL(/\/pricing/)
  expect(
    await app.backend.sql(
      'select state from private.charges c join auth.users u on u.id = c.user_id where u.email = $1',
      ['capped@example.test'],
    ),
  ).toEqual([{ state: 'settled' }])

  await page.goto('/validate-idea')
  await expect(page.getByRole('textbox')).toHaveValue(/A second idea/)
})

test('an idea with markup, right-to-left text and emoji is shown as it was typed', async ({ page }) => {
  const idea = `<img src=x onerror="document.title='owned'"> منصة لحجز المواعيد 🩺 <script>document.title='owned'</script> for clinics in Cairo`
  await signUpAs(page, 'markup@example.test')
  await submitIdea(page, idea)
  await expect(page.getByText(idea).first()).toBeVisible()
  expect(await page.title()).not.toContain('owned')
})

test('a draft survives a reload', async ({ page }) => {
  await signUpAs(page, 'draft@example.test')
  await page.goto('/validate-idea')
  await page.getByRole('textbox').fill('A half-written thought')
  await page.reload()
  await expect(page.getByRole('textbox')).toHaveValue('A half-written thought')
})
