import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { useFormStorage } from '@/shared/lib/form-storage'
import { offline, USER } from '../../../support/fake-supabase'
import {
  ENTITLEMENTS,
  entitled,
  FOREIGN,
  OTHER_PROJECT,
  openShop,
  PACKS,
  PACKS_CALL,
  PLANS,
  PLANS_CALL,
  PROJECT,
  PROJECTS_CALL,
  projectRow,
  WALKERS,
} from '../shop'

beforeEach(() => useFormStorage.getState().clearIdea())

const ideaCard = async () => within(await screen.findByRole('region', { name: 'Idea Validation Packs' }))
const roadmapCard = async () => within(await screen.findByRole('region', { name: 'Roadmap Packs' }))
const owned = { ...entitled, phases: { [PROJECT]: ['interactive', 'poc'] } }

it('says what the plans include, and leaves out those that are not sold', async () => {
  await openShop('/pricing')
  const plan = async (name: string) => (await screen.findByRole('heading', { name })).closest('article')
  expect(await plan('Free')).toHaveTextContent(
    'FreeYour plan$0Validations1Roadmap phasesInteractive Prototype',
  )
  expect(await plan('Pro')).toHaveTextContent('$29 a monthValidationsUnlimited')
  expect(await screen.findByRole('link', { name: 'Checkout Pro' })).toHaveAttribute('href', '/checkout/pro')
  expect(screen.queryByText('Old plan')).not.toBeInTheDocument()
})

it('leads to the checkout with the number of ideas that was chosen', async () => {
  await openShop('/pricing')
  const card = await ideaCard()
  expect(card.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
    'ideas-1',
    'ideas-2',
    'ideas-5',
    'ideas-10',
  ])
  expect(card.getByRole('radio', { name: '5 ideas $19.99 about $4 each' })).not.toBeChecked()
  await userEvent.click(card.getByRole('radio', { name: /^10 ideas/ }))
  expect(card.getByRole('link', { name: 'Checkout' })).toHaveAttribute(
    'href',
    '/checkout/multi-idea?count=10',
  )
})

it('sells no second pack of ideas while one is left', async () => {
  await openShop('/pricing', { [ENTITLEMENTS]: { ...entitled, allowed: 3, packs_left: 2, bought: 2 } })
  const card = await ideaCard()
  expect(card.getByRole('button', { name: 'Already Unlocked' })).toBeDisabled()
  expect(card.queryByRole('link', { name: 'Checkout' })).not.toBeInTheDocument()
  expect(screen.getByText(/^2 from packs left\./)).toBeInTheDocument()
})

it('asks for a project before a roadmap pack', async () => {
  const { at } = await openShop('/pricing')
  const card = await roadmapCard()
  await userEvent.click(card.getByRole('button', { name: 'Select a Project' }))
  expect(await screen.findByText('Please select a project for the roadmap package')).toBeInTheDocument()
  const project = await card.findByRole('radio', { name: WALKERS })
  await userEvent.click(project)
  expect(at()).toBe(`/pricing?project=${PROJECT}`)
  await userEvent.click(card.getByRole('radio', { name: /^All phases/ }))
  await userEvent.click(card.getByRole('button', { name: 'Checkout' }))
  await waitFor(() => expect(at()).toBe(`/checkout/roadmap-pack?pack=all&project=${PROJECT}`))
})

it('cuts names at 50 and descriptions at 100 characters', async () => {
  const row = { ...projectRow(PROJECT, 'n'.repeat(60)), originalIdea: 'd'.repeat(120) }
  await openShop('/pricing', { [PROJECTS_CALL]: [row] })
  const project = await (await roadmapCard()).findByRole('radio', { name: `${'n'.repeat(50)}…` })
  expect(project).toHaveAccessibleDescription(`${'d'.repeat(100)}…`)
})

it('ticks what is owned in the project and preselects the next package', async () => {
  await openShop(`/pricing?project=${PROJECT}`, { [ENTITLEMENTS]: owned })
  const card = await roadmapCard()
  expect(await card.findByRole('radio', { name: WALKERS })).toBeChecked()
  const pack = card.getByRole('radio', { name: /^Proof of Concept \+ MVP/ })
  expect(pack).toBeChecked()
  expect(pack).toHaveAccessibleDescription(
    /^Proof of Concept ?\(unlocked\) ?Minimum Viable Product: the first version that real users can use$/,
  )
  await userEvent.click(card.getByRole('radio', { name: 'Proof of Concept $10.00' }))
  expect(card.getByRole('button', { name: 'Already Unlocked' })).toBeDisabled()
  expect(
    card.getByText(/^You already have access to Proof of Concept for this project\./),
  ).toBeInTheDocument()
})

it('keeps the package when the project changes, unless it is owned there', async () => {
  await openShop(`/pricing?project=${OTHER_PROJECT}`, { [ENTITLEMENTS]: owned })
  const card = await roadmapCard()
  const all = card.getByRole('radio', { name: /^All phases/ })
  await userEvent.click(all)
  await userEvent.click(await card.findByRole('radio', { name: WALKERS }))
  await waitFor(() => expect(card.getByRole('radio', { name: WALKERS })).toBeChecked())
  expect(all).toBeChecked()
  await userEvent.click(card.getByRole('radio', { name: 'Bread by subscription' }))
  await userEvent.click(card.getByRole('radio', { name: 'Proof of Concept $10.00' }))
  await userEvent.click(card.getByRole('radio', { name: WALKERS }))
  await waitFor(() => expect(card.getByRole('radio', { name: /^Proof of Concept \+ MVP/ })).toBeChecked())
})

it('takes what is owned in one project for nothing in another', async () => {
  await openShop(`/pricing?project=${OTHER_PROJECT}`, { [ENTITLEMENTS]: owned })
  const card = await roadmapCard()
  expect(card.getByRole('radio', { name: 'Proof of Concept $10.00' })).toBeChecked()
  expect(card.getByRole('button', { name: 'Checkout' })).toBeEnabled()
})

it.each([FOREIGN, 'nope', '', "' or 1=1"])('does not take %j for a project', async (project) => {
  await openShop(`/pricing?project=${encodeURIComponent(project)}`)
  const card = await roadmapCard()
  expect(card.getByText(/The project in the link is not yours/)).toBeInTheDocument()
  expect(card.getByRole('button', { name: 'Select a Project' })).toBeEnabled()
})

it('sends who has no project to validate an idea first', async () => {
  await openShop('/pricing', { [PROJECTS_CALL]: [] })
  const card = await roadmapCard()
  expect(await card.findByRole('link', { name: 'Validate an idea' })).toHaveAttribute(
    'href',
    '/validate-idea',
  )
})

it('says how much of the plan is used', async () => {
  await openShop('/pricing')
  const standing = within(await screen.findByRole('region', { name: 'Your validations' }))
  expect(standing.getByText('Free plan')).toBeInTheDocument()
  expect(standing.getByRole('progressbar', { name: '1 of 1 used' })).toHaveAttribute('aria-valuenow', '100')
})

it('shows Pro with its end, and sells it no second time, whatever pack was bought after it', async () => {
  const pro = { pro: true, plan: 'pro', pro_until: '2026-12-21T10:00:00Z', allowed: null, bought: 2 }
  await openShop('/pricing', { [ENTITLEMENTS]: { ...entitled, ...pro } })
  expect(await screen.findByText('1 used. There is no limit.')).toBeInTheDocument()
  expect(screen.getByText('Your plan runs until Dec 21, 2026.')).toBeInTheDocument()
  const row = within((await screen.findByRole('heading', { name: 'Pro' })).closest('article') as HTMLElement)
  expect(row.getByRole('button', { name: 'Already Unlocked' })).toBeDisabled()
})

it('leads back to a draft, and only when there is one', async () => {
  await openShop('/pricing')
  await ideaCard()
  expect(screen.queryByText('Back to your draft')).not.toBeInTheDocument()
  useFormStorage.getState().write(USER.id, 'An idea that waits')
  expect(await screen.findByText('An idea that waits')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Back to your draft' })).toHaveAttribute('href', '/validate-idea')
})

it('says when the plans cannot be loaded', async () => {
  const { backend } = await openShop('/pricing', {
    [PACKS_CALL]: () => Response.json({ message: 'no' }, { status: 400 }),
  })
  expect(await screen.findAllByText('Failed to load pricing plans')).not.toHaveLength(0)
  backend.answer(PACKS_CALL, PACKS)
  const [retry] = screen.getAllByRole('button', { name: 'Try again' })
  if (retry) await userEvent.click(retry)
  expect(await screen.findByRole('heading', { name: 'Pro' })).toBeInTheDocument()
})

it('names the limits that could not be loaded', async () => {
  await openShop('/pricing', { 'POST /rest/v1/rpc/get_free_plan_limits': offline })
  expect(await screen.findByText('Failed to load free plan limits')).toBeInTheDocument()
})

it('says when a kind of pack is not sold', async () => {
  await openShop('/pricing', { [PLANS_CALL]: PLANS.filter(({ id }) => id !== 'multi-idea') })
  expect(await screen.findByText('No idea packs are available right now.')).toBeInTheDocument()
  expect((await roadmapCard()).getByRole('button', { name: 'Select a Project' })).toBeInTheDocument()
})

it('writes to sales where the installation names an address', async () => {
  vi.stubEnv('VITE_SALES_EMAIL', 'sales@groundwork.test')
  await openShop('/pricing')
  expect(await screen.findByRole('link', { name: 'Contact Sales' })).toHaveAttribute(
    'href',
    'mailto:sales@groundwork.test?subject=Sales',
  )
})

it('leads to the contact form without an address', async () => {
  vi.stubEnv('VITE_SALES_EMAIL', '')
  await openShop('/pricing')
  expect(await screen.findByRole('link', { name: 'Contact Sales' })).toHaveAttribute(
    'href',
    '/contact?subject=sales',
  )
})

it('is where /roadmap-packages leads, with the project', async () => {
  const { at } = await openShop(`/roadmap-packages?project=${PROJECT}`)
  await waitFor(() => expect(at()).toBe(`/pricing?project=${PROJECT}`))
})
