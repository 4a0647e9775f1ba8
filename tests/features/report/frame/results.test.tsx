import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeSupabase } from '../../../support/fake-supabase'
import { showTab } from '../../../support/hidden-tab'
import { openApp, signIn } from '../../../support/open-app'
import { analyzingRow, completedRow, errorRow, ID, IDEA, type Row, TABLE } from '../../ideas/idea-rows'
import { BANNER, openResults, RESUME } from '../open-results'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const panel = async (name: string) => within(await screen.findByRole('tabpanel', { name }))

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

  it('is asked for its version alone until that changes', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const rows: Row[] = [analyzingRow()]
    const { backend } = await openResults(rows)
    await screen.findByRole('region', { name: 'Analysis in Progress' })
    const selected = () => backend.sent(`GET ${TABLE}`).map(({ url }) => url.searchParams.get('select'))
    const before = selected().length
    await vi.advanceTimersByTimeAsync(10_000)
    expect(new Set(selected().slice(before))).toEqual(new Set(['updated_at']))
    const seen = selected().length
    rows[0] = completedRow()
    await vi.advanceTimersByTimeAsync(5_000)
    await waitFor(() =>
      expect(
        selected()
          .slice(seen)
          .filter((columns) => columns === '*'),
      ).toHaveLength(1),
    )
  })

  it('is left alone by a hidden tab, which catches up at once when it is shown', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const rows: Row[] = [analyzingRow()]
    const { backend } = await openResults(rows, '?tab=users')
    await screen.findByRole('region', { name: 'Analysis in Progress' })
    showTab('hidden')
    const [reads, resumed] = [backend.sent(`GET ${TABLE}`).length, backend.sent(RESUME).length]
    await vi.advanceTimersByTimeAsync(60_000)
    expect(backend.sent(`GET ${TABLE}`)).toHaveLength(reads)
    expect(backend.sent(RESUME)).toHaveLength(resumed)
    rows[0] = analyzingRow({ statusDetail: 'Step 3/3: Market validation and competitor analysis' })
    showTab('visible')
    await waitFor(() => expect(backend.sent(RESUME)).toHaveLength(resumed + 1))
    expect(await screen.findAllByText(/^Step 3\/3/)).not.toHaveLength(0)
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

it('opens at a hash that is no valid escape', async () => {
  await openResults([completedRow()], '#100%')
  expect(await screen.findByText(BANNER)).toBeInTheDocument()
})

it('says while it is read that the connection is gone', async () => {
  await openResults([completedRow()])
  await screen.findByText(BANNER)
  act(() => onlineManager.setOnline(false))
  expect(screen.getByText(/You appear to be offline/)).toBeInTheDocument()
  act(() => onlineManager.setOnline(true))
  expect(screen.queryByText(/You appear to be offline/)).not.toBeInTheDocument()
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
