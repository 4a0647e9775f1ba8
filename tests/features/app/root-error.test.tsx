import { render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { routes } from '@/app/router'

it('shows what failed above all layouts under a navigation of its own', async () => {
  const heard = vi.spyOn(console, 'error').mockReturnValue()
  const children = [{ path: '/', loader: () => Promise.reject(new Error('The connection dropped.')) }]
  const { Component, HydrateFallback, ErrorBoundary } = routes[0] ?? {}
  const router = createMemoryRouter([{ Component, HydrateFallback, ErrorBoundary, children }])
  render(<RouterProvider router={router} />)

  const said = await within(await screen.findByRole('main')).findByRole('alert')
  expect(within(said).getByRole('heading', { name: 'This page could not be displayed.' })).toBeInTheDocument()
  expect(within(said).getByRole('button', { name: 'Try again' })).toBeInTheDocument()
  expect(within(said).getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')

  const nav = within(screen.getByRole('navigation', { name: 'Main' }))
  expect(nav.getByRole('link', { name: 'Groundwork' })).toHaveAttribute('href', '/')
  expect(nav.getByRole('button', { name: /^Theme: / })).toBeInTheDocument()
  heard.mockRestore()
})
