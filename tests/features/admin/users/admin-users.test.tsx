import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fakeSupabase } from '../../../support/fake-supabase'
import { openApp, signIn } from '../../../support/open-app'

const LIST = 'POST /rest/v1/rpc/get_admin_users'
const ROLES = 'GET /rest/v1/user_roles'
const ID = '6a3f0c1e-0000-4000-8000-000000000001'
const DENIED = () => Response.json({ message: 'no', code: '42501' }, { status: 403 })

const row = (changes: object = {}) => ({
  id: ID,
  firstName: 'Grace',
  lastName: 'Hopper',
  email: 'grace@example.test',
  created_at: '2026-11-20T11:03:13.912345+00:00',
  updated_at: '2026-11-21T11:03:13+00:00',
  validations: 3,
  purchases: 2,
  ...changes,
})

type Answers = Parameters<typeof fakeSupabase>[0]

async function openUsers(answers: Answers, search = '') {
  const backend = fakeSupabase({ 'POST /rest/v1/rpc/is_admin': true, [ROLES]: [], ...answers })
  await signIn()
  return { backend, ...openApp(`/admin/users${search}`) }
}

const cellsOf = (user: HTMLElement) =>
  within(user)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

it('lists everybody with rights, counts and dates', async () => {
  const admin = row({ id: 'a', firstName: 'Ada', lastName: 'Boss', validations: 0, purchases: 0 })
  await openUsers({ [LIST]: [row(), admin], [ROLES]: [{ user_id: 'a' }] })
  expect(await screen.findByRole('heading', { name: 'User Management' })).toBeInTheDocument()
  const headers = (await screen.findAllByRole('columnheader')).map((header) => header.textContent)
  expect(headers).toEqual(['Name', 'Is Admin', 'Validations', 'Purchases', 'Created At', 'Last Updated'])
  const yes = await screen.findByText('Yes')
  expect(yes.closest('tr')).toHaveTextContent('Ada Boss')
  expect(cellsOf(screen.getByRole('row', { name: /Grace Hopper/ }))).toEqual([
    'Grace Hoppergrace@example.test',
    'Is AdminNo',
    'Validations3 of Grace Hopper',
    'Purchases2',
    'Created AtNov 20, 2026',
    'Last UpdatedNov 21, 2026',
  ])
})

it('changes nothing: there is no control in a row but the way to the validations', async () => {
  const { router } = await openUsers({ [LIST]: [row()], 'GET /rest/v1/idea_validations': [] })
  const found = within(await screen.findByRole('row', { name: /Grace/ }))
  expect(found.queryAllByRole('button')).toEqual([])
  await userEvent.click(found.getByRole('link', { name: '3 of Grace Hopper' }))
  await waitFor(() => expect(router.state.location.search).toBe(`?q=${ID}`))
  expect(router.state.location.pathname).toBe('/admin/dashboard')
})

it('shows people without a name or an address, and those with very long ones', async () => {
  const long = 'x'.repeat(100)
  await openUsers({
    [LIST]: [
      row({ firstName: ' ', lastName: null, email: null }),
      row({ id: 'b', firstName: long, lastName: '' }),
    ],
  })
  expect(await screen.findByText('No name given')).toBeInTheDocument()
  expect(screen.getByText(long)).toBeInTheDocument()
})

it('searches from the field and from the address', async () => {
  const find = async (request: Request) => ((await request.json()).p_search === '100%' ? [] : [row()])
  const { backend, at } = await openUsers({ [LIST]: find }, '?q=grace')
  const lastSearch = () => backend.sent(LIST).at(-1)?.body
  await screen.findByRole('row', { name: /Grace/ })
  expect(lastSearch()).toEqual({ p_limit: 50, p_search: 'grace' })
  const field = screen.getByRole('textbox', { name: 'Search users' })
  expect(field).toHaveValue('grace')
  await userEvent.clear(field)
  await userEvent.type(field, '100%{Enter}')
  expect(await screen.findByText(/^No name or address/)).toHaveTextContent(
    'No name or address contains “100%”.',
  )
  expect(lastSearch()).toEqual({ p_limit: 50, p_search: '100%' })
  expect(at()).toBe('/admin/users?q=100%25')
  await userEvent.click(screen.getByRole('button', { name: 'Show all users' }))
  expect(await screen.findByRole('row', { name: /Grace/ })).toBeInTheDocument()
  expect(at()).toBe('/admin/users')
  await waitFor(() => expect(field).toHaveValue(''))
})

it('loads 50 at a time', async () => {
  const page = Array.from({ length: 50 }, (_, index) =>
    row({ id: `6a3f0c1e-0000-4000-8000-0000000000${10 + index}`, firstName: `Nr. ${index}` }),
  )
  const { backend } = await openUsers({ [LIST]: page })
  const more = await screen.findByRole('button', { name: 'Load more' })
  backend.answer(LIST, [row({ firstName: 'The 51st' })])
  await userEvent.click(more)
  expect(await screen.findByText('The 51st Hopper')).toBeInTheDocument()
  expect(screen.getByText('Nr. 49 Hopper')).toBeInTheDocument()
  expect(backend.sent(LIST).at(-1)?.body).toEqual({
    p_limit: 50,
    p_before: '2026-11-20T11:03:13.912345+00:00',
    p_before_id: '6a3f0c1e-0000-4000-8000-000000000059',
  })
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument()
})

it('says when there is nobody', async () => {
  await openUsers({ [LIST]: [] })
  expect(await screen.findByText('No users found.')).toBeInTheDocument()
})

it('says when the users could not be loaded, and tries again', async () => {
  const { backend } = await openUsers({ [LIST]: DENIED })
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to load users. Please check your admin permissions.',
  )
  backend.answer(LIST, [row()])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('row', { name: /Grace/ })).toBeInTheDocument()
})

it('says when the roles could not be loaded, and takes nobody for a user or an administrator', async () => {
  const { backend } = await openUsers({ [LIST]: [row()], [ROLES]: DENIED })
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to load user roles. Please check your admin permissions.',
  )
  expect(await screen.findByText('Unknown')).toBeInTheDocument()
  backend.answer(ROLES, [{ user_id: ID }])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Yes')).toBeInTheDocument()
})

it('stands in the sidebar after the dashboard', async () => {
  await openUsers({ [LIST]: [] })
  const nav = within((await screen.findAllByRole('navigation', { name: 'Main' }))[0] ?? document.body)
  const labels = nav.getAllByRole('link').map((link) => link.textContent)
  expect(labels.slice(0, 2)).toEqual(['Dashboard', 'User Management'])
  expect(nav.getByRole('link', { name: 'User Management' })).toHaveAttribute('aria-current', 'page')
})
