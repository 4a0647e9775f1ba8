import { expect, test } from './fixtures'
import { enterAsDemo, enterAsFounder } from './session'

test('an administrator changes what is sold and what is free, and a founder sees it', async ({
  page,
  browser,
  app,
  complaints,
}) => {
  complaints.allow(/status of 409/)
  test.slow()
  await enterAsDemo(page, app, 'admin')
  await page.goto('/admin/profile')
  await page.getByRole('link', { name: 'Pricing Plans' }).click()
  await expect(page).toHaveURL(/\/admin\/plan-settings$/)

  await page.getByRole('button', { name: 'Edit Pro' }).click()
  await page.getByLabel('Plan Name').fill('Pro for founders')
  await page.getByLabel('Price (US dollars)').fill('34.50')
  await page.getByRole('button', { name: 'Save Plan' }).click()
  await expect(page.getByText('Plan saved successfully')).toBeVisible()
  await expect(page.getByText('$34.50/month')).toBeVisible()

  // Another administrator saves first; their change must not be overwritten unseen.
  await page.getByRole('button', { name: 'Edit Pro for founders' }).click()
  await app.backend.sql(`update public.pricing_plans set name = 'Pro plus' where id = 'pro'`)
  await page.getByRole('button', { name: 'Save Plan' }).click()
  await page.getByRole('button', { name: 'Load the saved plan' }).click()
  await expect(page.getByLabel('Plan Name')).toHaveValue('Pro plus')
  await page.getByLabel('Plan Name').fill('Pro for founders')
  await page.getByRole('button', { name: 'Save Plan' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.getByRole('button', { name: 'Change the price of 5 ideas' }).click()
  await page.getByLabel('Price (US dollars)').fill('18.49')
  await page.getByRole('button', { name: 'Save Price' }).click()
  await expect(page.getByText('Price saved successfully')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: /^5 ideas/ })).toContainText('$18.49')

  await page.getByRole('button', { name: 'Add New Plan' }).click()
  await page.getByRole('button', { name: 'Save Plan' }).click()
  for (const message of ['ID is required', 'Name is required', 'Interval is required'])
    await expect(page.getByText(message)).toBeVisible()
  await page.getByLabel('Plan ID').fill('trial')
  await page.getByLabel('Plan Name').fill('Trial')
  await page.getByLabel('Price (US dollars)').fill('3')
  await page.getByLabel('Billing Interval').selectOption('Yearly')
  await page.getByRole('button', { name: 'Save Plan' }).click()
  await expect(page.getByRole('heading', { name: 'Trial' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete Trial' }).click()
  await expect(
    page.getByText('Are you sure you want to delete the plan "Trial"? This action cannot be undone.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Plan deleted successfully')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Trial' })).toBeHidden()

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

test('a purchase stands in the history and in its file, also when its plan is not sold any more', async ({
  page,
  app,
}) => {
  const email = await enterAsFounder(page, app)
  await page.goto('/user/profile')
  await expect(page.getByText('You have not bought anything yet.')).toBeVisible()
  await app.backend.sql(
    `insert into public.user_subscriptions (user_id, plan_id, pack_type, ideas, amount, payment_id)
     select id, 'multi-idea', 'ideas-2', 2, 9.99, '=HYPERLINK("https://evil.example")'
     from auth.users where email = $1`,
    [email],
  )
  await app.backend.sql(
    `update public.pricing_plans set is_active = false, name = 'Called otherwise' where id = 'multi-idea'`,
  )
  await page.reload()
  const row = page.getByRole('row', { name: /2 validations/ })
  await expect(row).toContainText('Idea Validation Pack')
  await expect(row).toContainText('$9.99')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('groundwork-purchases.csv')
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk))
  const lines = Buffer.concat(chunks).toString('utf8').trimEnd().split('\r\n')
  expect(lines[0]).toBe(
    '\uFEFF"Date (UTC)","Plan","What","Project","Price (USD)","Status","Payment processor","Payment ID"',
  )
  expect(lines[1]).toMatch(/,"Idea Validation Pack","2 validations",,9\.99,"Bought","manual","'=HYPERLINK\(/)
})
