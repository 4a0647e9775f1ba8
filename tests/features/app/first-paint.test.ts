import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PLACEHOLDER_ID } from '@/app/first-paint/placeholder-id'
import { fakeSupabase, session, USER } from '../../support/fake-supabase'

const LIST = 'GET /rest/v1/idea_validations'
const ID = '6a3f0c1e-0000-4000-8000-000000000001'
const CARD = '<div data-slot="card"><div data-slot="title">wait</div><div data-slot="idea"></div></div>'

const frame = (name: string) => `<template data-frame="${name}">
  <aside class="${name}"><nav><a href="/dashboard">Dashboard</a><a href="/pricing">Pricing</a></nav>
    <div data-slot="account"><p></p><p></p></div><button type="button">Search</button></aside>
  <main><div data-slot="page"></div></main></template>`
const page = (name: string, at: string, markup: string) =>
  `<template data-page="${name}" data-at="${at}">${markup}</template>`

const PARTS = [
  ...['user-open', 'user-narrow', 'admin-open', 'admin-narrow'].map(frame),
  page('login', '', '<h1>Welcome back</h1>'),
  page('public', '', '<p>Public</p>'),
  page('dashboard', '^/dashboard/?$', `<div data-slot="heading">wait</div>${CARD.repeat(3)}`),
  page('empty', '', '<h1>From Idea to Implementation</h1><form><textarea></textarea></form>'),
  page('report', '^/validate-idea/results/([^/]+)/?$', '<div data-slot="title">wait</div>'),
  page(
    'planning',
    '^/validate-idea/results(?:/([^/]+))?/planning/?$',
    `<a id="back" href="/validate-idea/results/${PLACEHOLDER_ID}">Back</a>`,
  ),
  page('other', '^/admin/users/?$', '<p>Other</p>'),
].join('')

const keep = (key: string, state: object) => localStorage.setItem(key, JSON.stringify({ state, version: 0 }))

/** Signs this user in, as in an earlier visit. */
function signedIn(isAdmin = false, expires = 3_600) {
  const kept = { ...session(USER.id), expires_at: Date.now() / 1000 + expires }
  localStorage.setItem('sb-supabase-auth-token', JSON.stringify(kept))
  keep('auth-storage', { isAuthenticated: true, isAdmin, userId: USER.id })
}

/** Builds the page as in app.html, up to the script that shows it. */
async function open(address: string) {
  window.history.replaceState(null, '', address)
  document.body.innerHTML = `<div id="root"></div>${PARTS}`
  vi.resetModules()
  await import('@/app/first-paint/show')
  return document.getElementById('root')?.textContent?.replace(/\s+/g, ' ').trim()
}

const textsOf = (slot: string) =>
  [...document.querySelectorAll(`[data-slot="${slot}"]`)].map(({ textContent }) => textContent)

beforeEach(() => fakeSupabase())
afterEach(() => {
  localStorage.clear()
  document.body.replaceChildren()
  globalThis.earlyAnswers = undefined
  window.history.replaceState(null, '', '/')
})

it.each([
  ['/dashboard', 'Welcome back'],
  ['/admin/users', 'Welcome back'],
  ['/no/such/page', 'Public'],
])('shows a visitor %s without anything from behind the login, and asks for nothing', async (at, shown) => {
  const backend = fakeSupabase()
  expect(await open(at)).toBe(shown)
  expect(backend.sent(LIST)).toEqual([])
  expect(document.querySelectorAll('template')).toHaveLength(0)
})

it.each([
  [false, true, 'user-open'],
  [false, false, 'user-narrow'],
  [true, true, 'admin-open'],
  [true, false, 'admin-narrow'],
])('has the frame as its reader left it (admin: %s, open: %s)', async (isAdmin, isOpen, name) => {
  signedIn(isAdmin)
  keep('sidebar-storage', { isOpen })
  await open('/admin/users')
  expect(document.querySelector('aside')?.className).toBe(name)
})

it('says who is signed in and where they are, and leads back to the right report', async () => {
  signedIn()
  const profile = { id: USER.id, firstName: 'Ada', lastName: 'Byron', email: 'ada@example.test' }
  localStorage.setItem('profile-storage', JSON.stringify(profile))
  await open(`/validate-idea/results/${ID}/planning`)
  expect(textsOf('account').join().replace(/\s+/g, '')).toBe('AdaByronada@example.test')
  expect(document.getElementById('back')?.getAttribute('href')).toContain(`/validate-idea/results/${ID}`)
  await open('/dashboard')
  expect([...document.querySelectorAll('[aria-current="page"]')].map((link) => link.textContent)).toEqual([
    'Dashboard',
  ])
})

it('keeps the profile of somebody else to itself', async () => {
  signedIn()
  localStorage.setItem('profile-storage', JSON.stringify({ id: 'other', email: 'eve@example.test' }))
  await open('/dashboard')
  expect(document.body.textContent).not.toContain('eve@')
})

it('writes the founder’s titles and ideas as text, one card for each', async () => {
  const rows = [
    { title: '<img src=x onerror=alert(1)>', card: { idea: 'Bakery forecasts', overview: null } },
    { title: 'Cargo bikes', card: null },
  ]
  fakeSupabase({ [LIST]: () => Response.json(rows) })
  signedIn()
  await open('/dashboard')
  await vi.waitFor(() => expect(textsOf('title')).toEqual(['<img src=x onerror=alert(1)>', 'Cargo bikes']))
  expect(document.querySelector('img')).toBeNull()
  expect(textsOf('idea')).toEqual(['Bakery forecasts', ''])
  expect(textsOf('heading')).toEqual(['My Validated Ideas'])
})

it('hands its answer over to the app, which does not ask again', async () => {
  const backend = fakeSupabase({ [LIST]: () => Response.json([]) })
  signedIn()
  await open('/dashboard')
  const { fetchIdeas } = await import('@/features/ideas/requests')
  const { IDEA_LIST } = await import('@/features/ideas/list-view')
  const { signal } = new AbortController()
  expect(await fetchIdeas(USER.id, IDEA_LIST.everything, null, signal)).toEqual([])
  expect(backend.sent(LIST)).toHaveLength(1)
  await fetchIdeas(USER.id, IDEA_LIST.everything, null, signal)
  expect(backend.sent(LIST)).toHaveLength(2)
})

it('hands the row of a report over as well', async () => {
  const backend = fakeSupabase({ [LIST]: () => Response.json([]) })
  signedIn()
  await open(`/validate-idea/results/${ID}`)
  const { fetchValidation } = await import('@/shared/supabase/stored-project')
  await fetchValidation(ID, new AbortController().signal)
  expect(backend.sent(LIST)).toHaveLength(1)
})

it('lets the app ask again where the first answer was a failure', async () => {
  const backend = fakeSupabase({ [LIST]: () => Response.json({ message: 'down' }, { status: 503 }) })
  signedIn()
  await open(`/validate-idea/results/${ID}`)
  await vi.waitFor(() => expect(backend.sent(LIST)).toHaveLength(1))
  backend.answer(LIST, () => Response.json([]))
  const { fetchValidation } = await import('@/shared/supabase/stored-project')
  expect(await fetchValidation(ID, new AbortController().signal)).toBeNull()
  expect(backend.sent(LIST)).toHaveLength(2)
})

it('shows who has no ideas where to begin, with the draft of their own', async () => {
  fakeSupabase({ [LIST]: () => Response.json([]) })
  signedIn()
  keep('form-storage', { ideaForm: { idea: 'A bakery forecast', userId: USER.id } })
  await open('/dashboard')
  await vi.waitFor(() =>
    expect(document.querySelector('h1')?.textContent).toBe('From Idea to Implementation'),
  )
  expect(document.querySelector('textarea')?.value).toBe('A bakery forecast')
})

it.each([
  ['a token that ends soon', '/dashboard', () => signedIn(false, 60)],
  ['a list that is searched', '/dashboard?q=bakery', () => signedIn()],
  ['damaged storage', '/dashboard', () => localStorage.setItem('sb-supabase-auth-token', '{"user":')],
])('asks for nothing with %s', async (_, at, prepare) => {
  const backend = fakeSupabase()
  prepare()
  await open(at)
  expect(backend.sent(LIST)).toEqual([])
})

it('notes what is pressed before the app is there', async () => {
  signedIn()
  await open('/admin/users')
  document.querySelector('button')?.click()
  expect(document.getElementById('root')?.dataset.pressed).toBe('Search')
})
