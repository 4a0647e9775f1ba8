import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { useFormStorage } from '@/shared/lib/form-storage'
import { fakeSupabase, offline, USER } from '../../support/fake-supabase'
import { openApp, signIn } from '../../support/open-app'

const PLANS = [
  {
    id: 'free',
    name: 'Free',
    price: 0,
    interval: 'once',
    features: { validations: 1, phases: ['interactive'] },
  },
  {
    id: 'multi-idea',
    name: 'Idea Validation Pack',
    price: '5.00',
    interval: 'once',
    features: { validations: 1, phases: ['interactive'] },
  },
  {
    id: 'roadmap-pack',
    name: 'Roadmap Pack',
    price: 10,
    interval: 'once',
    features: { validations: null, phases: ['interactive', 'poc'] },
  },
  {
    id: 'pro',
    name: 'Pro',
    price: 29,
    interval: 'month',
    features: { validations: null, phases: ['interactive'] },
  },
]
const ENTITLEMENTS = 'POST /rest/v1/rpc/get_my_entitlements'
const PLANS_CALL = 'POST /rest/v1/rpc/get_pricing_plans'
const entitled = { pro: false, admin: false, used: 1, allowed: 1, phases: {} }

beforeEach(() => useFormStorage.getState().clearIdea())

async function openPricing(answers: Parameters<typeof fakeSupabase>[0] = {}) {
  const backend = fakeSupabase({ [PLANS_CALL]: PLANS, [ENTITLEMENTS]: entitled, ...answers })
  await signIn()
  openApp('/pricing')
  expect(await screen.findByRole('heading', { name: 'Plans & Pricing' })).toBeInTheDocument()
  return backend
}

it('says what each plan includes and that nothing is sold yet', async () => {
  await openPricing()
  const plan = async (name: string) => (await screen.findByRole('heading', { name })).closest('article')
  expect(await plan('Free')).toHaveTextContent('$0Validations1Roadmap phasesInteractive Prototype')
  expect(await plan('Idea Validation Pack')).toHaveTextContent('from $5, one-time')
  expect(await plan('Roadmap Pack')).toHaveTextContent(
    'By size, up to: Interactive Prototype, Proof of Concept',
  )
  expect(await plan('Pro')).toHaveTextContent('$29 a monthValidationsUnlimited')
  expect(screen.getByText('Buying is not open yet.')).toBeInTheDocument()
  expect(within(screen.getByRole('main')).queryByRole('button')).not.toBeInTheDocument()
})

it('says how much of the plan is used', async () => {
  await openPricing()
  const standing = within(await screen.findByRole('region', { name: 'Your validations' }))
  expect(standing.getByText('Free plan')).toBeInTheDocument()
  expect(standing.getByRole('progressbar', { name: '1 of 1 used' })).toHaveAttribute('aria-valuenow', '100')
})

it('knows plans without a limit', async () => {
  await openPricing({ [ENTITLEMENTS]: { ...entitled, pro: true, used: 12, allowed: null } })
  expect(await screen.findByText('12 used. There is no limit.')).toBeInTheDocument()
})

it('leads back to a draft, and only when there is one', async () => {
  await openPricing()
  expect(screen.queryByText('Back to your draft')).not.toBeInTheDocument()
  useFormStorage.getState().write(USER.id, 'An idea that waits')
  expect(await screen.findByText('An idea that waits')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Back to your draft' })).toHaveAttribute('href', '/validate-idea')
})

it('says when the plans cannot be loaded', async () => {
  const backend = await openPricing({ [PLANS_CALL]: () => Response.json({ message: 'no' }, { status: 400 }) })
  expect(await screen.findByText('Failed to load pricing plans')).toBeInTheDocument()
  backend.answer(PLANS_CALL, PLANS)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Pro' })).toBeInTheDocument()
})

it('names the limits that could not be loaded', async () => {
  await openPricing({ 'POST /rest/v1/rpc/get_free_plan_limits': offline })
  expect(await screen.findByText('Failed to load free plan limits')).toBeInTheDocument()
})
