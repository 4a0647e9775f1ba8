import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInBothLooks } from './accessible'
import type { App } from './app'
import { expect, test } from './fixtures'
import { IDEA, signInAs, submitIdea } from './founder'
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

async function refuseAtLimit(page: Page, idea: string) {
  await page.goto('/validate-idea')
  await page.getByLabel('Your idea').fill(idea)
  await page.getByRole('button', { name: 'Validate Idea' }).click()
  await expect(page.getByText('Validation limit reached')).toBeVisible()
  await expect(page.getByText('Please upgrade to our Pro plan to validate more ideas.')).toBeVisible()
  await expect(page).toHaveURL(/\/pricing$/)
}

test('at the cap two ideas are bought and used, the text that waits included, and the cap is back', async ({
  page,
  app,
}) => {
  test.setTimeout(180_000)
  const email = await enterAsFounder(page, app)
  await submitIdea(page, IDEA)
  const waiting = `${IDEA} It waits for a free place.`
  await refuseAtLimit(page, waiting)
  await expect(page.getByText('Your idea is saved.')).toBeVisible()
  expect(
    await app.backend.sql(
      'select state from private.charges c join auth.users u on u.id = c.user_id where u.email = $1',
      [email],
    ),
  ).toEqual([{ state: 'settled' }])

  await page.getByRole('radio', { name: /^2 ideas/ }).check()
  await page
    .getByRole('region', { name: 'Idea Validation Packs' })
    .getByRole('link', { name: 'Checkout' })
    .click()
  await expect(page.getByText('one-time purchase', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Proceed to Payment' }).click()
  await expect(page.getByRole('heading', { name: 'Complete Your Purchase' })).toBeVisible()
  await page.getByRole('button', { name: 'Pay $9.99' }).click()
  await expect(paid(page)).toBeVisible()
  await page.getByRole('link', { name: 'Back to your draft' }).click()

  await expect(page.getByLabel('Your idea')).toHaveValue(waiting)
  await page.getByRole('button', { name: 'Validate Idea' }).click()
  await expect(page).toHaveURL(/\/validate-idea\/results\//, { timeout: 30_000 })
  await page.goto('/pricing')
  await expect(page.getByRole('button', { name: 'Already Unlocked' })).toBeVisible()
  await expect(page.getByText(/^1 from packs left\./)).toBeVisible()
  await submitIdea(page, `${IDEA} The second of two.`)
  await refuseAtLimit(page, `${IDEA} One too many.`)
  expect(await purchasesOf(app, email)).toMatchObject([
    { plan_id: 'multi-idea', pack_type: 'ideas-2', amount: 9.99, status: 'active' },
  ])
})

test('phases are bought for one project, over the login, and open there and nowhere else', async ({
  page,
  app,
  browser,
  complaints,
}) => {
  test.slow()
  complaints.allow(/status of 40\d/)
  const email = await enterAsFounder(page, app)
  const project = await addReport(app, email)
  const other = await addReport(app, email, { idea: `Another idea. ${IDEA}` })
  const foreign = await addReport(app, 'founder@groundwork.test')
  const unfinished = await addReport(app, email, { status: 'pending' })
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
  expect(await purchasesOf(app, email)).toEqual([
    { plan_id: 'roadmap-pack', pack_type: 'poc-mvp', project_id: project, amount: 17, status: 'active' },
  ])

  // Payment addresses that are refused, with the reason.
  const refused = [
    [target, 'You already have access to Proof of Concept + MVP for this project'],
    [`/payment/roadmap-pack?pack=all&project=${foreign}`, 'Please select a project for the roadmap package'],
    [
      `/checkout/roadmap-pack?pack=all&project=${unfinished}`,
      'This project’s report is not finished yet. You can unlock its roadmaps once it is.',
    ],
    ['/checkout/enterprise?price=0', 'Selected plan not found'],
    ['/checkout/free', 'You already have access to the Free plan'],
  ] as const
  for (const [address, message] of refused) {
    await page.goto(address)
    await expect(page).toHaveURL(/\/pricing/)
    await expect(page.getByText(message, { exact: true })).toBeVisible()
  }
  await page.goto('/payment/multi-idea?count=1000000000&price=0')
  await expect(page.getByText(/1 idea is selected instead/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pay $5' })).toBeVisible()
  expect(await purchasesOf(app, email)).toHaveLength(1)
})

test('the owner of a smaller pack pays the difference, as the checkout shows it', async ({ page, app }) => {
  const email = await enterAsFounder(page, app)
  const project = await addReport(app, email)
  await page.goto(`/payment/roadmap-pack?pack=poc&project=${project}`)
  await page.getByRole('button', { name: 'Pay $10' }).click()
  await expect(paid(page)).toBeVisible()

  await page.goto(`/pricing?project=${project}`)
  const card = page.getByRole('region', { name: 'Roadmap Packs' })
  await card.getByRole('radio', { name: /^All phases/ }).check()
  await expect(card.getByText('$20.00 less $10.00 already paid')).toBeVisible()
  await expectAccessibleInBothLooks(page, 'packs with an upgrade')
  await card.getByRole('button', { name: 'Checkout' }).click()
  const order = page.getByRole('region', { name: 'Order summary' })
  await expect(order.getByText('Already paid for this project')).toBeVisible()
  await expectAccessibleInBothLooks(page, 'checkout of an upgrade')
  await order.getByRole('link', { name: 'Proceed to Payment' }).click()
  await page.getByRole('button', { name: 'Pay $10' }).click()
  await expect(paid(page)).toBeVisible()
  expect(await purchasesOf(app, email)).toMatchObject([
    { pack_type: 'poc', amount: 10, status: 'active' },
    { pack_type: 'all', amount: 10, status: 'active' },
  ])
})

test('a payment whose answer is lost is made once or not at all, and the page says which', async ({
  page,
  context,
  app,
  complaints,
}) => {
  test.setTimeout(120_000)
  complaints.allow(/ERR_|Failed to fetch|Failed to load resource/)
  const email = await enterAsFounder(page, app)

  // Going offline before anything was sent: nothing is bought.
  await page.goto('/payment/multi-idea?count=5')
  await page.getByRole('button', { name: 'Pay $19.99' }).waitFor()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Pay $19.99' }).click()
  await expect(page.getByText('The connection was lost.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Your payment for 5 ideas is not confirmed yet')).toBeVisible({
    timeout: 30_000,
  })
  expect(await purchasesOf(app, email)).toEqual([])

  // Meanwhile, choosing another pack size asks first instead of paying.
  await page.getByRole('radio', { name: /^10 ideas/ }).click()
  await page.getByRole('button', { name: 'Pay $45' }).click()
  const question = page.getByRole('dialog', { name: 'Your payment for 5 ideas is not confirmed yet' })
  await expect(question).toBeVisible({ timeout: 30_000 })
  await expectAccessible(page, 'a question about an open payment')
  await question.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('radio', { name: /^5 ideas/ }).click()
  await expect(page.getByRole('radio', { name: /^5 ideas/ })).toBeChecked()

  // The request arrives but its answer is lost: the pack is bought once.
  await page.route(BUY, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  const second = await context.newPage()
  await second.goto('/payment/multi-idea?count=5')
  await second.getByRole('button', { name: 'Pay $19.99' }).waitFor()
  await page.getByRole('button', { name: 'Try 5 ideas again' }).click()
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

  // Pro is active in addition to the pack, and ends by itself.
  await page.goto('/pricing')
  await expect(page.getByText('0 used. There is no limit.')).toBeVisible()
  await app.backend.sql(
    `update public.user_subscriptions set valid_until = now() - interval '1 minute'
     where valid_until is not null and user_id = (select id from auth.users where email = $1)`,
    [email],
  )
  await page.reload()
  await expect(page.getByText(/^1 free and 5 from packs left\./)).toBeVisible()
})

test('everybody can buy', async ({ page, app }) => {
  test.setTimeout(120_000)
  const email = await enterAsFounder(page, app)
  const project = await addReport(app, email)
  for (const path of ['/pricing', '/checkout/roadmap-pack', '/payment/roadmap-pack', '/payment/multi-idea']) {
    await page.goto(`${path}?project=${project}`)
    await expect(page.getByRole('main').locator('[aria-busy]')).toHaveCount(0)
    await expectAccessibleInBothLooks(page, path)
  }
  await page.getByLabel('Cardholder Name').fill('')
  await page.getByRole('button', { name: 'Pay $5' }).click()
  await expect(page.getByText('Enter the name on the card')).toBeVisible()
  await expectAccessibleInBothLooks(page, 'payment with an empty field')

  // A purchase that another tab began and abandoned can be finished from the list of purchases.
  await app.backend.sql(
    `insert into public.user_subscriptions (user_id, plan_id, status, pack_type, ideas, amount, payment_processor, request)
     select id, 'multi-idea', 'pending', 'ideas-2', 2, 9.99, 'dummy',
       '{"plan": "multi-idea", "pack": "ideas-2", "project": null}' from auth.users where email = $1`,
    [email],
  )
  await page.goto('/user/profile')
  await page.getByRole('button', { name: 'Finish Idea Validation Pack, 2 validations' }).click()
  await expectAccessibleInBothLooks(page, 'a purchase to finish')
  await page.getByRole('button', { name: 'Pay $9.99' }).click()
  await expect(page.getByText('Payment processed successfully!')).toBeVisible()
  await expect(page.getByText('Not confirmed')).toHaveCount(0)
  expect(await purchasesOf(app, email)).toMatchObject([{ pack_type: 'ideas-2', status: 'active' }])
})
