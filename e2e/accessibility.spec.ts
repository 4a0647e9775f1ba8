import { expectAccessible, LOOKS } from './accessible'
import { expect, test } from './fixtures'
import { IDEA, signInAs, signUpAs, submitIdea } from './founder'

for (const { name, width, height, colorScheme } of LOOKS) {
  test.describe(name, () => {
    test.use({ viewport: { width, height }, colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('everybody can use the public pages', async ({ page }) => {
      for (const path of ['/', '/login', '/signup', '/no/such/page']) {
        await page.goto(path)
        await expectAccessible(page, path)
      }
    })

    test('everybody can use the pages of a founder', async ({ page }) => {
      test.setTimeout(120_000)
      await signUpAs(page, `accessible-${width}@example.test`)
      for (const path of ['/dashboard', '/validate-idea', '/pricing', '/user/profile']) {
        await page.goto(path)
        await expectAccessible(page, path)
      }
      await submitIdea(page, IDEA)
      // Loaded anew, so that no toast fades in or out while its contrast is measured.
      await page.reload()
      for (const tab of ['Project Concept', 'Target Users', 'Features', 'Market', 'Citations']) {
        await page.getByRole('tab', { name: tab, exact: true }).click()
        await expectAccessible(page, `results, ${tab}`)
      }
      await page.goto('/dashboard')
      await expectAccessible(page, 'dashboard with an idea')
    })

    test('everybody can use the pages of an admin', async ({ page }) => {
      await page.goto('/login')
      await signInAs(page, 'admin@groundwork.test', 'groundwork-demo')
      for (const path of ['/admin/dashboard', '/admin/ai-settings', '/admin/profile']) {
        await page.goto(path)
        await expectAccessible(page, path)
      }
    })
  })
}

test('an idea is submitted and read without a mouse', async ({ page }) => {
  await signUpAs(page, 'keyboard@example.test')
  await page.goto('/validate-idea')
  await page.getByRole('textbox').focus()
  await page.keyboard.insertText(IDEA)
  const submit = page.getByRole('button', { name: 'Validate Idea' })
  for (let presses = 0; presses < 10; presses += 1) {
    if (await submit.evaluate((button) => button === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(submit).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/validate-idea\/results\//, { timeout: 30_000 })
  await page.getByRole('tab', { name: 'Project Concept', exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Target Users', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  )
})
