import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { type fakeSupabase, offline } from '../../support/fake-supabase'
import { openApp } from '../../support/open-app'
import { BUY, openShop, PURCHASES, press, purchaseRow, refused, TWO_IDEAS } from './shop'

beforeEach(() => sessionStorage.clear())

const paymentIds = (backend: ReturnType<typeof fakeSupabase>) =>
  backend.sent(BUY).map(({ body }) => Reflect.get(Object(body), 'payment_id'))

/** What the server keeps is what it was asked to. */
const boughtRow = ({ url }: Request) =>
  Response.json([purchaseRow({ payment_id: new URL(url).searchParams.get('payment_id')?.slice(3) })])

it('finds out that a purchase was made although its answer was lost', async () => {
  const { backend } = await openShop(TWO_IDEAS, { [BUY]: offline, [PURCHASES]: boughtRow })
  await press('Pay $9.99')
  expect(await screen.findByRole('heading', { name: 'Payment Successful!' })).toBeInTheDocument()
  expect(backend.sent(BUY)).toHaveLength(1)
  expect(sessionStorage).toHaveLength(0)
})

it('says that nothing was bought when the request was lost, and tries again under the same id', async () => {
  const { backend } = await openShop(TWO_IDEAS, { [BUY]: offline })
  await press('Pay $9.99')
  expect(await screen.findByText('Looking up your payment...')).toBeInTheDocument()
  expect(await screen.findByText(/no purchase of 2 ideas was made/)).toBeInTheDocument()
  backend.answer(BUY, { success: true })
  await press('Pay $9.99')
  await screen.findByText('Payment Successful!')
  const [first, second] = paymentIds(backend)
  expect(second).toBe(first)
})

it('does not take a purchase that was called off for one that was made', async () => {
  await openShop(TWO_IDEAS, {
    [BUY]: offline,
    [PURCHASES]: () => Response.json([purchaseRow({ status: 'canceled' })]),
  })
  await press('Pay $9.99')
  expect(await screen.findByText(/no purchase of 2 ideas was made/)).toBeInTheDocument()
})

it('looks up after a reload what became of the payment', async () => {
  const { backend } = await openShop(TWO_IDEAS, {
    [BUY]: () => new Promise(() => undefined),
    [PURCHASES]: boughtRow,
  })
  await press('Pay $9.99')
  await waitFor(() => expect(backend.sent(BUY)).toHaveLength(1))
  openApp(TWO_IDEAS)
  expect(await screen.findByRole('heading', { name: 'Payment Successful!' })).toBeInTheDocument()
  expect(backend.sent(BUY)).toHaveLength(1)
})

it('brings a purchase to its end that was only begun', async () => {
  const { backend } = await openShop(TWO_IDEAS, {
    [BUY]: refused(500, 'Something went wrong.'),
    [PURCHASES]: () => Response.json([purchaseRow({ status: 'pending' })]),
  })
  await press('Pay $9.99')
  expect(await screen.findByText(/could not be looked up/)).toBeInTheDocument()
  backend.answer(BUY, () => {
    backend.answer(PURCHASES, boughtRow)
    return Response.json({ success: true })
  })
  await press('Try again')
  await screen.findByText('Payment Successful!')
  expect(new Set(paymentIds(backend)).size).toBe(1)
})

it("does not look at what another user's payment came to", async () => {
  const request = {
    payment_id: 'x',
    plan_id: 'multi-idea',
    pack_type: 'ideas-2',
    project_id: null,
    amount: 9.99,
  }
  sessionStorage.setItem('open-payment', JSON.stringify({ userId: 'other', name: '2 ideas', request }))
  const { backend } = await openShop(TWO_IDEAS)
  await screen.findByRole('button', { name: 'Pay $9.99' })
  expect(backend.sent(PURCHASES).filter(({ url }) => url.searchParams.has('payment_id'))).toEqual([])
})

it.each(['{', '{"userId":1}', 'null'])('opens with %j left from before', async (stored) => {
  sessionStorage.setItem('open-payment', stored)
  await openShop(TWO_IDEAS)
  expect(await screen.findByRole('button', { name: 'Pay $9.99' })).toBeEnabled()
})
