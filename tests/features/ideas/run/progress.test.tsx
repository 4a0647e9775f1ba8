import { toBrief } from '@domain/brief/brief'
import { storeAudience, storeMarket } from '@domain/report-storage'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeSupabase } from '../../../support/fake-supabase'
import { openApp, signIn } from '../../../support/open-app'
import { AUDIENCE, MARKET } from '../../report/sample-report'
import {
  analyzingRow,
  completedRow,
  entitled,
  errorRow,
  ID,
  pendingRow,
  type Row,
  readsOf,
  TABLE,
} from '../idea-rows'

const ENGINE = 'POST /functions/v1/test-ai-connection'
const RESUME = 'POST /functions/v1/validate-idea'

const stated = (value: unknown) => ({
  state: 'stated',
  entries: [{ value, origin: { kind: 'answer' }, confirmed: true }],
})

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => vi.useRealTimers())

/** Opens the progress of a validation as the dashboard does: with its id in the navigation state. */
async function follow(rows: Row[], answers: Parameters<typeof fakeSupabase>[0] = {}) {
  const backend = fakeSupabase({
    [`GET ${TABLE}`]: readsOf(rows),
    'POST /rest/v1/rpc/get_my_entitlements': entitled(),
    [RESUME]: { success: true, status: 'analyzing' },
    ...answers,
  })
  await signIn()
  const opened = openApp('/validate-idea')
  await screen.findByLabelText('Your idea')
  await opened.router.navigate('/validate-idea', { state: { validationId: ID } })
  return { backend, ...opened }
}

it('polls every 3 s, announces each step and opens the report 1.5 s after its completion', async () => {
  const rows = [pendingRow()]
  const { at } = await follow(rows)
  expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '10')
  rows[0] = analyzingRow()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '50')
  expect(screen.getByText('50%: Step 2/3: Describing the personas')).toHaveAttribute('role', 'status')
  expect(screen.getByText('Describing the personas').closest('li')).toHaveAttribute('aria-current', 'step')
  rows[0] = completedRow()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await screen.findByRole('heading', { name: 'Your report is ready' })).toBeInTheDocument()
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
  expect(at()).toBe('/validate-idea')
  await vi.advanceTimersByTimeAsync(1_500)
  await waitFor(() => expect(at()).toBe(`/validate-idea/results/${ID}`))
})

it('reads the idea and the report once, and then only how far the run is', async () => {
  const rows = [analyzingRow()]
  const { backend } = await follow(rows)
  await screen.findByText('Listed 5 features and 2 user roles')
  const selected = () => backend.sent(`GET ${TABLE}`).map(({ url }) => url.searchParams.get('select'))
  expect(selected()).toContain('status,statusDetail,updated_at,originalIdea')
  const before = selected().length
  await vi.advanceTimersByTimeAsync(9_000)
  expect(new Set(selected().slice(before))).toEqual(new Set(['status,statusDetail,updated_at']))
  const seen = selected().length
  rows[0] = analyzingRow({ statusDetail: 'Step 3/3: Market validation and competitor analysis' })
  await vi.advanceTimersByTimeAsync(3_000)
  await waitFor(() =>
    expect(
      selected()
        .slice(seen)
        .filter((columns) => columns === '*'),
    ).toHaveLength(1),
  )
})

it('tells what was found as it is found, at its step', async () => {
  const brief = toBrief({
    customer: stated('small bakeries'),
    place: stated({ name: 'Munich', country: 'DE', local: true }),
    price: stated({ low: 49, high: 49, currency: 'EUR', per: null, every: 'month' }),
  })
  const quoted = (id: string, status = 'not_checked') => ({
    id,
    url: `https://example.test/${id}`,
    quote: 'Half of them close early',
    check: { status },
  })
  const rows = [pendingRow({ brief })]
  await follow(rows, { [ENGINE]: { model: 'gpt-5', search: true } })
  const step = (label: string) => within(screen.getByText(label).closest('li') ?? document.body)
  const concept = 'Shaping the project concept'
  expect(await screen.findByText('Read: “small bakeries”, Munich, €49 a month')).toBeInTheDocument()
  expect(screen.getByText(/^An AI model writes the report, which takes a few minutes\./)).toBeInTheDocument()

  rows[0] = analyzingRow({ brief })
  await vi.advanceTimersByTimeAsync(3_000)
  await waitFor(() =>
    expect(step(concept).getByText('Listed 5 features and 2 user roles')).toBeInTheDocument(),
  )

  const market = { ...MARKET, citations: [quoted('s1'), quoted('s2'), quoted('s3')] }
  const personas = storeAudience({ personas: AUDIENCE.personas.map((each) => ({ ...each, citations: [] })) })
  const written = {
    brief,
    ...personas,
    marketValidation: { ...storeMarket(MARKET).marketValidation, ...market },
  }
  rows[0] = analyzingRow({ ...written, statusDetail: 'Step 3/3: Market validation and competitor analysis' })
  await vi.advanceTimersByTimeAsync(3_000)
  const last = 'Market validation and competitor analysis'
  await waitFor(() => expect(step(last).getByText('Found 3 sources, checking quotes')).toBeInTheDocument())
  expect(step(last).getByText('Compared with: Rover')).toBeInTheDocument()
  expect(step('Describing the personas').getByText('Described 1 persona')).toBeInTheDocument()

  const checked = [quoted('s1', 'quote_found'), quoted('s2', 'quote_not_found'), quoted('s3', 'unreachable')]
  rows[0] = completedRow({ ...written, real_citations: checked })
  await vi.advanceTimersByTimeAsync(3_000)
  await waitFor(() => expect(step(last).getByText('Found 3 sources, 2 quotes checked')).toBeInTheDocument())
})

it('promises seconds where the built-in analyst writes', async () => {
  await follow([analyzingRow()], { [ENGINE]: { model: null, search: false } })
  expect(await screen.findByText(/^This takes a few seconds\./)).toBeInTheDocument()
})

it('stops at an error and shows its detail', async () => {
  const { backend } = await follow([errorRow('The provider refused the request.')])
  expect(await screen.findByRole('alert')).toHaveTextContent('The provider refused the request.')
  expect(screen.getByRole('button', { name: 'Retry Validation' })).toBeInTheDocument()
  const asked = backend.sent(`GET ${TABLE}`).length
  await vi.advanceTimersByTimeAsync(9_000)
  expect(backend.sent(`GET ${TABLE}`)).toHaveLength(asked)
})

it('has a text for an error without detail', async () => {
  await follow([errorRow(null)])
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'An error occurred during validation. Please try again.',
  )
})

it('asks the server to look after a run that stands still for 20 s, and not before', async () => {
  const rows = [analyzingRow({ statusDetail: 'Step 1/3: Shaping the project concept' })]
  const { backend } = await follow(rows)
  await screen.findByRole('progressbar')
  await vi.advanceTimersByTimeAsync(15_000)
  rows[0] = analyzingRow()
  await vi.advanceTimersByTimeAsync(15_000)
  expect(backend.sent(RESUME)).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(9_000)
  expect(backend.sent(RESUME)).toHaveLength(1)
  expect(backend.sent(RESUME)[0]?.body).toMatchObject({ validationId: ID })
})

it('says when there is no such validation', async () => {
  await follow([])
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'No validation data found. Please return to dashboard and try again.',
  )
  expect(screen.getByRole('link', { name: 'Return to Dashboard' })).toBeInTheDocument()
})
