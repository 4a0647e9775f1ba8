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
