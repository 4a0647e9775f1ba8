import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { lossesOf } from '@/features/ideas/delete/delete-dialog'
import { fakeSupabase } from '../../../support/fake-supabase'
import { openApp, signIn } from '../../../support/open-app'
import { completedRow, countOf, entitled, ID, type Row, readsOf, TABLE } from '../idea-rows'

const OTHER = '6a3f0c1e-0000-4000-8000-000000000002'
const report = `/validate-idea/results/${ID}`

async function open(address: string, rows: Row[]) {
  const backend = fakeSupabase({
    [`GET ${TABLE}`]: readsOf(rows),
    [`HEAD ${TABLE}`]: () => countOf(rows.length)(),
    [`DELETE ${TABLE}`]: (request: Request) => {
      const gone = new URL(request.url).searchParams.get('id')
      rows.splice(0, rows.length, ...rows.filter(({ id }) => `eq.${id}` !== gone))
      return new Response(null, { status: 204 })
    },
    'POST /rest/v1/rpc/get_my_entitlements': entitled(),
    'GET /rest/v1/project_planning': [],
  })
  await signIn()
  return { backend, ...openApp(address) }
}

const twoRows = () => [completedRow({ title: 'First' }), completedRow({ id: OTHER, title: 'Second' })]

describe('from the dashboard', () => {
  const ask = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'More actions: First' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    return within(await screen.findByRole('dialog', { name: 'Delete this validation?' }))
  }

  it('asks first, and says what is lost and what stays counted', async () => {
    const { backend } = await open('/dashboard', twoRows())
    const dialog = await ask()
    expect(dialog.getByText('First')).toBeInTheDocument()
    expect(dialog.getByText('The report with its scorecard and sources')).toBeInTheDocument()
    expect(dialog.getByText('Its project planning')).toBeInTheDocument()
    expect(dialog.getByText(/^The validation still counts/)).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }))
    expect(backend.sent(`DELETE ${TABLE}`)).toHaveLength(0)
    await waitFor(() => expect(screen.getByRole('button', { name: 'More actions: First' })).toHaveFocus())
  })

  it('takes the idea out of list and count', async () => {
    const { backend } = await open('/dashboard', twoRows())
    expect(await screen.findByText('2 completed validations')).toBeInTheDocument()
    const dialog = await ask()
    await userEvent.click(dialog.getByRole('button', { name: 'Delete validation' }))
    expect(await screen.findByText('Validation deleted')).toBeInTheDocument()
    expect(screen.queryByRole('article', { name: 'First' })).not.toBeInTheDocument()
    expect(screen.getByRole('article', { name: 'Second' })).toBeInTheDocument()
    expect(screen.getByText('1 completed validation')).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(backend.sent(`DELETE ${TABLE}`)[0]?.url.search).toBe(`?id=eq.${ID}`)
  })

  it('keeps the question open when the server refuses', async () => {
    const { backend } = await open('/dashboard', twoRows())
    backend.answer(`DELETE ${TABLE}`, () => Response.json({ message: 'no' }, { status: 400 }))
    const dialog = await ask()
    await userEvent.click(dialog.getByRole('button', { name: 'Delete validation' }))
    expect(await screen.findByText('The validation could not be deleted')).toBeInTheDocument()
    expect(dialog.getByRole('button', { name: 'Delete validation' })).toBeEnabled()
  })
})

describe('from the report', () => {
  it('leads back to the dashboard; the report’s page says that there is nothing', async () => {
    const { at, router } = await open(report, twoRows())
    await userEvent.click(await screen.findByRole('button', { name: 'More actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete validation' }))
    expect(await screen.findByText('Validation deleted')).toBeInTheDocument()
    await waitFor(() => expect(at()).toBe('/dashboard'))
    await router.navigate(report)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No validation data found. Please return to dashboard and try again.',
    )
  })

  it('is not offered to an administrator who reads it', async () => {
    const { backend } = await open('/login', twoRows())
    backend.answer('POST /rest/v1/rpc/is_admin', true)
    backend.answer(`GET ${TABLE}`, [completedRow({ userId: OTHER })])
    await signIn()
    openApp(report)
    expect((await screen.findAllByRole('heading', { level: 1 })).length).toBeGreaterThan(0)
    await screen.findAllByText('Original Idea')
    expect(screen.queryByRole('button', { name: 'More actions' })).not.toBeInTheDocument()
  })
})

describe('what deleting costs', () => {
  it.each([
    ['analyzing', /Once any part of the report has been started/],
    ['error', /does not count/],
    ['completed', /still counts/],
  ] as const)('is said for a validation that is %s', (status, words) =>
    expect(lossesOf({ status }).cost).toMatch(words),
  )
})
