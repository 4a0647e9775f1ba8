import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  BUY,
  ENTITLEMENTS,
  entitled,
  FOREIGN,
  openShop,
  PROJECT,
  PROJECT_PRICES,
  PROJECTS_CALL,
  press,
  projectRow,
  refused,
  WALKERS,
} from '../shop'

const summary = async () => within(await screen.findByRole('region', { name: 'Order summary' }))
const proceed = async () => (await summary()).getByRole('link', { name: 'Proceed to Payment' })

it('shows what is bought, its exact price and that it is bought once', async () => {
  await openShop('/checkout/multi-idea?count=2')
  const order = await summary()
  expect(order.getAllByText('$9.99')).toHaveLength(2)
  expect(order.getByText('one-time purchase')).toBeInTheDocument()
  expect(order.getByText(/By proceeding to payment, you agree to the/)).toBeInTheDocument()
  expect(order.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms')
  expect(order.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy')
  expect(screen.getByText('2 idea validations')).toBeInTheDocument()
  expect(await proceed()).toHaveAttribute('href', '/payment/multi-idea?count=2')
  expect(screen.getByRole('link', { name: 'Back to Pricing' })).toHaveAttribute('href', '/pricing')
})

it('keeps package and project on the way to the payment and back', async () => {
  await openShop(`/checkout/roadmap-pack?pack=poc-mvp&project=${PROJECT}`)
  expect((await summary()).getAllByText('$17.00')).toHaveLength(2)
  expect((await summary()).getByText(WALKERS)).toBeInTheDocument()
  expect(await proceed()).toHaveAttribute('href', `/payment/roadmap-pack?pack=poc-mvp&project=${PROJECT}`)
  expect(screen.getByRole('link', { name: 'Back to Pricing' })).toHaveAttribute(
    'href',
    `/pricing?project=${PROJECT}`,
  )
})

it('says that a plan ends by itself', async () => {
  await openShop('/checkout/pro')
  expect((await summary()).getByText('one-time purchase for one month, does not renew')).toBeInTheDocument()
  expect(await proceed()).toHaveAttribute('href', '/payment/pro')
})

it.each([
  'count=0',
  'count=-1',
  'count=3.5',
  'count=5%20',
  'count=1e9',
  'count=1000000000',
  'count=4',
  'pack=everything',
])('sells one idea for %s, and says so; a price in the address counts for nothing', async (query) => {
  await openShop(`/checkout/multi-idea?${query}&price=0`)
  expect(
    await screen.findByText(/number of ideas in the link is not available. 1 idea is selected/),
  ).toBeInTheDocument()
  expect((await summary()).getAllByText('$5.00')).toHaveLength(2)
  expect(await proceed()).toHaveAttribute('href', '/payment/multi-idea?count=1')
})

it('chooses a package where the one that is asked for is not sold', async () => {
  await openShop(`/checkout/roadmap-pack?pack=everything&project=${PROJECT}`)
  expect(
    await screen.findByText(/package in the link is not available. Proof of Concept is selected/),
  ).toBeInTheDocument()
  expect(await proceed()).toHaveAttribute('href', `/payment/roadmap-pack?pack=poc&project=${PROJECT}`)
})

const withPoc = { ...entitled, phases: { [PROJECT]: ['interactive', 'poc'] } }
const pro = { ...entitled, pro: true, allowed: null }

it.each([
  ['/checkout/enterprise', entitled, 'Selected plan not found', '/pricing'],
  ['/checkout/old', entitled, 'Selected plan not found', '/pricing'],
  ['/checkout/%25', entitled, 'Selected plan not found', '/pricing'],
  ['/checkout/free', entitled, 'You already have access to the Free plan', '/pricing'],
  [
    '/checkout/roadmap-pack?pack=poc',
    entitled,
    'Please select a project for the roadmap package',
    '/pricing',
  ],
  [
    `/checkout/roadmap-pack?pack=poc&project=${FOREIGN}`,
    entitled,
    'Please select a project for the roadmap package',
    '/pricing',
  ],
  [
    `/checkout/roadmap-pack?pack=poc&project=${PROJECT}`,
    withPoc,
    'You already have access to Proof of Concept for this project',
    `/pricing?project=${PROJECT}`,
  ],
  [
    '/checkout/multi-idea?count=5',
    { ...entitled, packs_left: 1, allowed: 2 },
    'You already have access to the Idea Validation Pack',
    '/pricing',
  ],
  ['/checkout/pro', pro, 'You already have unlimited validations', '/pricing'],
  [
    '/checkout/toolbox',
    { ...entitled, free_phases: ['interactive', 'poc'] },
    'You already have access to the Toolbox',
    '/pricing',
  ],
  ['/payment/toolbox', { ...entitled, admin: true }, 'You already have access to the Toolbox', '/pricing'],
])('leads back from %s', async (address, entitlements, message, target) => {
  const { at } = await openShop(address, { [ENTITLEMENTS]: entitlements })
  expect(await screen.findByText(message)).toBeInTheDocument()
  await waitFor(() => expect(at()).toBe(target))
})

it('sells a plan that is paid once to who does not have its phases yet', async () => {
  await openShop('/checkout/toolbox')
  expect(await proceed()).toHaveAttribute('href', '/payment/toolbox')
})

const UNFINISHED = 'This project’s report is not finished yet. You can unlock its roadmaps once it is.'
const unfinished = { [PROJECTS_CALL]: [{ ...projectRow(PROJECT, WALKERS), status: 'analyzing' }] }

it.each(['checkout', 'payment'])('leads back from a %s for a project without a report', async (page) => {
  const { at } = await openShop(`/${page}/roadmap-pack?pack=poc&project=${PROJECT}`, unfinished)
  expect(await screen.findByText(UNFINISHED)).toBeInTheDocument()
  await waitFor(() => expect(at()).toBe('/pricing'))
})

it('does not choose a project without a report for its link', async () => {
  await openShop(`/pricing?project=${PROJECT}`, unfinished)
  const card = within(await screen.findByRole('region', { name: 'Roadmap Packs' }))
  expect(await card.findByText(UNFINISHED)).toBeInTheDocument()
  expect(card.getByRole('button', { name: 'Select a Project' })).toBeEnabled()
})

describe('an owner of a smaller pack', () => {
  const price = (pack: string, paid: number, amount: number) => ({
    plan_id: 'roadmap-pack',
    pack,
    paid,
    amount,
  })
  const owner = {
    [ENTITLEMENTS]: withPoc,
    [PROJECT_PRICES]: [price('poc', 10, 0), price('poc-mvp', 10, 7), price('all', 10, 10)],
  }

  it('sees the price, what was paid for the project, and the difference as the total', async () => {
    await openShop(`/checkout/roadmap-pack?pack=poc-mvp&project=${PROJECT}`, owner)
    const order = await summary()
    expect(order.getByText('$17.00')).toBeInTheDocument()
    expect(order.getByText('Already paid for this project').nextElementSibling).toHaveTextContent('−$10.00')
    expect(order.getByText('Total in US dollars').nextElementSibling).toHaveTextContent('$7.00')
  })

  it('has no more deducted than the price', async () => {
    const paidMore = { ...owner, [PROJECT_PRICES]: [price('all', 27, 0)] }
    await openShop(`/checkout/roadmap-pack?pack=all&project=${PROJECT}`, paidMore)
    const order = await summary()
    expect(order.getByText('Already paid for this project').nextElementSibling).toHaveTextContent('−$20.00')
    expect(order.getByText('Total in US dollars').nextElementSibling).toHaveTextContent('$0.00')
  })

  it('pays the difference', async () => {
    const { backend } = await openShop(`/payment/roadmap-pack?pack=all&project=${PROJECT}`, owner)
    expect(await screen.findByRole('radio', { name: /Proof of Concept \+ MVP/ })).toBeEnabled()
    expect(screen.getByText('instead of $17.00')).toBeInTheDocument()
    await press('Pay $10')
    expect(await screen.findByText('Payment Successful!')).toBeInTheDocument()
    expect(backend.sent(BUY)).toMatchObject([{ body: { pack_type: 'all', amount: 10 } }])
  })

  it('sees it on the pricing page, beside the price of the list', async () => {
    await openShop(`/pricing?project=${PROJECT}`, owner)
    const packs = within(await screen.findByRole('region', { name: 'Roadmap Packs' }))
    expect(await packs.findByText('$17.00 less $10.00 already paid')).toBeInTheDocument()
    expect(packs.getByText('$7.00')).toBeInTheDocument()
    expect(packs.queryByText('$10.00 less $10.00 already paid')).not.toBeInTheDocument()
  })

  it('is shown no order while the prices of the project are unknown', async () => {
    await openShop(`/checkout/roadmap-pack?pack=all&project=${PROJECT}`, {
      ...owner,
      [PROJECT_PRICES]: refused(500, 'down'),
    })
    expect(await screen.findByText('The prices for this project could not be loaded.')).toBeInTheDocument()
    expect(screen.queryByText('$20.00')).not.toBeInTheDocument()
  })
})
