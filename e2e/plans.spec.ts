import { expectAccessibleInBothLooks } from './accessible'
import { expect, test } from './fixtures'
import { enterAsDemo, enterAsFounder } from './session'

test('an administrator changes what is sold and what is free, and a founder sees it', async ({
  page,
  browser,
  app,
}) => {
  test.slow()
  await enterAsDemo(page, app, 'admin')
  await page.goto('/admin/profile')
  await expectAccessibleInBothLooks(page, 'the profile of an administrator')
  await page.getByRole('link', { name: 'Pricing Plans' }).click()
  await expect(page).toHaveURL(/\/admin\/plan-settings$/)
  await expect(page.getByRole('button', { name: 'Edit Pro' })).toBeVisible()
  await expectAccessibleInBothLooks(page, 'the plans')

  await page.getByRole('button', { name: 'Edit Pro' }).click()
  await page.getByLabel('Plan Name').fill('Pro for founders')
  await page.getByLabel('Price (US dollars)').fill('34.50')
  await page.getByRole('button', { name: 'Save Plan' }).click()
  await expect(page.getByText('Plan saved successfully')).toBeVisible()
  await expect(page.getByText('$34.50/month')).toBeVisible()

  await page.getByRole('button', { name: 'Change the price of 5 ideas' }).click()
  await page.getByLabel('Price (US dollars)').fill('18.49')
  await page.getByRole('button', { name: 'Save Price' }).click()
  await expect(page.getByText('Price saved successfully')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: /^5 ideas/ })).toContainText('$18.49')

  await page.getByRole('tab', { name: 'Free Plan Limits' }).click()
  await page.getByLabel('Number of Validations').fill('4')
  await page.getByRole('switch', { name: 'POC' }).click()
  await page.getByRole('button', { name: 'Save Limits' }).click()
  await expect(page.getByText('Free plan limits updated successfully')).toBeVisible()

  const founder = await browser.newPage({ baseURL: app.url })
  await enterAsFounder(founder, app)
  await founder.goto('/pricing')
  await expect(founder.getByText('Pro for founders')).toBeVisible()
  await expect(founder.getByText(/\$34\.50/)).toBeVisible()
  await expect(founder.getByText('0 of 4 used')).toBeVisible()
  await founder.close()
})
