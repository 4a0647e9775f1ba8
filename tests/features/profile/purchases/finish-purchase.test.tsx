import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { fakeSupabase, offline } from '../../../support/fake-supabase'
import { openApp, signIn } from '../../../support/open-app'

// Other parts of the app read the same table for the active subscription.
const TABLE = 'GET /rest/v1/user_subscriptions'
const BUY = 'POST /functions/v1/create_user_subscription'

const ID = '6a3f0c1e-0000-4000-8000-000000000001'
const PROJECT = '6a3f0c1e-0000-4000-8000-00000000000a'
const row = (changes: object = {}) => ({
  ...{ id: ID, plan_id: 'multi-idea', status: 'pending', valid_until: null, pack_type: 'ideas-2' },
  ...{
    project_id: null,
    ideas: 2,
    phases: [],
    amount: 9.99,
    payment_processor: 'dummy',
    payment_id: 'pay-1',
  },
  ...{ created_at: '2026-11-20T11:03:13.912345+00:00', plan_name: 'Idea Validation Pack', project: null },
  ...changes,
})

/** Answers from the stored rows: the whole list, or the status of one purchase. */
const holding =
  (...rows: { id: string; status: string }[]) =>
  ({ url }: Request) => {
    const { searchParams } = new URL(url)
    if (searchParams.get('select') === 'status')
      return rows.map(({ status }) => ({ status })).filter(() => searchParams.get('id') === `eq.${ID}`)
    return searchParams.get('select')?.includes('payment_id') ? rows : []
  }

async function openPurchases(rows: ReturnType<typeof row>[], answers: object = {}) {
  const backend = fakeSupabase({ [TABLE]: holding(...rows), [BUY]: { success: true }, ...answers })
  await signIn()
  const { at } = openApp('/user/profile')
  await screen.findByRole('table')
  return { backend, at, sent: () => backend.sent(BUY).map(({ body }) => body) }
}

const refused = (status: number, error: string, code?: string) => () =>
  Response.json({ error, code }, { status })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const FINISH = 'Finish Idea Validation Pack, 2 validations'
const question = async () => within(await screen.findByRole('dialog', { name: 'Finish this purchase' }))
const ORDER = {
  ...{ plan_id: 'multi-idea', pack_type: 'ideas-2', amount: 9.99 },
  ...{ payment_processor: 'dummy', payment_id: 'pay-1' },
}

it('finishes a purchase that any tab began, under its payment id and at its price, once it is confirmed', async () => {
  const { backend, sent } = await openPurchases([row()])
  await press(FINISH)
  const dialog = await question()
  expect(dialog.getByText(/started on Nov 20, 2026 and not yet confirmed/)).toHaveTextContent(
    'Idea Validation Pack, 2 validations for $9.99',
  )
  expect(sent()).toEqual([])
  backend.answer(TABLE, holding(row({ status: 'active' })))
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Pay $9.99' }))
  expect(await screen.findByText('Payment processed successfully!')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText('Not confirmed')).not.toBeInTheDocument())
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: FINISH })).not.toBeInTheDocument()
  expect(sent()).toEqual([ORDER])
})

it('names the project that phases are for, and can be left', async () => {
  const phases = row({
    ...{ plan_id: 'roadmap-pack', plan_name: 'Roadmap Pack', pack_type: 'poc', ideas: null, phases: ['poc'] },
    ...{ amount: 10, project_id: PROJECT, project: { title: 'Dog walkers' } },
  })
  const { sent } = await openPurchases([phases])
  await press('Finish Roadmap Pack, Proof of Concept')
  await press('Not now')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(sent()).toEqual([])
  await press('Finish Roadmap Pack, Proof of Concept')
  await press('Pay $10.00')
  await waitFor(() => expect(sent()).toMatchObject([{ project_id: PROJECT, pack_type: 'poc', amount: 10 }]))
})

it.each([
  ['was bought', row({ status: 'active' })],
  ['was refused', row({ status: 'canceled' })],
  ['is for a project that is gone', row({ pack_type: 'poc', ideas: null, phases: ['poc'] })],
])('is not offered for what %s', async (_, purchase) => {
  await openPurchases([purchase])
  expect(screen.queryByRole('button', { name: /^Finish/ })).not.toBeInTheDocument()
})

it('asks before it finishes what was bought again since, and sends that it is wanted', async () => {
  const justBought = refused(409, 'You bought the same a moment ago.', 'just_bought')
  const { backend, sent } = await openPurchases([row()], { [BUY]: justBought })
  await press(FINISH)
  await press('Pay $9.99')
  expect(await screen.findByText('You have already bought this since then')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'No, one is enough' })).toBeEnabled()
  backend.answer(BUY, { success: true })
  await press('Buy another for $9.99')
  expect(await screen.findByText('Payment processed successfully!')).toBeInTheDocument()
  expect(sent()).toEqual([ORDER, { ...ORDER, again: true }])
})

it('says that another tab is paying it, and finds out afterwards', async () => {
  const paying = refused(409, 'This purchase is being paid right now, perhaps in another tab.', 'being_paid')
  const { backend, sent } = await openPurchases([row()], { [BUY]: paying })
  await press(FINISH)
  await press('Pay $9.99')
  expect(await screen.findByText('This payment is being processed')).toBeInTheDocument()
  expect(screen.queryByText('Payment Failed')).not.toBeInTheDocument()
  backend.answer(BUY, { success: true })
  await press('Pay $9.99')
  expect(await screen.findByText('Payment processed successfully!')).toBeInTheDocument()
  expect(sent()).toEqual([ORDER, ORDER])
})

it.each([
  ['The price has changed since it was shown. Nothing was bought.', 409, 'price_changed'],
  ['Your card was declined.', 402, 'payment_refused'],
  ['You already have unlimited validations', 409, 'owned'],
])('says why it is not bought: %s', async (message, status, code) => {
  await openPurchases([row()], { [BUY]: refused(status, message, code) })
  await press(FINISH)
  await press('Pay $9.99')
  expect(await screen.findByText('Payment Failed')).toBeInTheDocument()
  expect(screen.getByText(message)).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

describe('without a clear answer', () => {
  const OPEN = 'It is not confirmed yet'
  const lose = async () => {
    await press(FINISH)
    await press('Pay $9.99')
  }

  it.each([
    ['the connection is lost', offline],
    ['a refusal is not on record', refused(402, 'Declined.')],
    ['payments are switched off', refused(403, 'Test payments are switched off here.', 'processor_refused')],
  ])('it is still open when %s, and the same payment can be tried again', async (_, answer) => {
    const { backend, sent } = await openPurchases([row()], { [BUY]: answer })
    await lose()
    expect(await screen.findByText(OPEN)).toBeInTheDocument()
    expect(screen.queryByText('Payment Failed')).not.toBeInTheDocument()
    backend.answer(BUY, { success: true })
    await press('Pay $9.99')
    await screen.findByText('Payment processed successfully!')
    expect(sent()).toEqual([ORDER, ORDER])
  })

  it('it says what is safe, and no words of a server that fails', async () => {
    await openPurchases([row()], { [BUY]: refused(500, 'boom') })
    await lose()
    expect(await screen.findByText(OPEN)).toBeInTheDocument()
    expect(screen.getByText(/Trying again is safe/)).toBeInTheDocument()
    expect(screen.queryByText(/boom/)).not.toBeInTheDocument()
  })

  it.each([
    ['bought', 'active', 'Payment processed successfully!'],
    ['canceled', 'canceled', 'This purchase was canceled.'],
  ])('it is looked up, and found to be %s', async (_, status, said) => {
    const { backend } = await openPurchases([row()], { [BUY]: offline })
    await press(FINISH)
    backend.answer(TABLE, holding(row({ status })))
    await press('Pay $9.99')
    expect(await screen.findByText(said)).toBeInTheDocument()
    expect(screen.queryByText(OPEN)).not.toBeInTheDocument()
  })
})

it('leads over the login back to the purchases when the session has expired', async () => {
  const { at } = await openPurchases([row()], { [BUY]: refused(401, 'The token is not valid.') })
  await press(FINISH)
  await press('Pay $9.99')
  expect(await screen.findByText('Session Expired')).toBeInTheDocument()
  await waitFor(() => expect(at()).toBe(`/login?redirect=${encodeURIComponent('/user/profile')}`))
})
