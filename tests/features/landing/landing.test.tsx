import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SIGNED_OUT, useAuthStore } from '@/account/auth-store'
import { createQueryClient } from '@/app/query-client'
import { EXHIBIT_MARKET } from '@/features/landing/content'
import { LandingPage } from '@/features/landing/pages/landing-page'
import tutor from '@/features/report/samples/tutor.json'
import { fakeSupabase } from '../../support/fake-supabase'

const PRICES = {
  free: { idea_validations: 1, unlocked_phases: ['interactive'] },
  plans: [
    {
      id: 'multi-idea',
      name: 'Idea Validation Pack',
      price: 5,
      interval: 'once',
      features: { validations: 1 },
    },
    { id: 'pro', name: 'Pro', price: 29, interval: 'month', features: { validations: null } },
  ],
  packs: [
    { plan_id: 'multi-idea', pack: 'ideas-1', ideas: 1, phases: [], price: 5 },
    { plan_id: 'multi-idea', pack: 'ideas-3', ideas: 3, phases: [], price: 15 },
    { plan_id: 'multi-idea', pack: 'ideas-5', ideas: 5, phases: [], price: 19.99 },
  ],
}

function open(onSignOut = vi.fn()) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <Routes>
          <Route path="/" element={<LandingPage onSignOut={onSignOut} />} />
          <Route path="/dashboard" element={<p>My dashboard</p>} />
          <Route path="/admin/dashboard" element={<p>Admin dashboard</p>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return onSignOut
}

const signIn = (isAdmin: boolean) =>
  useAuthStore.setState({ isAuthenticated: true, isAdmin, userId: 'ada', isLoading: false })

beforeEach(() => {
  useAuthStore.setState(SIGNED_OUT)
  fakeSupabase({ 'GET /functions/v1/get-prices': PRICES })
})
afterEach(() => {
  useAuthStore.setState(SIGNED_OUT)
  vi.restoreAllMocks()
  vi.stubEnv('VITE_CONSULTATION_URL', '')
  vi.stubEnv('VITE_SALES_EMAIL', '')
})

it('leads a visitor to the login', () => {
  open()
  const nav = within(screen.getByRole('navigation', { name: 'Main' }))
  expect(nav.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
  expect(nav.getAllByRole('link', { name: 'Validate Your Idea' })[0]).toHaveAttribute('href', '/login')
  const hero = within(screen.getByRole('main')).getAllByRole('link', { name: 'Validate Your Idea' })[0]
  expect(hero).toHaveAttribute('href', '/validate-idea')
  expect(screen.getByRole('link', { name: "What's your Idea?" })).toHaveAttribute('href', '/login')
})

it('has its sections in their order, each under the id that the navigation leads to', () => {
  open()
  const sections = [...screen.getByRole('main').querySelectorAll('section[id]')].map(({ id }) => id)
  expect(sections).toEqual(['about', 'benefits', 'how-it-works', 'process', 'showcase', 'pricing', 'faq'])
  const nav = within(screen.getByRole('navigation', { name: 'Main' }))
  for (const [label, id] of [
    ['About', 'about'],
    ['Benefits', 'benefits'],
    ['How it Works', 'how-it-works'],
    ['Process', 'process'],
    ['FAQ', 'faq'],
  ])
    for (const link of nav.getAllByRole('link', { name: label }))
      expect(link).toHaveAttribute('href', `/#${id}`)
})

it('glides to a section, and stands still where motion is not wanted', async () => {
  const glide = vi.fn()
  Element.prototype.scrollIntoView = glide
  open()
  const link = screen.getAllByRole('link', { name: 'Process' })[0]
  if (!link) throw new Error('There is no link to the process.')
  await userEvent.click(link)
  expect(glide).toHaveBeenLastCalledWith({ behavior: 'smooth' })
  expect(glide.mock.contexts[0]).toBe(document.getElementById('process'))
  await userEvent.click(link)
  expect(glide).toHaveBeenCalledTimes(2)
  const asked = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => Object.assign(asked(query), { matches: true }))
  await userEvent.click(link)
  expect(glide).toHaveBeenLastCalledWith({ behavior: 'auto' })
})

it('closes the menu when a section is chosen, and on Escape', async () => {
  open()
  const menu = () => screen.getByLabelText(/^(Open|Close) menu$/)
  await userEvent.click(menu())
  expect(menu()).toHaveAccessibleName('Close menu')
  await userEvent.click(screen.getAllByRole('link', { name: 'Benefits' }).at(-1) ?? menu())
  expect(menu()).toHaveAccessibleName('Open menu')
  await userEvent.click(menu())
  await userEvent.keyboard('{Escape}')
  expect(menu()).toHaveAccessibleName('Open menu')
})

it('keeps one of four answers open at a time', () => {
  open()
  const answers = [...document.querySelectorAll('#faq details')]
  expect(answers).toHaveLength(4)
  expect(new Set(answers.map((answer) => answer.getAttribute('name')))).toEqual(new Set(['faq']))
})

it('shows three samples, each with users, timeframe and improvement, and a report to read', () => {
  open()
  const showcase = within(screen.getByRole('region', { name: 'Showcase' }))
  expect(
    showcase.getAllByRole('article').map((article) => [
      ...within(article)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
      within(article).getAllByRole('definition')[0]?.textContent,
    ]),
  ).toEqual(['10,000+', '5,000+', '2,000+'].map((users) => ['Users', 'Timeframe', 'Improvement', users]))
  expect(
    showcase
      .getAllByRole('link', { name: /Read its sample report/ })
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/sample/dental', '/sample/stock', '/sample/tutor'])
})

it('links to the consultation only where the operator names a page for it', () => {
  open()
  expect(screen.queryByText(/consultation/)).not.toBeInTheDocument()
  cleanup()
  vi.stubEnv('VITE_CONSULTATION_URL', 'https://meet.example.test/groundwork')
  open()
  expect(screen.getAllByRole('link', { name: /30-minute consultation/ })[0]).toHaveAttribute(
    'href',
    'https://meet.example.test/groundwork',
  )
})

it('gives administrators neither section links nor the call to action', () => {
  useAuthStore.setState({ isAuthenticated: true, isAdmin: true, userId: 'ada', isLoading: true })
  open()
  expect(screen.queryByRole('link', { name: 'Validate Your Idea' })).not.toBeInTheDocument()
  const nav = within(screen.getByRole('navigation', { name: 'Main' }))
  expect(nav.queryByRole('link', { name: 'Benefits' })).not.toBeInTheDocument()
  expect(nav.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/admin/dashboard')
})

it('shows what is sold to visitors, in the sizes of the pricing page', async () => {
  open()
  const pricing = within(screen.getByRole('region', { name: 'Pricing' }))
  const pack = within(await pricing.findByText('Idea Validation Pack').then((name) => closestItem(name)))
  expect(pack.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['1 idea', '5 ideas'])
  expect(pack.getByText('$19.99')).toBeVisible()
  expect(within(closestItem(pricing.getByText('Pro'))).getByText('$29 a month')).toBeVisible()
  expect(within(closestItem(pricing.getByText('Free'))).getByText('1 report')).toBeVisible()
  expect(pricing.getByRole('link', { name: 'Contact Sales' })).toHaveAttribute(
    'href',
    '/contact?subject=sales',
  )
})

function closestItem(element: HTMLElement): HTMLElement {
  const item = element.closest('li')
  if (!item) throw new Error('Not in a list')
  return item
}

it('says so when the prices cannot be loaded', async () => {
  fakeSupabase({ 'GET /functions/v1/get-prices': () => Response.json({ error: 'No' }, { status: 400 }) })
  open()
  expect(await screen.findByText('The prices could not be loaded.')).toBeVisible()
})

it('lets the market of a sample be changed: size and slide follow, and go back', () => {
  open()
  const slide = within(screen.getByRole('region', { name: 'Slide: Market Opportunity' }))
  expect(slide.getByText('$23K')).toBeVisible()
  const customers = screen.getByRole('slider', { name: 'Customers' })
  expect(customers).toHaveAttribute('aria-valuetext', '9,000')
  fireEvent.change(customers, { target: { value: '18000' } })
  expect(slide.getByText('$45K')).toBeVisible()
  expect(slide.getByText('$3.02M')).toBeVisible()
  fireEvent.change(screen.getByRole('slider', { name: 'Obtainable share' }), { target: { value: '0.1' } })
  expect(slide.getByText('$91K')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }))
  expect(slide.getByText('$23K')).toBeVisible()
})

it('shows the inputs of the sample report that it names', () => {
  const stored = tutor.marketValidation.model.inputs.map(({ id, unit, range }) => ({ id, unit, range }))
  expect(stored).toEqual(
    expect.arrayContaining(EXHIBIT_MARKET.inputs.map(({ id, unit, range }) => ({ id, unit, range }))),
  )
})

it.each([
  ['Testimonials', '/#showcase', '/#showcase'],
  ['Blog', '/contact?subject=blog', 'mailto:hello@groundwork.test?subject=Blog'],
  ['Careers', '/contact?subject=careers', 'mailto:hello@groundwork.test?subject=Careers'],
  ['Contact', '/contact', 'mailto:hello@groundwork.test'],
])('has the footer link %s, which leads to the form or to the configured address', (name, form, mail) => {
  const footer = () => within(screen.getByRole('navigation', { name: 'Footer' }))
  open()
  expect(footer().getByRole('link', { name })).toHaveAttribute('href', form)
  cleanup()
  vi.stubEnv('VITE_SALES_EMAIL', 'hello@groundwork.test')
  open()
  expect(footer().getByRole('link', { name })).toHaveAttribute('href', mail)
})

it('offers the way back and the way out to whoever is signed in', async () => {
  useAuthStore.setState({ isAuthenticated: true, isAdmin: false, userId: 'ada', isLoading: true })
  const signOut = open()
  expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard')
  expect(screen.getAllByRole('link', { name: 'Validate Your Idea' })[0]).toHaveAttribute(
    'href',
    '/validate-idea',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
  expect(signOut).toHaveBeenCalledOnce()
})

it.each([
  [false, 'My dashboard'],
  [true, 'Admin dashboard'],
])('moves on to the dashboard when signed in (admin: %s)', async (isAdmin, shown) => {
  signIn(isAdmin)
  open()
  expect(await screen.findByText(shown)).toBeVisible()
})
