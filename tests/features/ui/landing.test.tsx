import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
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

it('leads a visitor to the login', () => {
  open()
  const nav = within(screen.getByRole('navigation', { name: 'Main' }))
  expect(nav.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
  for (const link of screen.getAllByRole('link', { name: 'Validate Your Idea' }))
    expect(link).toHaveAttribute('href', '/login')
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
