import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { useFormStorage } from '@/shared/lib/form-storage'
import { supabase } from '@/shared/supabase/client'
import { offline, USER } from '../../../support/fake-supabase'
import { analyzingRow, completedRow, errorRow, ID, TABLE } from '../../ideas/idea-rows'
import { openPlanning, PLANS, planRow } from '../open-planning'

beforeEach(() => useFormStorage.setState({ planningForms: {} }))

const RESULTS = `/validate-idea/results/${ID}`
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const tick = async (name: string) => userEvent.click(await screen.findByText(name, { selector: 'label *' }))
const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' })
const refused =
  (message: string, code: string, status = 400) =>
  () =>
    Response.json({ message, code }, { status })

/** Whether the browser would ask before closing the tab. */
function asksBeforeUnload(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

describe('leaving with unsaved choices', () => {
  it('asks first, and stays when told to', async () => {
    const { at } = await openPlanning()
    await tick('Web')
    await press('Previous')
    await question()
    await press('Keep planning')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(at()).toBe(`${RESULTS}/planning`)
    expect(screen.getByLabelText('Web', { selector: 'input' })).toBeChecked()
  })

  it('asks on every way out, and leaves when told to', async () => {
    const { router, at } = await openPlanning({ history: ['/pricing'] })
    await tick('Web')
    await act(() => router.navigate(-1))
    await question()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(at()).toBe(`${RESULTS}/planning`)
    await userEvent.click(screen.getByRole('link', { name: 'Back to Results' }))
    await question()
    await press('Leave without saving')
    await waitFor(() => expect(at()).toBe(RESULTS))
  })

  it('asks before the tab is closed', async () => {
    await openPlanning({ plans: [planRow()] })
    await screen.findByLabelText('Mobile', { selector: 'input' })
    expect(asksBeforeUnload()).toBe(false)
    await tick('Mobile')
    expect(asksBeforeUnload()).toBe(true)
    await tick('Mobile')
    expect(asksBeforeUnload()).toBe(false)
  })

  it('does not ask between the steps, nor when nothing has changed', async () => {
    const { at } = await openPlanning()
    await tick('Web')
    await press('Next')
    expect(await screen.findByText('Step 2 of 7 · Development')).toBeInTheDocument()
    await press('Previous')
    await tick('Web')
    await press('Previous')
    await waitFor(() => expect(at()).toBe(RESULTS))
  })

  it('does not hold up whose session has ended', async () => {
    const { at } = await openPlanning()
    await tick('Web')
    await act(() => supabase.auth.signOut())
    await waitFor(() => expect(at()).toMatch(/^\/login/))
  })
})

describe('unsaved choices', () => {
  const restored = 'You have unsaved choices from an earlier visit'
  const keep = (userId: string) =>
    useFormStorage.getState().writePlanning(userId, ID, {
      form: {
        validationId: ID,
        platforms: ['erp'],
        developmentPhases: [],
        technologyStack: [],
        brandingPreferences: [],
        monthlyUsers: '',
        timeline: '',
        budgetRange: '',
      },
    })

  it('are kept in form-storage, spelled as in the browser, and are there on the next visit', async () => {
    await openPlanning()
    await tick('Web')
    const stored = JSON.parse(localStorage.getItem('form-storage') ?? '{}')
    expect(stored.state.planningForms[ID]).toMatchObject({
      userId: USER.id,
      form: { validationId: ID, platforms: ['web'], developmentPhases: [], monthlyUsers: '' },
    })
    expect(screen.queryByText(restored)).not.toBeInTheDocument()
  })

  it('of an earlier visit are filled in, said to be, and given up when asked', async () => {
    keep(USER.id)
    await openPlanning({ plans: [planRow()] })
    expect(await screen.findByText(restored)).toBeInTheDocument()
    expect(screen.getByLabelText('ERP', { selector: 'input' })).toBeChecked()
    expect(screen.getByLabelText('Web', { selector: 'input' })).not.toBeChecked()
    await press('Discard them')
    expect(screen.queryByText(restored)).not.toBeInTheDocument()
    expect(screen.getByLabelText('ERP', { selector: 'input' })).not.toBeChecked()
    expect(screen.getByLabelText('Web', { selector: 'input' })).toBeChecked()
  })

  it('of somebody else on the same browser are not shown', async () => {
    keep('0b1e2f3a-0000-4000-8000-00000000000f')
    await openPlanning()
    expect(await screen.findByLabelText('ERP', { selector: 'input' })).not.toBeChecked()
  })

  it.each([5, { [ID]: 'x' }, { [ID]: { userId: USER.id, form: { platforms: 'web' } } }])(
    'are none when what is stored is %j',
    async (planningForms) => {
      localStorage.setItem('form-storage', JSON.stringify({ state: { planningForms }, version: 0 }))
      await act(() => useFormStorage.persist.rehydrate())
      await openPlanning()
      expect(await screen.findByLabelText('Web', { selector: 'input' })).not.toBeChecked()
    },
  )

  it('follow another tab, and what it has saved', async () => {
    const plans = [planRow()]
    await openPlanning({ plans })
    await tick('Mobile')
    plans[0] = planRow({ platforms: ['desktop'] })
    const { planningForms } = useFormStorage.getState()
    const [draft] = Object.values(planningForms)
    const state = { planningForms: { [ID]: { ...draft, form: null } } }
    localStorage.setItem('form-storage', JSON.stringify({ state, version: 0 }))
    await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'form-storage' })))
    await waitFor(() => expect(screen.getByLabelText('Desktop', { selector: 'input' })).toBeChecked())
    expect(screen.getByLabelText('Mobile', { selector: 'input' })).not.toBeChecked()
  })
})

describe('saving', () => {
  it.each([
    [
      'the server refuses it',
      refused('You can start planning when the report is complete.', '42501', 403),
      'You can start planning when the report is complete.',
    ],
    ['the server is gone', offline, 'The server could not be reached. Please try again in a moment.'],
  ])('says why it failed when %s, and keeps the choices', async (_, answer, reason) => {
    const { backend, at } = await openPlanning({
      search: '?step=budget',
      answers: { [`POST ${PLANS}`]: answer },
    })
    await tick('Over $100,000')
    await press('Save Planning Data')
    expect(await screen.findByRole('alert')).toHaveTextContent(`Failed to save planning data: ${reason}`)
    expect(at()).toBe(`${RESULTS}/planning?step=budget`)
    expect(screen.getByLabelText('Over $100,000', { selector: 'input' })).toBeChecked()
    backend.answer(`POST ${PLANS}`, planRow({ budget_range: '100k-plus' }))
    await press('Save Planning Data')
    await screen.findByText('Planning data saved successfully!')
  })

  it('says that the plan is gone with its validation', async () => {
    const plans = [planRow()]
    await openPlanning({
      search: '?step=budget',
      plans,
      answers: { [`PATCH ${PLANS}`]: () => plans.splice(0, 1) && [] },
    })
    await tick('Over $100,000')
    await press('Save Planning Data')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to save planning data: This validation is not yours or no longer exists.',
    )
  })

  it('needs somebody who is logged in', async () => {
    const { backend } = await openPlanning({ search: '?step=budget' })
    await tick('Over $100,000')
    for (const key of Object.keys(localStorage)) if (key.includes('auth-token')) localStorage.removeItem(key)
    await press('Save Planning Data')
    expect(await screen.findByText('You must be logged in to save your planning data')).toBeInTheDocument()
    expect(backend.sent(`POST ${PLANS}`)).toHaveLength(0)
  })
})

describe('what cannot be planned', () => {
  const NOT_FOUND = 'No validation data found. Please return to dashboard and try again.'
  const FAILED = 'Failed to load planning data. Please try again.'
  const foreign = () => completedRow({ userId: '0b1e2f3a-0000-4000-8000-00000000000f' })
  const alert = async () => within(await screen.findByRole('alert'))

  it.each(['/validate-idea/results/planning', '/validate-idea/results//planning'])(
    'is nothing: without an id the way leads to the dashboard (%s)',
    async (address) => {
      const { router, at } = await openPlanning()
      await act(() => router.navigate(address))
      await waitFor(() => expect(at()).toBe('/dashboard'))
    },
  )

  it.each([
    ['pending', analyzingRow({ status: 'pending' })],
    ['analyzing', analyzingRow()],
    ['failed', errorRow('Down')],
  ])('is a validation that is %s', async (_, row) => {
    await openPlanning({ validations: [row] })
    const told = await alert()
    expect(told.getByText('You can start planning when the report is complete.')).toBeInTheDocument()
    expect(told.getByRole('link', { name: 'Back to Results' })).toHaveAttribute('href', RESULTS)
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  })

  it('is an unknown one', async () => {
    await openPlanning({ validations: [] })
    const told = await alert()
    expect(told.getByText(NOT_FOUND)).toBeInTheDocument()
    expect(told.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/dashboard')
  })

  it('is an id that is none, about which nobody is asked', async () => {
    const { router, backend } = await openPlanning({ validations: [] })
    await alert()
    const asked = backend.sent(`GET ${TABLE}`).length
    await act(() => router.navigate('/validate-idea/results/nope/planning'))
    expect((await alert()).getByText(NOT_FOUND)).toBeInTheDocument()
    expect(backend.sent(`GET ${TABLE}`)).toHaveLength(asked)
  })

  it('is a foreign one', async () => {
    const { at } = await openPlanning({ validations: [foreign()] })
    expect(await screen.findByText("You don't have permission to view this validation")).toBeInTheDocument()
    await waitFor(() => expect(at()).toBe('/dashboard'))
  })

  it('is a foreign one for administrators too, who get back to its results', async () => {
    await openPlanning({ validations: [foreign()], answers: { 'POST /rest/v1/rpc/is_admin': true } })
    const told = await alert()
    expect(told.getByText('Only its founder can plan this project.')).toBeInTheDocument()
    expect(told.getByRole('link', { name: 'Back to Results' })).toBeInTheDocument()
  })

  it.each([`GET ${TABLE}`, `GET ${PLANS}`])('is one whose %s fails, until the next try', async (call) => {
    const { backend } = await openPlanning({ answers: { [call]: refused('no', 'XX000') } })
    expect((await alert()).getByText(FAILED)).toBeInTheDocument()
    backend.answer(call, call.includes('planning') ? [planRow()] : [completedRow()])
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Step 1 of 7 · Platforms')).toBeInTheDocument()
  })
})
