import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { useFormStorage } from '@/shared/lib/form-storage'
import { fakeSupabase, refusal, USER } from '../../../support/fake-supabase'
import { openApp } from '../../../support/open-app'
import {
  BUY,
  ENTITLEMENTS,
  entitled,
  openShop,
  PACKS,
  PACKS_CALL,
  PROJECT,
  press,
  refused,
  TWO_IDEAS,
  WALKERS,
} from '../shop'

beforeEach(() => {
  sessionStorage.clear()
  useFormStorage.getState().clearIdea()
})

it('sends what is bought and the price that was shown, and nothing of the card', async () => {
  const { backend } = await openShop(TWO_IDEAS)
  expect(await screen.findByRole('heading', { name: 'Complete Your Purchase' })).toBeInTheDocument()
  expect(await screen.findByText('This is a test payment')).toBeInTheDocument()
  expect(screen.getByLabelText('Card Number')).toHaveValue('4242 4242 4242 4242')
  await press('Pay $9.99')
  expect(await screen.findByRole('heading', { name: 'Payment Successful!' })).toHaveFocus()
  expect(screen.getByText('Payment processed successfully!')).toBeInTheDocument()
  expect(backend.sent(BUY).map(({ body }) => body)).toEqual([
    {
      plan_id: 'multi-idea',
      pack_type: 'ideas-2',
      amount: 9.99,
      payment_processor: 'dummy',
      payment_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  ])
  expect(sessionStorage).toHaveLength(0)
})

it('leads to the dashboard after three seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const { at } = await openShop(TWO_IDEAS)
  await press('Pay $9.99')
  expect(await screen.findByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(at()).toBe(TWO_IDEAS)
  await vi.advanceTimersByTimeAsync(1_000)
  await waitFor(() => expect(at()).toBe('/dashboard'))
})

it('leads back to the text that waits', async () => {
  await openShop(TWO_IDEAS)
  useFormStorage.getState().write(USER.id, 'An idea that waits')
  await press('Pay $9.99')
  expect(await screen.findByRole('link', { name: 'Back to your draft' })).toHaveAttribute(
    'href',
    '/validate-idea',
  )
})

it('offers three ideas too, and pays what is chosen last', async () => {
  const { backend, at } = await openShop(TWO_IDEAS)
  await userEvent.click(await screen.findByRole('radio', { name: '3 ideas $15.00' }))
  expect(at()).toBe('/payment/multi-idea?count=3')
  await press('Pay $15')
  await screen.findByText('Payment Successful!')
  expect(backend.sent(BUY)).toMatchObject([{ body: { pack_type: 'ideas-3', amount: 15 } }])
})

it('buys phases for the project that it names, and offers no package twice', async () => {
  const poc = { ...entitled, phases: { [PROJECT]: ['interactive', 'poc'] } }
  const { backend } = await openShop(`/payment/roadmap-pack?project=${PROJECT}`, { [ENTITLEMENTS]: poc })
  expect(await screen.findByText(/This purchase unlocks roadmaps for/)).toHaveTextContent(WALKERS)
  expect(screen.getByRole('radio', { name: /^Proof of Concept \$10\.00/ })).toBeDisabled()
  await userEvent.click(screen.getByRole('radio', { name: 'All phases $20.00' }))
  await press('Pay $20')
  expect(await screen.findByRole('link', { name: 'Open the roadmap' })).toHaveAttribute(
    'href',
    `/validate-idea/results/${PROJECT}/roadmap`,
  )
  expect(backend.sent(BUY)).toMatchObject([
    { body: { plan_id: 'roadmap-pack', pack_type: 'all', project_id: PROJECT, amount: 20 } },
  ])
})

it.each(['count=0', 'count=-1', 'count=3.5', 'count=5%20', 'count=1000000000', 'pack=everything'])(
  'falls back to one idea for %s&price=0, and says so',
  async (query) => {
    await openShop(`/payment/multi-idea?${query}&price=0`)
    expect(await screen.findByText(/1 idea is selected instead/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Pay $5' })).toBeEnabled()
  },
)

it('leads back from a plan that is not sold', async () => {
  const { at } = await openShop('/payment/enterprise')
  expect(await screen.findByText('Selected plan not found')).toBeInTheDocument()
  await waitFor(() => expect(at()).toBe('/pricing'))
})

it('asks for every field of the card', async () => {
  const { backend } = await openShop(TWO_IDEAS)
  await userEvent.clear(await screen.findByLabelText('Cardholder Name'))
  await userEvent.clear(screen.getByLabelText('CVC/CVV'))
  await userEvent.type(screen.getByLabelText('CVC/CVV'), '  ')
  await press('Pay $9.99')
  expect(await screen.findByText('Enter the name on the card')).toBeInTheDocument()
  expect(screen.getByText('Enter the security code')).toBeInTheDocument()
  expect(screen.queryByText('Enter the card number')).not.toBeInTheDocument()
  expect(backend.sent(BUY)).toEqual([])
})

it('sends a double click once', async () => {
  const answers: ((answer: Response) => void)[] = []
  const { backend } = await openShop(TWO_IDEAS, {
    [BUY]: () => new Promise<Response>((resolve) => answers.push(resolve)),
  })
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Pay $9.99' }))
  expect(await screen.findByRole('button', { name: 'Processing payment...' })).toBeDisabled()
  for (const answer of answers) answer(Response.json({ success: true }))
  await screen.findByText('Payment Successful!')
  expect(backend.sent(BUY)).toHaveLength(1)
})

it('says why a payment failed, and lets it be tried again', async () => {
  const { backend } = await openShop(TWO_IDEAS, {
    [BUY]: refused(403, 'Test payments are switched off here. Nothing was charged.', 'processor_refused'),
  })
  await press('Pay $9.99')
  expect(await screen.findByText('Payment Failed')).toBeInTheDocument()
  const [alert] = screen.getAllByRole('alert')
  expect(alert).toHaveTextContent(
    'Payment processing failed: Test payments are switched off here. Nothing was charged.',
  )
  expect(screen.getByLabelText('Card Number')).toHaveValue('4242 4242 4242 4242')
  backend.answer(BUY, { success: true })
  await press('Pay $9.99')
  expect(await screen.findByText('Payment Successful!')).toBeInTheDocument()
})

const JUST_BOUGHT = refused(409, 'You bought the same a moment ago. Nothing was bought again.', 'just_bought')

it('asks before it buys again what another tab has just bought, and buys it under the same id', async () => {
  const { backend } = await openShop(TWO_IDEAS, { [BUY]: JUST_BOUGHT })
  await press('Pay $9.99')
  const question = await screen.findByRole('dialog', { name: 'You bought 2 ideas a moment ago' })
  expect(question).toHaveTextContent('Nothing was bought this time. Buy another for $9.99?')
  backend.answer(BUY, { success: true })
  await press('Buy another')
  expect(await screen.findByText('Payment Successful!')).toBeInTheDocument()
  const [first, second] = backend.sent(BUY).map(({ body }) => Object(body))
  expect(first).not.toHaveProperty('again')
  expect(second).toEqual({ ...first, again: true })
})

it('buys nothing more when once was enough, and looks at what is owned now', async () => {
  const { backend, at } = await openShop(TWO_IDEAS, { [BUY]: JUST_BOUGHT })
  await press('Pay $9.99')
  await screen.findByRole('dialog')
  backend.answer(ENTITLEMENTS, { ...entitled, allowed: 3, packs_left: 2, bought: 2 })
  await press('No, one is enough')
  expect(await screen.findByText('You already have access to the Idea Validation Pack')).toBeInTheDocument()
  await waitFor(() => expect(at()).toBe('/pricing'))
  expect(backend.sent(BUY)).toHaveLength(1)
  expect(sessionStorage).toHaveLength(0)
})

it('shows the new price when it has changed, and asks again before it is paid', async () => {
  const { backend } = await openShop(TWO_IDEAS, {
    [BUY]: refused(409, 'The price has changed since it was shown. Nothing was charged.', 'price_changed'),
  })
  await screen.findByRole('button', { name: 'Pay $9.99' })
  backend.answer(
    PACKS_CALL,
    PACKS.map((pack) => (pack.pack === 'ideas-2' ? { ...pack, price: 12 } : pack)),
  )
  await press('Pay $9.99')
  expect(await screen.findByText(/Payment processing failed: The price has changed/)).toBeInTheDocument()
  backend.answer(BUY, { success: true })
  await press('Pay $12')
  await screen.findByText('Payment Successful!')
  expect(backend.sent(BUY).at(-1)).toMatchObject({ body: { amount: 12 } })
})

it('leads over the login back to the same payment when the session has expired', async () => {
  const { at } = await openShop(TWO_IDEAS, { [BUY]: refused(401, 'The token is not valid.') })
  await press('Pay $9.99')
  expect(await screen.findByText('Session Expired')).toBeInTheDocument()
  expect(screen.getByText('Your session has expired. Please log in again.')).toBeInTheDocument()
  await waitFor(() => expect(at()).toBe(`/login?redirect=${encodeURIComponent(TWO_IDEAS)}`))
  expect(sessionStorage).toHaveLength(0)
})

it('leads a visitor over the login', async () => {
  fakeSupabase({ 'POST /auth/v1/token': refusal(400, 'x', 'x') })
  const { at } = openApp(`/payment/roadmap-pack?pack=all&project=${PROJECT}`)
  const target = encodeURIComponent(`/payment/roadmap-pack?pack=all&project=${PROJECT}`)
  await waitFor(() => expect(at()).toBe(`/login?redirect=${target}`))
  expect(within(document.body).getByText('Please log in to access this page')).toBeInTheDocument()
})
