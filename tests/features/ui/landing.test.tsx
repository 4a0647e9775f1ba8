import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SIGNED_OUT, useAuthStore } from '@/account/auth-store'
import { LandingPage } from '@/features/landing/landing-page'

function open(onSignOut = vi.fn()) {
  render(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={<LandingPage onSignOut={onSignOut} />} />
        <Route path="/dashboard" element={<p>My dashboard</p>} />
        <Route path="/admin/dashboard" element={<p>Admin dashboard</p>} />
      </Routes>
    </MemoryRouter>,
  )
  return onSignOut
}

const signIn = (isAdmin: boolean) =>
  useAuthStore.setState({ isAuthenticated: true, isAdmin, userId: 'ada', isLoading: false })

beforeEach(() => useAuthStore.setState(SIGNED_OUT))
afterEach(() => {
  vi.restoreAllMocks()
  vi.stubEnv('VITE_CONSULTATION_URL', '')
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
  expect(sections).toEqual(['about', 'benefits', 'how-it-works', 'process', 'showcase', 'faq'])
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

it('shows three samples, each with its figures and a report to read', () => {
  open()
  const showcase = within(screen.getByRole('region', { name: 'Showcase' }))
  expect(
    showcase.getAllByRole('article').map(({ textContent }) => /[\d,]+\+/.exec(textContent)?.[0]),
  ).toEqual(['10,000+', '5,000+', '2,000+'])
  expect(
    showcase
      .getAllByRole('link', { name: /Read its sample report/ })
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/sample/dental', '/sample/stock', '/sample/tutor'])
})

it('links to the consultation only where the operator names a page for it', () => {
  open()
  expect(screen.queryByRole('link', { name: /consultation/ })).not.toBeInTheDocument()
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

it('says who may write the report, and that without a provider no AI model and no live research is used', () => {
  open()
  expect(screen.getByText(/Where this server has a model provider set up/)).toHaveTextContent(
    /no AI model and no live research.*Each report says at its top/,
  )
})

it('labels the excerpt as a sample and marks its basis', () => {
  open()
  expect(screen.getByText('Sample excerpt')).toBeVisible()
  expect(screen.getAllByText('Assumption').length).toBeGreaterThan(4)
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
