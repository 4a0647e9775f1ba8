import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type fakeSupabase, offline, USER } from '../../../support/fake-supabase'
import { BUY, openShop, PURCHASES, press, purchaseRow, refused, TWO_IDEAS } from '../shop'

const PAYMENT = 'dddddddd-0000-4000-8000-000000000001'

/** Stores a payment that this tab sent without getting an answer. */
function leaveOpen() {
  const request = {
    ...{ payment_id: PAYMENT, plan_id: 'multi-idea', pack_type: 'ideas-2', project_id: null, amount: 9.99 },
  }
  sessionStorage.setItem('open-payment', JSON.stringify({ userId: USER.id, name: '2 ideas', request }))
}

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => vi.useRealTimers())

/** Passes the time in which the page looks up a payment repeatedly, in steps, so that each request gets its answer. */
async function passLooking() {
  for (let passed = 0; passed < 4_500; passed += 50) await vi.advanceTimersByTimeAsync(50)
}

const paymentIds = (backend: ReturnType<typeof fakeSupabase>) =>
  backend.sent(BUY).map(({ body }) => Reflect.get(Object(body), 'payment_id'))

/** Opens the page with a payment that a lookup did not find. */
async function openUnanswered(answers: Record<string, unknown> = {}) {
  leaveOpen()
  const opened = await openShop(TWO_IDEAS, answers)
  expect(await screen.findByText('Looking up your payment...')).toBeInTheDocument()
  await passLooking()
  expect(await screen.findByText('Your payment for 2 ideas is not confirmed yet')).toBeInTheDocument()
  return opened
}

const DECLINED = 'Your card was declined.'
const pending = () => Response.json([purchaseRow({ status: 'pending', payment_id: PAYMENT })])

describe("a processor's refusal of a payment that was sent before", () => {
  it('ends it when it is on record, and the next try is another payment', async () => {
    const { backend } = await openUnanswered({ [BUY]: refused(402, DECLINED, 'payment_refused') })
    await press('Try 2 ideas again')
    expect(await screen.findByText(`Payment processing failed: ${DECLINED}`)).toBeInTheDocument()
    expect(screen.getByText(/^Nothing was bought/)).toBeInTheDocument()
    expect(screen.queryByText(/It may still go through/)).not.toBeInTheDocument()
    expect(sessionStorage).toHaveLength(0)
    backend.answer(BUY, { success: true })
    await press('Pay $9.99')
    await screen.findByText('Payment Successful!')
    const [first, second] = paymentIds(backend)
    expect(first).toBe(PAYMENT)
    expect(second).not.toBe(PAYMENT)
  })

  it('leaves it open when it is not on record', async () => {
    await openUnanswered({ [BUY]: refused(402, DECLINED) })
    await press('Try 2 ideas again')
    await passLooking()
    expect(
      await screen.findByText(`Your payment for 2 ideas is not complete: ${DECLINED}`),
    ).toBeInTheDocument()
    expect(screen.getByText(/It may still go through/)).toBeInTheDocument()
    expect(screen.queryByText('Payment Failed')).not.toBeInTheDocument()
    expect(sessionStorage).toHaveLength(1)
  })

  it.each([500, 502, 503])(
    'says what is safe, and no words of a server that fails with %i',
    async (status) => {
      await openUnanswered({ [BUY]: refused(status, 'boom') })
      await press('Try 2 ideas again')
      await passLooking()
      expect(await screen.findByText('Your payment for 2 ideas is not confirmed yet')).toBeInTheDocument()
      expect(screen.getByText(/Trying again is safe/)).toBeInTheDocument()
      expect(screen.queryByText(/boom/)).not.toBeInTheDocument()
      expect(screen.queryByText('Payment Failed')).not.toBeInTheDocument()
    },
  )

  it('ends one that was begun only, once it is looked up', async () => {
    leaveOpen()
    await openShop(TWO_IDEAS, { [PURCHASES]: pending, [BUY]: refused(402, DECLINED, 'payment_refused') })
    expect(await screen.findByText(`Payment processing failed: ${DECLINED}`)).toBeInTheDocument()
    expect(sessionStorage).toHaveLength(0)
  })
})

it('takes a refusal of the first try for one', async () => {
  await openShop(TWO_IDEAS, { [BUY]: refused(402, DECLINED, 'payment_refused') })
  await press('Pay $9.99')
  expect(await screen.findByText(`Payment processing failed: ${DECLINED}`)).toBeInTheDocument()
})

const PAYING = 'This purchase is being paid right now, perhaps in another tab.'

it.each([
  ['was begun only', { [PURCHASES]: pending }],
  ['nobody knows of', {}],
])('says that another tab is paying what %s, and takes that for no refusal', async (_, known) => {
  leaveOpen()
  const { backend } = await openShop(TWO_IDEAS, { ...known, [BUY]: refused(409, PAYING, 'being_paid') })
  await passLooking()
  if (!(PURCHASES in known)) {
    await press('Pay $9.99')
    await passLooking()
  }
  expect(await screen.findByText(`Your payment for 2 ideas is not complete: ${PAYING}`)).toBeInTheDocument()
  expect(screen.queryByText('Payment Failed')).not.toBeInTheDocument()
  expect(sessionStorage).toHaveLength(1)
  backend.answer(BUY, { success: true })
  await press('Try 2 ideas again')
  await screen.findByText('Payment Successful!')
  expect(new Set(paymentIds(backend))).toEqual(new Set([PAYMENT]))
})

it('looks up a first try that another tab turns out to be paying', async () => {
  const { backend } = await openShop(TWO_IDEAS, { [BUY]: refused(409, PAYING, 'being_paid') })
  await press('Pay $9.99')
  await passLooking()
  expect(await screen.findByText(`Your payment for 2 ideas is not complete: ${PAYING}`)).toBeInTheDocument()
  expect(screen.queryByText('Payment Failed')).not.toBeInTheDocument()
  expect(backend.sent(BUY)).toHaveLength(1)
})

it('is made once under its id by who had to log in between, through the form of the login', async () => {
  const { backend, at } = await openShop(TWO_IDEAS, { [BUY]: offline })
  const type = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await press('Pay $9.99')
  await screen.findByText('Looking up your payment...')
  await passLooking()
  backend.answer(BUY, refused(401, 'The token is not valid.'))
  await press('Try 2 ideas again')
  await waitFor(() => expect(at()).toBe(`/login?redirect=${encodeURIComponent(TWO_IDEAS)}`))
  expect(await screen.findByText('Session Expired')).toBeInTheDocument()

  await type.type(await screen.findByLabelText('Email'), USER.email)
  await type.type(screen.getByLabelText('Password'), 'secret1')
  backend.answer(BUY, { success: true })
  await press('Sign in')
  await waitFor(() => expect(at()).toBe(TWO_IDEAS))
  // Returning does not pay: the page looks the payment up, and the buyer decides.
  await passLooking()
  expect(await screen.findByText('Your payment for 2 ideas is not confirmed yet')).toBeInTheDocument()
  expect(backend.sent(BUY)).toHaveLength(2)
  await press('Try 2 ideas again')
  await screen.findByText('Payment Successful!')
  expect(paymentIds(backend)).toHaveLength(3)
  expect(new Set(paymentIds(backend)).size).toBe(1)
  expect(sessionStorage).toHaveLength(0)
})
