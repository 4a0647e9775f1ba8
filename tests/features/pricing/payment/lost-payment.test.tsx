import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type fakeSupabase, offline } from '../../../support/fake-supabase'
import { openApp } from '../../../support/open-app'
import { BUY, openShop, PURCHASES, press, purchaseRow, refused, TWO_IDEAS } from '../shop'

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => vi.useRealTimers())

/** Time in which the page looks up a payment repeatedly, in ms. It passes in steps, so that each request gets its answer. */
const LOOKING_MS = 4_500
async function passLooking() {
  for (let passed = 0; passed < LOOKING_MS; passed += 50) await vi.advanceTimersByTimeAsync(50)
}

const paymentIds = (backend: ReturnType<typeof fakeSupabase>) =>
  backend.sent(BUY).map(({ body }) => Reflect.get(Object(body), 'payment_id'))

/** The server stores the payment id that was sent. */
const boughtRow = ({ url }: Request) =>
  Response.json([purchaseRow({ payment_id: new URL(url).searchParams.get('payment_id')?.slice(3) })])

it('finds out that a purchase was made although its answer was lost', async () => {
  const { backend } = await openShop(TWO_IDEAS, { [BUY]: offline, [PURCHASES]: boughtRow })
  await press('Pay $9.99')
  expect(await screen.findByRole('heading', { name: 'Payment Successful!' })).toBeInTheDocument()
  expect(backend.sent(BUY)).toHaveLength(1)
  expect(sessionStorage).toHaveLength(0)
})

const lost = () => openShop(TWO_IDEAS, { [BUY]: offline })
const NO_ANSWER = 'Your payment for 2 ideas is not confirmed yet'
/** Pays, and waits until the page reports that the payment is not confirmed. */
const loseAnswer = async () => {
  await press('Pay $9.99')
  expect(await screen.findByText('Looking up your payment...')).toBeInTheDocument()
  await passLooking()
  expect(await screen.findByText(NO_ANSWER)).toBeInTheDocument()
}

it('says what is not known when the request was lost, and tries again under the same id', async () => {
  const { backend } = await lost()
  await loseAnswer()
  expect(screen.getByText(/found no purchase yet. It may still go through/)).toBeInTheDocument()
  expect(screen.queryByText(/Nothing was bought/)).not.toBeInTheDocument()
  backend.answer(BUY, { success: true })
  await press('Try 2 ideas again')
  await screen.findByText('Payment Successful!')
  const [first, second] = paymentIds(backend)
  expect(second).toBe(first)
})

it('keeps the id when the same is paid with the button of the form', async () => {
  const { backend } = await lost()
  await loseAnswer()
  backend.answer(BUY, { success: true })
  await press('Pay $9.99')
  await screen.findByText('Payment Successful!')
  expect(new Set(paymentIds(backend)).size).toBe(1)
})

describe('another size while the first has no answer', () => {
  const payThree = async () => {
    await userEvent.click(screen.getByRole('radio', { name: '3 ideas $15.00' }))
    await press('Pay $15')
  }
  const question = async () => {
    await passLooking()
    return within(await screen.findByRole('dialog'))
  }

  it('is not paid when the first turns out to be bought', async () => {
    const { backend } = await lost()
    await loseAnswer()
    backend.answer(PURCHASES, boughtRow)
    await payThree()
    expect(await screen.findByText(/2 ideas can be used/)).toBeInTheDocument()
    expect(backend.sent(BUY)).toHaveLength(1)
  })

  it('is asked about, and the first can be tried again', async () => {
    const { backend } = await lost()
    await loseAnswer()
    await payThree()
    const dialog = await question()
    expect(dialog.getByText(/after you pay for 3 ideas, you will have bought both/)).toBeInTheDocument()
    expect(backend.sent(BUY)).toHaveLength(1)
    backend.answer(BUY, { success: true })
    await userEvent.click(dialog.getByRole('button', { name: 'Try 2 ideas again' }))
    expect(await screen.findByText(/2 ideas can be used/)).toBeInTheDocument()
    expect(new Set(paymentIds(backend)).size).toBe(1)
  })

  it('is paid under an id of its own when the buyer says so', async () => {
    const { backend } = await lost()
    await loseAnswer()
    await payThree()
    backend.answer(BUY, { success: true })
    await userEvent.click((await question()).getByRole('button', { name: 'Pay for 3 ideas instead' }))
    expect(await screen.findByText(/3 ideas can be used/)).toBeInTheDocument()
    expect(backend.sent(BUY).at(-1)).toMatchObject({ body: { pack_type: 'ideas-3', amount: 15 } })
    expect(new Set(paymentIds(backend)).size).toBe(2)
  })
})

it('takes no answer within half a minute for a lost one', async () => {
  const { backend } = await openShop(TWO_IDEAS, {
    [BUY]: () => new Promise(() => undefined),
    [PURCHASES]: boughtRow,
  })
  await press('Pay $9.99')
  await waitFor(() => expect(backend.sent(BUY)).toHaveLength(1))
  await vi.advanceTimersByTimeAsync(28_000)
  expect(screen.getByRole('button', { name: 'Processing payment...' })).toBeInTheDocument()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await screen.findByText('Payment Successful!')).toBeInTheDocument()
  expect(backend.sent(BUY)).toHaveLength(1)
})

it('keeps the id of the first try over a login that a later one leads to', async () => {
  const { backend, at } = await lost()
  await loseAnswer()
  backend.answer(BUY, refused(401, 'The token is not valid.'))
  await press('Try 2 ideas again')
  await waitFor(() => expect(at()).toBe(`/login?redirect=${encodeURIComponent(TWO_IDEAS)}`))
  const [first, second] = paymentIds(backend)
  expect(second).toBe(first)
  // After the login, the page looks the payment up and can retry it, as after a reload.
  expect(sessionStorage.getItem('open-payment')).toContain(first)
})

it.each([
  ['PGRST301', 401],
  ['42501', 403],
])('leads over the login when it may not look the payment up (%s)', async (code, status) => {
  const { at } = await openShop(TWO_IDEAS, {
    [BUY]: offline,
    [PURCHASES]: ({ url }: Request) =>
      url.includes('payment_id=') ? Response.json({ message: 'no', code }, { status }) : Response.json([]),
  })
  await press('Pay $9.99')
  expect(await screen.findByText(/Your session has ended/)).toBeInTheDocument()
  await press('Log in again')
  await waitFor(() => expect(at()).toBe(`/login?redirect=${encodeURIComponent(TWO_IDEAS)}`))
  expect(sessionStorage).toHaveLength(1)
})

it('does not take a purchase that was called off for one that was made', async () => {
  await openShop(TWO_IDEAS, {
    [BUY]: offline,
    [PURCHASES]: () => Response.json([purchaseRow({ status: 'canceled' })]),
  })
  await press('Pay $9.99')
  expect(await screen.findByText(/Payment processing failed: This purchase was canceled/)).toBeInTheDocument()
  expect(sessionStorage).toHaveLength(0)
})

/** Loses the first call and answers later ones. */
function lostThen(answer: () => Response) {
  let calls = 0
  return () => {
    calls += 1
    return calls === 1 ? offline() : answer()
  }
}

const pending = () => Response.json([purchaseRow({ status: 'pending' })])

it.each([
  ['You already have unlimited validations', 'owned'],
  ['Selected plan not found', 'unknown_plan'],
])('ends a purchase that was begun only when it is refused: %s', async (message, code) => {
  await openShop(TWO_IDEAS, { [BUY]: lostThen(refused(409, message, code)), [PURCHASES]: pending })
  await press('Pay $9.99')
  expect(await screen.findByText(`Payment processing failed: ${message}`)).toBeInTheDocument()
  expect(sessionStorage).toHaveLength(0)
})

it('asks before it ends a purchase that was begun only when the same was bought since', async () => {
  const justBought = refused(409, 'A moment ago.', 'just_bought')
  const { backend } = await openShop(TWO_IDEAS, { [BUY]: lostThen(justBought), [PURCHASES]: pending })
  await press('Pay $9.99')
  expect(await screen.findByRole('dialog', { name: 'You bought 2 ideas a moment ago' })).toBeInTheDocument()
  backend.answer(BUY, { success: true })
  await press('Buy another')
  await screen.findByText('Payment Successful!')
  expect(backend.sent(BUY).at(-1)).toMatchObject({ body: { again: true } })
  expect(new Set(paymentIds(backend)).size).toBe(1)
})

it('does not take it for a refusal when payments are switched off before a second try', async () => {
  const { backend } = await lost()
  await loseAnswer()
  backend.answer(BUY, refused(403, 'Test payments are switched off here.', 'processor_refused'))
  await press('Try 2 ideas again')
  await passLooking()
  expect(
    await screen.findByText('Your payment for 2 ideas is not complete: Test payments are switched off here.'),
  ).toBeInTheDocument()
  expect(sessionStorage).toHaveLength(1)
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
  expect(await screen.findByText(/We could not check whether/)).toBeInTheDocument()
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
