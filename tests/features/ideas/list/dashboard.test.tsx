import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { endSession } from '@/account/session'
import { useFormStorage } from '@/shared/lib/form-storage'
import { fakeSupabase, session } from '../../../support/fake-supabase'
import { openApp, signIn } from '../../../support/open-app'
import {
  analyzingRow,
  completedRow,
  countOf,
  entitled,
  errorRow,
  ID,
  pendingRow,
  type Row,
  readsOf,
  TABLE,
} from '../idea-rows'

beforeEach(() => useFormStorage.getState().clearIdea())

async function openDashboard(rows: Row[], more: Parameters<typeof fakeSupabase>[0] = {}) {
  const backend = fakeSupabase({
    [`GET ${TABLE}`]: readsOf(rows),
    [`HEAD ${TABLE}`]: countOf(rows.filter(({ status }) => status === 'completed').length),
    'POST /rest/v1/rpc/get_my_entitlements': entitled(),
    ...more,
  })
  await signIn()
  return { backend, ...openApp('/dashboard') }
}

const card = (name: RegExp) => screen.findByRole('article', { name })

describe('while the server refuses the token', () => {
  // Drops a session that an earlier test renewed.
  beforeEach(endSession)
  const refuse = () => Response.json({ code: 'PGRST301', message: 'No suitable key' }, { status: 401 })
  const onlyFresh = (answer: (request: Request) => unknown) => (request: Request) =>
    request.headers.get('authorization') === 'Bearer fresh' ? Response.json(answer(request)) : refuse()

  it('comes by itself once the session is renewed', async () => {
    const rows = [completedRow()]
    const { backend } = await openDashboard(rows, { [`GET ${TABLE}`]: onlyFresh(readsOf(rows)) })
    backend.answer('POST /auth/v1/token', () => ({ ...session(), access_token: 'fresh' }))
    expect(await card(/^An app that lets dog owners/)).toBeInTheDocument()
    expect(backend.sent('POST /auth/v1/token')).toHaveLength(2)
  })

  it('says so, and does not ask without end, where a renewed token is refused too', async () => {
    const { backend } = await openDashboard([], { [`GET ${TABLE}`]: refuse })
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument()
    await waitFor(() => expect(backend.sent('POST /auth/v1/token')).toHaveLength(2))
    const asked = backend.sent(`GET ${TABLE}`).length
    expect(asked).toBeLessThan(8)
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument()
  })
})

describe('without ideas', () => {
  it('opens with the landing view', async () => {
    await openDashboard([])
    expect(await screen.findByRole('heading', { name: 'From Idea to Implementation' })).toBeInTheDocument()
    expect(screen.getByText(/across 10 key metrics/)).toBeInTheDocument()
    const metrics = within(screen.getByRole('region', { name: 'The 10 key metrics' })).getAllByRole(
      'listitem',
    )
    expect(metrics).toHaveLength(10)
    expect(metrics[0]).toHaveTextContent('Problem severity')
    expect(metrics[9]).toHaveTextContent('Risk and compliance')
    expect(screen.getByRole('button', { name: 'Validate Idea' })).toBeEnabled()
  })

  it('refuses an idea under 50 characters in a banner and sends nothing', async () => {
    const { backend } = await openDashboard([])
    await userEvent.click(await screen.findByLabelText('Your idea'))
    await userEvent.paste('   A dog walking app.                                ')
    await userEvent.click(screen.getByRole('button', { name: 'Validate Idea' }))
    const refusal = await screen.findByText(
      'Please provide at least 50 characters to properly analyze your idea.',
    )
    expect(screen.getByRole('alert')).toContainElement(refusal)
    expect(backend.sent(`POST ${TABLE}`)).toHaveLength(0)
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('with ideas', () => {
  it('counts the completed ones and offers a new one', async () => {
    const { backend } = await openDashboard([completedRow()])
    expect(await screen.findByRole('heading', { name: 'My Validated Ideas' })).toBeInTheDocument()
    expect(await screen.findByText('1 completed validation')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Validate New Idea' })).toHaveAttribute('href', '/validate-idea')
    expect(backend.sent(`GET ${TABLE}`)[0]?.url.search).toContain('userId=eq.')
  })

  it('shows a completed idea with its overview, counts and way to the report', async () => {
    const { at } = await openDashboard([completedRow()])
    const article = within(await card(/An app that lets dog owners/))
    expect(article.getByText('Completed')).toBeInTheDocument()
    expect(article.getByText('Nov 20, 2026')).toBeInTheDocument()
    expect(article.getByText(/^A booking app .{60,}…$/)).toBeInTheDocument()
    expect(article.getByText('2 roles')).toBeInTheDocument()
    expect(article.getByText('2 core features')).toBeInTheDocument()
    expect(article.getByText('Market Analysis')).toBeInTheDocument()
    await userEvent.click(article.getByRole('link', { name: /View Results An app/ }))
    await waitFor(() => expect(at()).toBe(`/validate-idea/results/${ID}`))
  })

  it('shows how far a running idea is and leads to its progress', async () => {
    const { at } = await openDashboard([analyzingRow()])
    const article = within(await card(/An app/))
    expect(article.getByRole('progressbar', { name: 'Step 2/3: Describing the personas' })).toHaveAttribute(
      'aria-valuenow',
      '50',
    )
    expect(article.getByText('Step 3/3 Market validation and competitor analysis')).toBeInTheDocument()
    await userEvent.click(article.getByRole('button', { name: /Click to view progress/ }))
    expect(await screen.findByText('Processing in Progress')).toBeInTheDocument()
    await waitFor(() => expect(at()).toBe('/validate-idea'))
    expect(await screen.findByRole('heading', { name: 'Analyzing your idea' })).toBeInTheDocument()
  })

  it('explains an error, and lets it be retried', async () => {
    await openDashboard([errorRow('The provider is down.')])
    const article = within(await card(/An app/))
    await userEvent.click(article.getByRole('button', { name: 'The provider is down.' }))
    expect(await screen.findByText('Processing Error')).toBeInTheDocument()
    expect(
      screen.getByText('There was an error processing this idea. Please try again with a new submission.'),
    ).toBeInTheDocument()
    await userEvent.click(article.getByRole('link', { name: /Retry/ }))
    expect(await screen.findByRole('button', { name: 'Retry Validation' })).toBeInTheDocument()
  })

  it('reads rows in snake case, without parts and with markup as text', async () => {
    const old = pendingRow({
      status: 'completed',
      originalIdea: undefined,
      original_idea: '<b>Bold</b> idea',
      title: null,
      project_concept: { overview: 'From long ago', features: { core: [{ description: 'One' }] } },
      user_roles: [{ title: 'Owner' }],
    })
    await openDashboard([old])
    const article = within(await card(/<b>Bold<\/b> idea/))
    expect(article.getByText('From long ago')).toBeInTheDocument()
    expect(article.getByText('1 role')).toBeInTheDocument()
    expect(article.getByText('1 core feature')).toBeInTheDocument()
    expect(article.queryByText('Market Analysis')).not.toBeInTheDocument()
  })

  it('tells when a running idea has become a report', async () => {
    const rows: Row[] = [analyzingRow()]
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      await openDashboard(rows)
      await card(/An app/)
      rows[0] = completedRow()
      await vi.advanceTimersByTimeAsync(5_000)
      expect(await screen.findByText(/^The report on “An app .* is ready\.$/)).toBeInTheDocument()
      expect(await screen.findByRole('link', { name: /View Results/ })).toBeInTheDocument()
    } finally {
      vi.useRealTimers()
    }
  })

  it('loads 50 at a time, further ones by time and id', async () => {
    const rows = Array.from({ length: 50 }, (_, index) =>
      completedRow({ id: `6a3f0c1e-0000-4000-8000-0000000000${10 + index}`, title: `Idea ${index}` }),
    )
    const { backend } = await openDashboard(rows)
    const more = await screen.findByRole('button', { name: 'Load more' })
    backend.answer(`GET ${TABLE}`, [completedRow({ title: 'The 51st' })])
    await userEvent.click(more)
    expect(await card(/The 51st/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument()
    const { searchParams } = backend.sent(`GET ${TABLE}`).at(-1)?.url ?? new URL('http://none')
    expect(searchParams.get('created_at')).toBe('lte.2026-11-20T11:03:13.912345+00:00')
    expect(searchParams.get('or')).toContain('id.lt.6a3f0c1e-0000-4000-8000-000000000059')
  })
})

it('says when the list cannot be loaded and tries again', async () => {
  const refused = () => Response.json({ message: 'no' }, { status: 400 })
  const { backend } = await openDashboard([], { [`GET ${TABLE}`]: refused })
  expect(await screen.findByRole('alert')).toHaveTextContent('Your ideas could not be loaded.')
  backend.answer(`GET ${TABLE}`, [completedRow()])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'My Validated Ideas' })).toBeInTheDocument()
})
