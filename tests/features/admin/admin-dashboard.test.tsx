import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { LIST, openAdmin } from './open-admin'

const ID = '6a3f0c1e-0000-4000-8000-000000000001'
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
  const opened = await openAdmin(`/admin/dashboard${search}`, { [LIST]: answer })
  const asked = () => opened.backend.sent(LIST).at(-1)?.url.searchParams ?? new URLSearchParams()
  return { ...opened, asked }
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
    const { asked } = await openList([row()], '?q=dental&status=in-progress&sort=title')
    expect(await search()).toHaveValue('dental')
    expect(screen.getByLabelText('Status')).toHaveDisplayValue('In progress')
    expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Title A–Z')
    expect(asked().get('or')).toBe('(title.imatch."dental",originalIdea.imatch."dental")')
    expect(asked().get('status')).toBe('in.(pending,analyzing)')
    expect(asked().get('order')).toBe('title_key.asc,id.asc')
  })

  it('go into the address', async () => {
    const { at, asked } = await openList([row()])
    await userEvent.selectOptions(await screen.findByLabelText('Status'), 'Error')
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Oldest first')
    await userEvent.type(await search(), 'dental{Enter}')
    await waitFor(() => expect(at()).toBe('/admin/dashboard?q=dental&status=error&sort=oldest'))
    await waitFor(() => expect(asked().get('or')).toContain('dental'))
    expect(asked().get('status')).toBe('in.(error)')
    expect(asked().get('order')).toBe('created_at.asc,id.asc')
  })

  it('goes on within a search', async () => {
    const { backend, asked } = await openList(PAGE, '?q=idea&sort=title')
    const more = await screen.findByRole('button', { name: 'Load more' })
    backend.answer(LIST, [])
    await userEvent.click(more)
    await waitFor(() => expect(asked().get('or')).toContain('title_key.gt."idea 49"'))
    expect(asked().get('or')).toContain('and(or(title.imatch.')
  })

  it('finds a validation, and those of a user, by a whole id', async () => {
    const { asked } = await openList([row()], `?q=${USER_ID}`)
    await screen.findByRole('row', { name: /Software/ })
    expect(asked().get('or')).toBe(`(id.eq.${USER_ID},userId.eq.${USER_ID})`)
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
