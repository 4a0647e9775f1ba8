import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeSupabase } from '../../support/fake-supabase'
import { openApp, signIn } from '../../support/open-app'
import {
  analyzingRow,
  completedRow,
  entitled,
  errorRow,
  ID,
  IDEA,
  type Row,
  readsOf,
  TABLE,
} from './idea-rows'

const RESUME = 'POST /functions/v1/validate-idea'
const BANNER = 'Built-in template analysis. No AI model and no live research was used.'

afterEach(() => vi.useRealTimers())

async function openResults(rows: Row[], search = '', answers: Parameters<typeof fakeSupabase>[0] = {}) {
  const backend = fakeSupabase({
    [`GET ${TABLE}`]: readsOf(rows),
    'POST /rest/v1/rpc/get_my_entitlements': entitled(),
    [RESUME]: { success: true },
    ...answers,
  })
  await signIn()
  return { backend, ...openApp(`/validate-idea/results/${ID}${search}`) }
}

const panel = async (name: string) => within(await screen.findByRole('tabpanel', { name }))

describe('a completed validation', () => {
  it('has its title, date, state, idea and ways on', async () => {
    await openResults([completedRow()])
    expect(
      await screen.findByRole('heading', { level: 1, name: /^An app that lets dog owners/ }),
    ).toBeInTheDocument()
    expect(screen.getByText('Nov 20, 2026')).toBeInTheDocument()
    expect(screen.getByText('Completed')).toBeInTheDocument()
    expect(within(screen.getByRole('region', { name: 'Original Idea' })).getByText(IDEA)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/dashboard')
    expect(screen.getByRole('link', { name: 'Validate Another Idea' })).toHaveAttribute(
      'href',
      '/validate-idea',
    )
  })

  it('says that no model wrote it and how the idea was read', async () => {
    await openResults([completedRow()])
    expect(await screen.findByText(BANNER)).toBeInTheDocument()
    expect(screen.getByText(/“dog walker”, “book”.*next best reading was Travel/)).toBeInTheDocument()
  })

  it('opens with the concept and its roles', async () => {
    await openResults([completedRow()])
    const concept = await panel('Project Concept')
    expect(concept.getByText(/^A booking app that brings/)).toBeInTheDocument()
    expect(concept.getByRole('heading', { name: /Dog owner/ })).toBeInTheDocument()
    expect(concept.getByText('Books and pays')).toBeInTheDocument()
  })

  it('marks the basis of a group once and its exceptions apart', async () => {
    await openResults([completedRow()])
    const roles = within(await screen.findByRole('region', { name: 'User roles' }))
    expect(roles.getAllByText('Template')).toHaveLength(1)
    expect(roles.getByText(', unless marked')).toBeInTheDocument()
    expect(
      within(roles.getByRole('heading', { name: /Dog owner/ })).getByText('Your words'),
    ).toBeInTheDocument()
  })

  it('describes the target users', async () => {
    await openResults([completedRow()], '?tab=users')
    const users = await panel('Target Users')
    for (const text of [
      'Busy owner in the city',
      '28 to 45',
      'Office worker',
      'High',
      'No time at noon',
      'A reliable walker',
    ])
      expect(users.getByText(text)).toBeInTheDocument()
  })

  it('sorts features by priority, with their platforms', async () => {
    await openResults([completedRow()], '?tab=features')
    const core = await panel('Core')
    expect(core.getAllByText('Web')).toHaveLength(1)
    expect(core.getAllByText('Mobile')).toHaveLength(2)
    await userEvent.click(screen.getByRole('tab', { name: 'Must-Have' }))
    expect((await panel('Must-Have')).getByText('Profiles of walkers')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('tab', { name: 'Future' }))
    expect((await panel('Future')).getByText('No features in this category.')).toBeInTheDocument()
  })

  it('lays open how the market size is calculated', async () => {
    await openResults([completedRow()], '?tab=market')
    const size = within(await screen.findByRole('region', { name: 'Market size' }))
    expect(size.getByRole('img', { name: 'TAM $24M, SAM $6M, SOM $240K' })).toBeInTheDocument()
    expect(size.getByText('$5M to $48M')).toBeInTheDocument()
    expect(size.getByText('100,000 × $240')).toBeInTheDocument()
    expect(size.getByText('$6M × 4%')).toBeInTheDocument()
    const customers = size.getByRole('row', { name: /Dog owners in the city.*50,000 100,000 120,000/ })
    expect(within(customers).getByRole('link', { name: 'Source s1' })).toBeInTheDocument()
    expect(size.getByRole('row', { name: /Share won in three years.*0.5% 4% 10%/ })).toBeInTheDocument()
  })

  it('lists the rest of the market', async () => {
    await openResults([completedRow()], '?tab=market')
    const market = await panel('Market')
    for (const text of [
      'Dog owners with office hours',
      'Paid per walk, without a subscription',
      'A share of each walk',
      'Insurance for each walk',
      'Known brand',
      'High fees',
    ])
      expect(market.getByText(text)).toBeInTheDocument()
  })

  it('jumps from a marker to its citation', async () => {
    const { at } = await openResults([completedRow()], '?tab=market')
    await userEvent.click((await screen.findAllByRole('link', { name: 'Source s1' }))[0] ?? document.body)
    expect(at()).toContain('?tab=citations')
    await waitFor(() => expect(document.activeElement).toHaveAttribute('id', 's1'))
  })

  it('lists the citations with section, publisher, date and check', async () => {
    await openResults([completedRow()], '?tab=citations')
    const citations = await panel('Citations')
    const link = citations.getByRole('link', { name: /Page of s1/ })
    expect(link).toHaveAttribute('href', 'https://example.test/s1')
    expect(link).toHaveAttribute('rel', 'noopener nofollow')
    expect(link).toHaveAttribute('target', '_blank')
    const [first, second] = citations.getAllByRole('listitem')
    expect(first).toHaveTextContent('Statistical Office, 2025')
    expect(first).toHaveTextContent('Market Analysis')
    expect(first).toHaveTextContent('Not checked')
    expect(second).toHaveTextContent('Target Users')
  })

  it('drops citations that lead anywhere but to the web', async () => {
    const bad = { id: 's9', title: 'Bad', source: 'x', url: 'javascript:alert(1)' }
    await openResults(
      [completedRow({ real_citations: [bad], targetUsers: [], marketValidation: {} })],
      '?tab=citations',
    )
    expect(
      (await panel('Citations')).getByText('No citations available for this validation.'),
    ).toBeInTheDocument()
  })

  it('opens another tab by address and keeps it in the address', async () => {
    const { at } = await openResults([completedRow()], '?tab=nonsense')
    expect(await screen.findByRole('tab', { name: 'Project Concept' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await userEvent.click(screen.getByRole('tab', { name: 'Market' }))
    expect(at()).toBe(`/validate-idea/results/${ID}?tab=market`)
  })
})

describe('what is missing', () => {
  const bare = () =>
    completedRow({
      projectConcept: null,
      userRoles: null,
      targetUsers: null,
      marketValidation: null,
      real_citations: null,
      engine: null,
    })

  it.each([
    ['concept', 'Project Concept', 'No project concept available'],
    ['users', 'Target Users', 'No target users available'],
    ['features', 'Features', 'No features available'],
    ['market', 'Market', 'No market data available'],
    ['citations', 'Citations', 'No citations available for this validation.'],
  ])('says so on the tab %s', async (id, name, text) => {
    await openResults([bare()], `?tab=${id}`)
    expect((await panel(name)).getByText(text)).toBeInTheDocument()
    expect(screen.queryByText(BANNER)).not.toBeInTheDocument()
  })

  it('names each empty block of the market', async () => {
    await openResults([completedRow({ marketValidation: { competitors: 'none' } })], '?tab=market')
    const market = await panel('Market')
    for (const text of [
      'No market size data available',
      'No target market data available',
      'No unique value proposition available',
      'No monetization strategies available',
      'No competitors available',
      'No challenges available',
      'No opportunities available',
    ])
      expect(market.getByText(text)).toBeInTheDocument()
  })

  it('shows a market size that was stored as text', async () => {
    await openResults([completedRow({ marketValidation: { marketSize: 'About $4 billion' } })], '?tab=market')
    expect(await screen.findByText('About $4 billion')).toBeInTheDocument()
  })
})

describe('a running validation', () => {
  it('shows each section as it arrives, every 5 s, until it is whole', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const rows: Row[] = [analyzingRow()]
    const { backend } = await openResults(rows, '?tab=users')
    const progress = within(await screen.findByRole('region', { name: 'Analysis in Progress' }))
    expect(progress.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50')
    expect((await panel('Target Users')).getByText('This section is not written yet.')).toBeInTheDocument()
    rows[0] = completedRow()
    await vi.advanceTimersByTimeAsync(5_000)
    expect((await panel('Target Users')).getByText('Busy owner in the city')).toBeInTheDocument()
    expect(screen.queryByText('Analysis in Progress')).not.toBeInTheDocument()
    const asked = backend.sent(`GET ${TABLE}`).length
    await vi.advanceTimersByTimeAsync(20_000)
    expect(backend.sent(`GET ${TABLE}`)).toHaveLength(asked)
  })

  it('is looked after when it stands still', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { backend } = await openResults([analyzingRow()])
    await screen.findByText('Analysis in Progress')
    await vi.advanceTimersByTimeAsync(20_500)
    expect(backend.sent(RESUME)).toHaveLength(1)
  })
})

it('shows why a validation stopped and starts it again', async () => {
  const { backend } = await openResults([errorRow('The provider is down.')])
  expect(await screen.findByRole('alert')).toHaveTextContent('The provider is down.')
  backend.answer(`PATCH ${TABLE}`, () => new Response(null, { status: 204 }))
  await userEvent.click(screen.getByRole('button', { name: 'Retry Validation' }))
  expect(await screen.findByText('Validation restarted')).toBeInTheDocument()
  expect(backend.sent(`PATCH ${TABLE}`)[0]?.body).toEqual({
    status: 'pending',
    statusDetail: 'Retrying validation...',
  })
  expect(backend.sent(RESUME)[0]?.body).toEqual({ idea: IDEA, validationId: ID })
})

it('shows markup, right-to-left text and long words as text', async () => {
  const idea = `<img src=x onerror=alert(1)> منصة لحجز المواعيد ${'w'.repeat(60)}`
  await openResults([completedRow({ originalIdea: idea, title: null })])
  const original = within(await screen.findByRole('region', { name: 'Original Idea' }))
  expect(original.getByText(idea)).toHaveAttribute('dir', 'auto')
  expect(document.querySelector('main img')).toBeNull()
})

it('folds a long idea until it is asked for', async () => {
  await openResults([completedRow({ originalIdea: 'Long. '.repeat(3_000) })])
  const open = await screen.findByRole('button', { name: 'Show all' })
  expect(open).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(open)
  expect(screen.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true')
})

describe('who may read what', () => {
  const NOT_FOUND = 'No validation data found. Please return to dashboard and try again.'
  const foreign = () => completedRow({ userId: '0b1e2f3a-0000-4000-8000-00000000000f' })

  it('says nothing of a validation that the policies hide', async () => {
    await openResults([])
    expect(await screen.findByRole('alert')).toHaveTextContent(NOT_FOUND)
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toBeInTheDocument()
  })

  it('asks nobody for an id that is none', async () => {
    const backend = fakeSupabase()
    await signIn()
    openApp('/validate-idea/results/nope')
    expect(await screen.findByRole('alert')).toHaveTextContent(NOT_FOUND)
    expect(backend.sent(`GET ${TABLE}`)).toHaveLength(0)
  })

  it('sends away from a foreign one', async () => {
    const { at } = await openResults([foreign()])
    expect(await screen.findByText("You don't have permission to view this validation")).toBeInTheDocument()
    await waitFor(() => expect(at()).toBe('/dashboard'))
  })

  it('shows a foreign one to an administrator, without a retry', async () => {
    const row = { ...foreign(), status: 'error', statusDetail: 'It stopped.' }
    await openResults([row], '', { 'POST /rest/v1/rpc/is_admin': true })
    expect(await screen.findByText('It stopped.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Retry Validation' })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute(
      'href',
      '/admin/dashboard',
    )
  })

  it('takes the id from the navigation state when the address has none', async () => {
    const { router, at } = await openResults([completedRow()])
    await router.navigate('/validate-idea/results', { state: { validationId: ID } })
    await waitFor(() => expect(at()).toBe(`/validate-idea/results/${ID}`))
    await router.navigate('/validate-idea/results')
    expect(await screen.findByRole('alert')).toHaveTextContent(NOT_FOUND)
  })
})

it('says when loading failed and tries again', async () => {
  const { backend } = await openResults([], '', {
    [`GET ${TABLE}`]: () => Response.json({ message: 'no' }, { status: 400 }),
  })
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to load validation results. Please try again or go back to dashboard.',
  )
  backend.answer(`GET ${TABLE}`, [completedRow()])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(BANNER)).toBeInTheDocument()
})
