import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { fakeSupabase } from '../../support/fake-supabase'
import { openApp } from '../../support/open-app'

const OOPS = "Oops! We couldn't find the page you're looking for."

afterEach(() => window.history.replaceState(null, ''))

it('says that there is no such page and leads home', async () => {
  fakeSupabase()
  const app = openApp('/no/such/page')
  expect(await screen.findByRole('heading', { name: OOPS })).toBeInTheDocument()
  await waitFor(() => expect(document.title).toBe('Page not found · Groundwork'))
  await userEvent.click(screen.getByRole('link', { name: 'Return to Home' }))
  await waitFor(() => expect(app.at()).toBe('/'))
})

it('goes back to where the visitor came from', async () => {
  fakeSupabase()
  window.history.replaceState({ idx: 1 }, '')
  const app = openApp('/no/such/page', ['/signup'])
  await userEvent.click(await screen.findByRole('button', { name: 'Go Back' }))
  await waitFor(() => expect(app.at()).toBe('/signup'))
})

it('goes home when there is nowhere to go back to', async () => {
  fakeSupabase()
  const app = openApp('/no/such/page')
  await userEvent.click(await screen.findByRole('button', { name: 'Go Back' }))
  await waitFor(() => expect(app.at()).toBe('/'))
})

describe('an address with slashes too many', () => {
  it('is the address without them', async () => {
    fakeSupabase()
    const app = openApp('/sample///stock?from=mail')
    await waitFor(() => expect(app.at()).toBe('/sample/stock?from=mail'))
  })

  it('leads to no other site', async () => {
    fakeSupabase()
    const app = openApp('/x//evil.example/path')
    expect(await screen.findByRole('heading', { name: OOPS })).toBeInTheDocument()
    expect(app.at()).toBe('/x/evil.example/path')
  })
})
