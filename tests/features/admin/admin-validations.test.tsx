import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fakeSupabase } from '../../support/fake-supabase'
import { openApp, signIn } from '../../support/open-app'

const LIST = 'GET /rest/v1/idea_validations'
const ID = '6a3f0c1e-0000-4000-8000-000000000001'

const row = (changes: object = {}) => ({
  id: ID,
  userId: '0b1e2f3a-0000-4000-8000-00000000000f',
  originalIdea: 'Software for dental clinics that fills empty chairs from a waiting list',
  status: 'analyzing',
  created_at: '2026-11-20T11:03:13.912345+00:00',
  ...changes,
})

async function openAdmin(answer: unknown) {
  const backend = fakeSupabase({ 'POST /rest/v1/rpc/is_admin': true, [LIST]: answer })
  await signIn()
  return { backend, ...openApp('/admin/dashboard') }
}

it('lists everybody’s validations with the way to each report', async () => {
  const { router } = await openAdmin([row()])
  const found = await screen.findByRole('row', { name: /Software for dental/ })
  expect(found).toHaveTextContent('Software for dental clinics that fills empty chair…')
  expect(found).toHaveTextContent('Analyzing')
  expect(found).toHaveTextContent('0b1e2f3a-0000-4000-8000-00000000000f')
  expect(found).toHaveTextContent('Nov 20, 2026')
  await userEvent.click(within(found).getByRole('link', { name: /View/ }))
  await waitFor(() => expect(router.state.location.pathname).toBe(`/validate-idea/results/${ID}`))
  expect(router.state.location.state).toEqual({ admin: true })
})

it('loads 50 at a time', async () => {
  const page = Array.from({ length: 50 }, (_, index) =>
    row({ id: `6a3f0c1e-0000-4000-8000-0000000000${10 + index}`, originalIdea: `Idea ${index}` }),
  )
  const { backend } = await openAdmin(page)
  const more = await screen.findByRole('button', { name: 'Load more' })
  backend.answer(LIST, [row({ originalIdea: 'The 51st' })])
  await userEvent.click(more)
  expect(await screen.findByText('The 51st')).toBeInTheDocument()
  const { searchParams } = backend.sent(LIST).at(-1)?.url ?? new URL('http://none')
  expect(searchParams.get('or')).toContain('id.lt.6a3f0c1e-0000-4000-8000-000000000059')
  expect(searchParams.get('order')).toBe('created_at.desc,id.desc')
})

it('says when there is none', async () => {
  await openAdmin([])
  expect(await screen.findByText('No validations found.')).toBeInTheDocument()
})

it('says when the server denies it', async () => {
  await openAdmin(() => Response.json({ message: 'permission denied', code: '42501' }, { status: 403 }))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Access Denied - You do not have permission to view this page. Please contact an administrator.',
  )
})

it('says when loading failed and tries again', async () => {
  const { backend } = await openAdmin(() => Response.json({ message: 'no' }, { status: 400 }))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to load validations. Please check your admin permissions.',
  )
  backend.answer(LIST, [row()])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('row', { name: /Software/ })).toBeInTheDocument()
})
