import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { LIST, openAdmin } from '../open-admin'

const ID = '6a3f0c1e-0000-4000-8000-000000000001'
const SEARCH = 'POST /rest/v1/rpc/get_admin_validations'
const USER_ID = '0b1e2f3a-0000-4000-8000-00000000000f'

const row = (changes: object = {}) => ({
  id: ID,
  userId: USER_ID,
  originalIdea: 'Software for dental clinics that fills empty chairs from a waiting list',
  title: 'Software for dental clinics',
  status: 'analyzing',
  created_at: '2026-11-20T11:03:13.912345+00:00',
  title_key: 'software for dental clinics',
  owner: { firstName: 'Grace', lastName: 'Hopper' },
  ...changes,
})

const PAGE = Array.from({ length: 50 }, (_, index) =>
  row({
    id: `6a3f0c1e-0000-4000-8000-0000000000${10 + index}`,
    originalIdea: `Idea ${index}`,
    title_key: `idea ${index}`,
  }),
)

async function openList(answer: unknown, search = '') {
  const opened = await openAdmin(`/admin/dashboard${search}`, { [LIST]: answer, [SEARCH]: answer })
  const asked = () => opened.backend.sent(LIST).at(-1)?.url.searchParams ?? new URLSearchParams()
  const sought = () => opened.backend.sent(SEARCH).at(-1)?.body
  return { ...opened, asked, sought }
}

const search = () => screen.findByRole('textbox', { name: 'Search validations' })

describe('the list', () => {
  it('holds everybody’s validations with the way to each report', async () => {
    const { router } = await openList([row()])
    const found = await screen.findByRole('row', { name: /Software for dental/ })
    expect(found).toHaveTextContent('Software for dental clinics that fills empty chair…')
    expect(found).toHaveTextContent('Analyzing')
    expect(found).toHaveTextContent('Grace Hopper')
    expect(found).toHaveTextContent(USER_ID)
    expect(found).toHaveTextContent('Nov 20, 2026')
    await userEvent.click(within(found).getByRole('link', { name: /View/ }))
    await waitFor(() => expect(router.state.location.pathname).toBe(`/validate-idea/results/${ID}`))
    expect(router.state.location.state).toEqual({ admin: true })
  })

  it('asks for no report', async () => {
    const { asked } = await openList([row()])
    await screen.findByRole('row', { name: /Software/ })
    expect(asked().get('select')).toBe(
      'id,userId,originalIdea,title,status,created_at,title_key,owner:profiles!idea_validations_userId_fkey(firstName,lastName)',
    )
    expect(asked().get('limit')).toBe('50')
  })

  it('names what has no title, no name or no account any more', async () => {
    await openList([
      row({ originalIdea: '  ', title: null, title_key: null, owner: null }),
      row({
        id: PAGE[0]?.id,
        originalIdea: null,
        title: 'Only a title',
        owner: { firstName: null, lastName: '' },
      }),
    ])
    expect(await screen.findByRole('row', { name: /^Untitled idea/ })).toHaveTextContent('Deleted user')
    expect(screen.getByRole('row', { name: /^Only a title/ })).toHaveTextContent('No name given')
  })

  it('goes on where its page ended', async () => {
    const { backend, asked } = await openList(PAGE)
    const more = await screen.findByRole('button', { name: 'Load more' })
    backend.answer(LIST, [row({ originalIdea: 'The 51st' })])
    await userEvent.click(more)
    expect(await screen.findByText('The 51st')).toBeInTheDocument()
    expect(asked().get('or')).toContain('id.lt.6a3f0c1e-0000-4000-8000-000000000059')
    expect(asked().get('order')).toBe('created_at.desc,id.desc')
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument()
  })

  it('says when there is none', async () => {
    await openList([])
    expect(await screen.findByText('No validations found.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument()
  })

  it('says when the server denies it', async () => {
    await openList(() => Response.json({ message: 'permission denied', code: '42501' }, { status: 403 }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Access Denied - You do not have permission to view this page. Please contact an administrator.',
    )
  })

  it('says when loading failed and tries again', async () => {
    const { backend } = await openList(() => Response.json({ message: 'no' }, { status: 400 }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to load validations. Please check your admin permissions.',
    )
    backend.answer(LIST, [row()])
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('row', { name: /Software/ })).toBeInTheDocument()
  })
})

describe('search, status and order', () => {
  it('come from the address', async () => {
    const { sought } = await openList([row()], '?q=dental&status=in-progress&sort=title')
    expect(await search()).toHaveValue('dental')
    expect(screen.getByLabelText('Status')).toHaveDisplayValue('In progress')
    expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Title A–Z')
    await waitFor(() =>
      expect(sought()).toEqual({
        p_search: 'dental',
        p_statuses: ['pending', 'analyzing'],
        p_sort: 'title',
      }),
    )
  })

  it('go into the address', async () => {
    const { at, asked, sought } = await openList([row()])
    await userEvent.selectOptions(await screen.findByLabelText('Status'), 'Error')
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Oldest first')
    await waitFor(() => expect(asked().get('order')).toBe('created_at.asc,id.asc'))
    expect(asked().get('status')).toBe('in.(error)')
    await userEvent.type(await search(), 'dental{Enter}')
    await waitFor(() => expect(at()).toBe('/admin/dashboard?q=dental&status=error&sort=oldest'))
    await waitFor(() =>
      expect(sought()).toEqual({ p_search: 'dental', p_statuses: ['error'], p_sort: 'oldest' }),
    )
  })

  it('goes on within a search', async () => {
    const { backend, sought } = await openList(PAGE, '?q=idea&sort=title')
    const more = await screen.findByRole('button', { name: 'Load more' })
    backend.answer(SEARCH, [])
    await userEvent.click(more)
    await waitFor(() =>
      expect(sought()).toEqual({
        ...{ p_search: 'idea', p_sort: 'title' },
        ...{ p_after: 'idea 49', p_after_id: '6a3f0c1e-0000-4000-8000-000000000059' },
      }),
    )
  })

  it('say when they leave nothing, and are taken off again', async () => {
    const { backend, at } = await openList([], '?q=zeppelin&sort=oldest')
    const clear = await screen.findByRole('button', { name: 'Clear filters' })
    expect(screen.getByText('No validations found.')).toBeInTheDocument()
    backend.answer(LIST, [row()])
    await userEvent.click(clear)
    expect(await screen.findByRole('row', { name: /Software/ })).toBeInTheDocument()
    expect(at()).toBe('/admin/dashboard?sort=oldest')
    expect(await search()).toHaveValue('')
  })
})
