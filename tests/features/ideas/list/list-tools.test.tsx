import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { fakeSupabase } from '../../../support/fake-supabase'
import { openApp, signIn } from '../../../support/open-app'
import { completedRow, countOf, entitled, errorRow, pendingRow, type Row, TABLE } from '../idea-rows'

const id = (n: number) => `6a3f0c1e-0000-4000-8000-00000000000${n}`

const CARD = { idea: 'Short', overview: 'Said once.', roles: 3, coreFeatures: 1, market: true, scored: 6 }

const ROWS: Row[] = [
  completedRow({ id: id(1), title: 'First', card: CARD, score: 7.25, title_key: 'first' }),
  completedRow({ id: id(2), title: 'Second' }),
  completedRow({ id: id(3), title: 'Third' }),
  completedRow({ id: id(4), title: 'Fourth' }),
  completedRow({ id: id(5), title: 'Fifth' }),
  errorRow('No', { id: id(6), title: 'Failed' }),
  pendingRow({ id: id(7), title: 'Waiting' }),
]

async function openList(address = '/dashboard', rows = ROWS) {
  const backend = fakeSupabase({
    [`GET ${TABLE}`]: rows,
    [`HEAD ${TABLE}`]: countOf(5),
    'POST /rest/v1/rpc/get_my_entitlements': entitled(),
  })
  await signIn()
  const app = openApp(address)
  const lists = () => backend.sent(`GET ${TABLE}`).filter(({ url }) => url.searchParams.has('order'))
  /** The latest request for the list. */
  const asked = () => lists().at(-1)?.url.searchParams ?? new URLSearchParams()
  return { backend, lists, asked, ...app }
}

const search = () => screen.findByRole('textbox', { name: 'Search your ideas' })

describe('the list', () => {
  it('asks for what a card shows and for no report', async () => {
    const { asked } = await openList()
    const first = within(await screen.findByRole('article', { name: 'First' }))
    expect(asked().get('select')).toBe('id,title,status,statusDetail,created_at,card,score,title_key')
    expect(first.getByText('Said once.')).toBeInTheDocument()
    expect(first.getByText('3 roles')).toBeInTheDocument()
    expect(first.getByText('1 core feature')).toBeInTheDocument()
    expect(first.getByText(/^Score/)).toHaveTextContent('Score 7.3 of 10')
  })

  it('says how many metrics are scored where that is too few for a total', async () => {
    await openList('/dashboard', [
      completedRow({
        id: id(1),
        title: 'First',
        card: { ...CARD, scored: 4 },
        score: null,
        title_key: 'first',
      }),
    ])
    const first = within(await screen.findByRole('article', { name: 'First' }))
    expect(first.getByText('4 of 10 scored')).toBeInTheDocument()
    expect(first.queryByText(/^Score/)).not.toBeInTheDocument()
  })

  it('offers no tools for a single idea', async () => {
    await openList('/dashboard', ROWS.slice(0, 1))
    await screen.findByRole('article', { name: 'First' })
    expect(screen.queryByRole('textbox', { name: 'Search your ideas' })).not.toBeInTheDocument()
  })
})

describe('searching', () => {
  it('asks once, a moment after the last key, and keeps it in the address', async () => {
    const { asked, lists, at } = await openList()
    await userEvent.type(await search(), '  Dog (100%) ')
    await waitFor(() => expect(at()).toBe('/dashboard?q=Dog+%28100%25%29'))
    await waitFor(() => expect(asked().get('or')).toContain('title.imatch.'))
    const pattern = '"Dog [[.left-parenthesis.]]100%[[.right-parenthesis.]]"'
    expect(asked().get('or')).toBe(`(title.imatch.${pattern},originalIdea.imatch.${pattern})`)
    expect(lists()).toHaveLength(2)
    expect(await search()).toHaveValue('  Dog (100%) ')
  })

  it('searches at once on Enter and clears with one press', async () => {
    const { at, lists } = await openList()
    await userEvent.type(await search(), 'dog{Enter}')
    await waitFor(() => expect(at()).toBe('/dashboard?q=dog'))
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
    await waitFor(() => expect(at()).toBe('/dashboard'))
    expect(await search()).toHaveFocus()
    expect(lists()).toHaveLength(2)
  })

  it('starts at three characters, and says so', async () => {
    const { at, lists } = await openList()
    await userEvent.type(await search(), 'do{Enter}')
    expect(await screen.findByText('Type at least three characters.')).toBeInTheDocument()
    await userEvent.type(await search(), 'g{Enter}')
    await waitFor(() => expect(at()).toBe('/dashboard?q=dog'))
    expect(screen.queryByText('Type at least three characters.')).not.toBeInTheDocument()
    await waitFor(() => expect(lists()).toHaveLength(2))
  })

  it('says when nothing is found, and shows everything again', async () => {
    const { backend, at } = await openList()
    await search()
    backend.answer(`GET ${TABLE}`, (request: Request) => (request.url.includes('imatch') ? [] : ROWS))
    await userEvent.type(await search(), 'zeppelin')
    expect((await screen.findAllByText('No ideas found')).length).toBeGreaterThan(0)
    expect(screen.getByText(/No title or idea contains/)).toHaveTextContent('“zeppelin”')
    expect(screen.queryByRole('heading', { name: 'From Idea to Implementation' })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(await screen.findByRole('article', { name: 'First' })).toBeInTheDocument()
    expect(at()).toBe('/dashboard')
    expect(await search()).toHaveValue('')
  })
})

describe('filter and order', () => {
  it('come from the address', async () => {
    const { asked } = await openList('/dashboard?q=dog&status=in-progress&sort=title')
    expect(await search()).toHaveValue('dog')
    expect(screen.getByLabelText('Status')).toHaveDisplayValue('In progress')
    expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Title A–Z')
    expect(asked().get('status')).toBe('in.(pending,analyzing)')
    expect(asked().get('order')).toBe('title_key.asc,id.asc')
  })

  it('go into the address', async () => {
    const { asked, at } = await openList()
    await userEvent.selectOptions(await screen.findByLabelText('Status'), 'Error')
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Highest score')
    await waitFor(() => expect(at()).toBe('/dashboard?status=error&sort=score'))
    await waitFor(() => expect(asked().get('order')).toBe('score.desc.nullslast,id.desc'))
    expect(asked().get('status')).toBe('in.(error)')
  })

  it('load further pages from where the last one ended', async () => {
    const page = Array.from({ length: 50 }, (_, index) =>
      completedRow({
        id: `6a3f0c1e-0000-4000-8000-0000000000${10 + index}`,
        title: `Idea ${index}`,
        score: 5,
      }),
    )
    const { asked } = await openList('/dashboard?sort=score&q=dog', page)
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }))
    await waitFor(() => expect(asked().get('or')).toContain('id.lt.6a3f0c1e-0000-4000-8000-000000000059'))
    expect(asked().get('or')).toContain('and(or(title.imatch.')
    expect(asked().get('or')).toContain('or(score.lt."5",and(score.eq."5",')
    expect(asked().get('or')).toContain('score.is.null')
  })
})

describe('choosing what to compare', () => {
  const choose = (title: string) =>
    userEvent.click(screen.getByRole('checkbox', { name: `Compare ${title}` }))

  it('takes two to four completed ones and says why not', async () => {
    const { at } = await openList()
    await userEvent.click(await screen.findByRole('button', { name: 'Compare ideas' }))
    expect(screen.queryByRole('checkbox', { name: 'Compare Failed' })).not.toBeInTheDocument()
    expect(screen.getAllByText('Only completed validations can be compared')).toHaveLength(2)
    const compare = () => screen.getByRole('button', { name: /^Compare \(/ })
    expect(compare()).toBeDisabled()
    expect(compare()).toHaveAccessibleDescription('Choose two to four completed validations.')
    for (const title of ['Second', 'First', 'Third', 'Fourth', 'Fifth']) await choose(title)
    expect(compare()).toHaveAccessibleDescription('You can compare up to four. Remove 1.')
    await choose('Third')
    await choose('Fourth')
    await choose('Fifth')
    await userEvent.click(screen.getByRole('link', { name: 'Compare (2)' }))
    await waitFor(() => expect(at()).toBe(`/validate-idea/compare?ids=${id(2)},${id(1)}`))
  })

  it('starts from a card and keeps what was chosen over a search', async () => {
    await openList()
    await userEvent.click(await screen.findByRole('button', { name: 'More actions: Second' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Compare with others' }))
    expect(screen.getByRole('checkbox', { name: 'Compare Second' })).toBeChecked()
    await userEvent.type(await search(), 'dog{Enter}')
    await choose('First')
    expect(screen.getByRole('link', { name: 'Compare (2)' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  })
})
