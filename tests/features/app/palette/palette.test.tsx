import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { usePaletteStore } from '@/shared/lib/palette'
import { useThemeStore } from '@/shared/ui/theme'
import { fakeSupabase } from '../../../support/fake-supabase'
import { endSession, openApp, signIn } from '../../../support/open-app'
import { completedRow, type Row, TABLE } from '../../ideas/idea-rows'

// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined

const ROWS = [
  completedRow({ id: '6a3f0c1e-0000-4000-8000-000000000001', title: 'Walks for dogs' }),
  completedRow({ id: '6a3f0c1e-0000-4000-8000-000000000002', title: 'Borrowed tools' }),
]

/** Answers like the server: the rows whose title contains the search text. */
const searched = (rows: Row[]) => (request: Request) => {
  const sought = /imatch\."([^"]*)"/.exec(new URL(request.url).searchParams.get('or') ?? '')?.[1] ?? ''
  return rows.filter(({ title }) => String(title).toLowerCase().includes(sought.toLowerCase()))
}

async function open(address: string, { session = true, admin = false } = {}) {
  const backend = fakeSupabase({
    [`GET ${TABLE}`]: searched(ROWS),
    'POST /rest/v1/rpc/is_admin': () => Response.json(admin),
  })
  // The last test of another file may have left a session that was renewed afterwards.
  await (session ? signIn() : endSession())
  const app = openApp(address)
  await screen.findByRole('main')
  return { backend, ...app }
}

const pressShortcut = (target: Element = document.body) =>
  fireEvent.keyDown(target, { key: 'k', ctrlKey: true })
const field = () => screen.findByRole('combobox', { name: 'Search' })
const optionsOf = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

afterEach(() => {
  usePaletteStore.setState({ isOpen: false })
  useThemeStore.setState({ choice: 'system' })
})

describe('the command palette', () => {
  it('offers a visitor the public pages and no validations', async () => {
    const { backend, at } = await open('/login', { session: false })
    await userEvent.click(await screen.findByRole('button', { name: 'Search' }))
    await userEvent.type(await field(), 'nothing of that name')
    expect(await screen.findByText('No pages match “nothing of that name”.')).toBeInTheDocument()
    await userEvent.clear(await field())
    expect(optionsOf('Go to')).toEqual([
      'Home',
      'Sign in',
      'Create account',
      'Sample report',
      'Privacy',
      'Terms',
      'Contact',
    ])
    expect(screen.queryByRole('option', { name: 'Sign out' })).not.toBeInTheDocument()
    await userEvent.type(await field(), 'create{Enter}')
    await waitFor(() => expect(at()).toBe('/signup'))
    expect(backend.sent(`GET ${TABLE}`)).toHaveLength(0)
  })

  it('finds a validation as it is typed, with one request after the last key', async () => {
    const { backend, at } = await open('/user/profile')
    pressShortcut()
    expect(await screen.findByRole('option', { name: /Walks for dogs/ })).toBeInTheDocument()
    await userEvent.type(await field(), 'TOOLS')
    await waitFor(() => expect(optionsOf('Validations')).toEqual(['Borrowed toolsCompleted']))
    expect(backend.sent(`GET ${TABLE}`)).toHaveLength(2)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(at()).toBe(`/validate-idea/results/${ROWS[1]?.id}`))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('says what is not found and what could not be searched, and tries again', async () => {
    const { backend } = await open('/user/profile')
    pressShortcut()
    await userEvent.type(await field(), 'zebra')
    expect(await screen.findByText('No pages or validations match “zebra”.')).toBeInTheDocument()
    backend.answer(`GET ${TABLE}`, () => Response.json({ message: 'denied' }, { status: 403 }))
    await userEvent.type(await field(), 's')
    expect(await screen.findByText('Validations could not be searched.')).toBeInTheDocument()
    backend.answer(`GET ${TABLE}`, [completedRow({ title: 'Zebras' })])
    screen.getByRole('button', { name: 'Try again' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByRole('option', { name: /Zebras/ })).toBeInTheDocument()
  })

  it('narrows the latest by what is too short for a search', async () => {
    const { backend } = await open('/user/profile')
    pressShortcut()
    await userEvent.type(await field(), 'to')
    expect(await screen.findByRole('option', { name: /Borrowed tools/ })).toBeInTheDocument()
    expect(screen.queryByRole('option', { name: /Walks for dogs/ })).not.toBeInTheDocument()
    expect(backend.sent(`GET ${TABLE}`).some(({ url }) => url.searchParams.has('or'))).toBe(false)
  })

  it('leads administrators through their pages and finds everybody’s validations', async () => {
    const { backend, at } = await open('/admin/profile', { admin: true })
    pressShortcut()
    await userEvent.type(await field(), 'audit')
    await waitFor(() =>
      expect(backend.sent('POST /rest/v1/rpc/get_admin_validations').at(-1)?.body).toMatchObject({
        p_search: 'audit',
      }),
    )
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(at()).toBe('/admin/audit'))
  })

  it('changes the theme, keeps its place and gives the focus back', async () => {
    await open('/user/profile')
    const name = await screen.findByLabelText('First Name')
    name.focus()
    pressShortcut(name)
    await userEvent.type(await field(), 'dark{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(document.documentElement.dataset.theme).toBe('dark')
    expect(name).toHaveFocus()
    pressShortcut()
    await userEvent.type(await field(), '{Escape}')
    await waitFor(() => expect(name).toHaveFocus())
  })

  it('signs out', async () => {
    const { at } = await open('/user/profile')
    pressShortcut()
    await userEvent.type(await field(), 'sign out{Enter}')
    await waitFor(() => expect(at()).toBe('/login'))
  })

  it('leaves the keys to an editor of code and to an open question', async () => {
    await open('/user/profile')
    const editor = document.body.appendChild(document.createElement('div'))
    editor.setAttribute('contenteditable', 'true')
    expect(pressShortcut(editor)).toBe(true)
    editor.remove()
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
    expect(pressShortcut()).toBe(true)
    expect(usePaletteStore.getState().isOpen).toBe(false)
  })
})
