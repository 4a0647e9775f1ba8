import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fakeSupabase } from '../../support/fake-supabase'
import { openApp } from '../../support/open-app'

const SITE = 'https://groundwork.example'
let written: Element[]

beforeEach(() => {
  document.title = ''
  const description = Object.assign(document.createElement('meta'), { name: 'description' })
  const canonical = Object.assign(document.createElement('link'), { rel: 'canonical', href: `${SITE}/` })
  written = [description, canonical]
  document.head.append(...written)
})
afterEach(() => {
  for (const element of written) element.remove()
})

const canonical = () => document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href

it.each([
  ['/privacy', 'Privacy', '/privacy', /^What Groundwork stores/],
  ['/sample', 'Sample report', '/sample', /without an account/],
  ['/sample/dental', 'Sample report', '/sample', /without an account/],
  [
    '/sample/stock',
    'Sample report: inventory and orders for small wholesalers',
    '/sample/stock',
    /spreadsheets/,
  ],
  ['/sample/tutor', 'Sample report: math practice with an AI tutor', '/sample/tutor', /math tutor/],
  ['/sample/constructor', 'Page not found', '/sample/constructor', /^Describe a business/],
])('says at %s which page it is', async (address, title, known, description) => {
  fakeSupabase()
  openApp(address)
  await waitFor(() => expect(document.title).toBe(`${title} · Groundwork`))
  expect(canonical()).toBe(SITE + known)
  expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toMatch(description)
})
