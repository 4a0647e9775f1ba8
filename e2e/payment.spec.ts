import type { Page } from '@playwright/test'
import { expectAccessibleInBothLooks } from './accessible'
import type { App } from './app'
import { expect, test } from './fixtures'
import { IDEA, signInAs } from './founder'
import { addReport } from './reports'
import { enterAsFounder } from './session'

// Run this file's tests in order, in one app.
test.describe.configure({ mode: 'default' })

const BUY = '**/functions/v1/create_user_subscription'

const purchasesOf = (app: App, email: string) =>
  app.backend.sql(
    `select plan_id, pack_type, project_id, amount::float, status from public.user_subscriptions
     where user_id = (select id from auth.users where email = $1) order by created_at`,
    [email],
  )
const paid = (page: Page) => page.getByRole('heading', { name: 'Payment Successful!' })

/** Uses the account's one free validation up. */
async function useFreePlanUp(app: App, email: string) {
  const id = await addReport(app, email)
  await app.backend.sql(
    `with account as (
       insert into private.quota_accounts (user_id) select id from auth.users where email = $1
       on conflict do nothing
     )
     insert into private.charges (user_id, validation_id, source, state)
     select id, $2, 'free', 'settled' from auth.users where email = $1`,
    [email, id],
  )
}

test('at the cap ideas are bought, and the text that waits is the first of them', async ({ page, app }) => {
  test.setTimeout(120_000)
  const email = await enterAsFounder(page, app)
  await useFreePlanUp(app, email)
  const waiting = `${IDEA} It waits for a free place.`
  await page.goto('/validate-idea')
  await page.getByLabel('Your idea').fill(waiting)
  await page.getByRole('button', { name: 'Validate Idea' }).click()
  await expect(page.getByText('Validation limit reached')).toBeVisible()
  await expect(page.getByText('Please upgrade to our Pro plan to validate more ideas.')).toBeVisible()
  await expect(page).toHaveURL(/\/pricing$/)
  await expect(page.getByText('Your idea is saved.')).toBeVisible()

  await page.getByRole('radio', { name: /^2 ideas/ }).check()
  await page
    .getByRole('region', { name: 'Idea Validation Packs' })
    .getByRole('link', { name: 'Checkout' })
    .click()
  await expect(page.getByText('one-time purchase', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Proceed to Payment' }).click()
  await expect(page.getByRole('heading', { name: 'Complete Your Purchase' })).toBeVisible()
  await page.getByLabel('Cardholder Name').fill('')
  await page.getByRole('button', { name: 'Pay $9.99' }).click()
  await expect(page.getByText('Enter the name on the card')).toBeVisible()
  await expectAccessibleInBothLooks(page, 'payment with an empty field')
  await page.getByLabel('Cardholder Name').fill('Grace Tester')
  await page.getByRole('button', { name: 'Pay $9.99' }).click()
  await expect(paid(page)).toBeVisible()
  await page.getByRole('link', { name: 'Back to your draft' }).click()

  await expect(page.getByLabel('Your idea')).toHaveValue(waiting)
  await page.getByRole('button', { name: 'Validate Idea' }).click()
  await expect(page).toHaveURL(/\/validate-idea\/results\//, { timeout: 30_000 })
  await page.goto('/pricing')
  await expect(page.getByRole('button', { name: 'Already Unlocked' })).toBeVisible()
  await expect(page.getByText(/^1 from packs left\./)).toBeVisible()
  expect(await purchasesOf(app, email)).toMatchObject([
    { plan_id: 'multi-idea', pack_type: 'ideas-2', amount: 9.99, status: 'active' },
  ])
})

test('phases are bought for one project, over the login, and all of them for the difference', async ({
  page,
  app,
  browser,
}) => {
  test.setTimeout(120_000)
  const email = await enterAsFounder(page, app)
  const project = await addReport(app, email)
  const other = await addReport(app, email, { idea: `Another idea. ${IDEA}` })
  const visitor = await (await browser.newContext({ baseURL: app.url })).newPage()
  const target = `/payment/roadmap-pack?pack=poc-mvp&project=${project}`

  // A visitor without a session signs in and returns to this exact payment.
  await visitor.goto(target)
  await expect(visitor).toHaveURL(`/login?redirect=${encodeURIComponent(target)}`)
  await signInAs(visitor, email)
  await expect(visitor).toHaveURL(target)
  await expect(visitor.getByText(/This purchase unlocks roadmaps for/)).toBeVisible()
  await visitor.context().close()

  // Go from the project's roadmap to its packages.
  await page.goto(`/validate-idea/results/${project}/roadmap`)
  await page.getByRole('link', { name: 'Unlock Premium Phases' }).click()
  await expect(page).toHaveURL(`/pricing?project=${project}`)
  const card = page.getByRole('region', { name: 'Roadmap Packs' })
  await card.getByRole('radio', { name: /^Proof of Concept \+ MVP/ }).check()
  await card.getByRole('button', { name: 'Checkout' }).click()
  await page.getByRole('link', { name: 'Proceed to Payment' }).click()
  await expect(page).toHaveURL(target)
  await page.getByRole('button', { name: 'Pay $17' }).dblclick()
  await expect(paid(page)).toBeVisible()
  await page.getByRole('link', { name: 'Open the roadmap' }).click()

  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveText([/Interactive Prototype/, /Proof of Concept/, /Minimum Viable Product/])
  await page.goto(`/validate-idea/results/${other}/roadmap`)
  await expect(tabs).toHaveText([/Interactive Prototype/])
  await page.goto(`/pricing?project=${project}`)
  await expect(card.getByRole('radio', { name: /^All phases/ })).toBeChecked()
  await card.getByRole('radio', { name: /^Proof of Concept \+ MVP/ }).check()
  await expect(card.getByRole('button', { name: 'Already Unlocked' })).toBeDisabled()

  await card.getByRole('radio', { name: /^All phases/ }).check()
  await expect(card.getByText('$20.00 less $17.00 already paid')).toBeVisible()
  await expectAccessibleInBothLooks(page, 'packs with an upgrade')
  await card.getByRole('button', { name: 'Checkout' }).click()
  const order = page.getByRole('region', { name: 'Order summary' })
  await expect(order.getByText('Already paid for this project')).toBeVisible()
  await expectAccessibleInBothLooks(page, 'checkout of an upgrade')
  await order.getByRole('link', { name: 'Proceed to Payment' }).click()
  await page.getByRole('button', { name: 'Pay $3' }).click()
  await expect(paid(page)).toBeVisible()
  expect(await purchasesOf(app, email)).toEqual([
    { plan_id: 'roadmap-pack', pack_type: 'poc-mvp', project_id: project, amount: 17, status: 'active' },
    { plan_id: 'roadmap-pack', pack_type: 'all', project_id: project, amount: 3, status: 'active' },
  ])
})

test('a payment whose answer is lost is made once, here, in a second tab and over a reload', async ({
  page,
  context,
  app,
  complaints,
}) => {
  test.setTimeout(120_000)
  complaints.allow(/ERR_|Failed to fetch|Failed to load resource/)
  const email = await enterAsFounder(page, app)

  // The request arrives but its answer is lost: the pack is bought once.
  await page.goto('/payment/multi-idea?count=5')
  await page.route(BUY, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  const second = await context.newPage()
  await second.goto('/payment/multi-idea?count=5')
  await second.getByRole('button', { name: 'Pay $19.99' }).waitFor()
  await page.getByRole('button', { name: 'Pay $19.99' }).click()
  await expect(paid(page)).toBeVisible({ timeout: 30_000 })
  await expect(paid(page)).toBeFocused()
  await page.unroute(BUY)

  // A second tab that still shows the payment asks before buying the same pack again.
  await second.getByRole('button', { name: 'Pay $19.99' }).click()
  await second.getByRole('button', { name: 'No, one is enough' }).click()
  await expect(second).toHaveURL(/\/pricing$/)
  await second.close()
  await expect(page).toHaveURL(/\/dashboard$/)
  expect(await purchasesOf(app, email)).toMatchObject([{ pack_type: 'ideas-5', amount: 19.99 }])

  // Reloading while the payment is processed: it is bought once, and the page says so after the reload.
  await page.goto('/payment/pro')
  const arrived = new Promise<void>((resolve) => {
    void page.route(BUY, async (route) => {
      await route.fetch()
      resolve()
    })
  })
  await page.getByRole('button', { name: 'Pay $29' }).click()
  await arrived
  await page.reload()
  await expect(paid(page)).toBeVisible({ timeout: 30_000 })
  expect(await purchasesOf(app, email)).toMatchObject([
    { pack_type: 'ideas-5' },
    { plan_id: 'pro', amount: 29 },
  ])
})
