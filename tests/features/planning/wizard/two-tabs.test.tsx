import { emptyPlanning } from '@domain/planning'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { useFormStorage } from '@/shared/lib/form-storage'
import { USER } from '../../../support/fake-supabase'
import { ID } from '../../ideas/idea-rows'
import { openPlanning, PLAN_ID, PLANS, planRow } from '../open-planning'

beforeEach(() => useFormStorage.setState({ planningForms: {} }))

const RESULTS = `/validate-idea/results/${ID}`
const LATER = '2026-11-20T13:00:00.25+00:00'
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const tick = async (name: string) => userEvent.click(await screen.findByText(name, { selector: 'label *' }))
const box = (name: string) => screen.getByLabelText(name, { selector: 'input' })
const note = () => screen.findByRole('region', { name: 'Two versions of the plan' })

/** Opens a wizard without a saved plan; its first save fails because another browser has saved one. */
async function openOvertaken(theirs: ReturnType<typeof planRow>) {
  const plans: ReturnType<typeof planRow>[] = []
  const opened = await openPlanning({
    plans,
    search: '?step=budget',
    answers: {
      [`POST ${PLANS}`]: () => {
        plans.push(theirs)
        return Response.json({ code: '23505', message: 'duplicate key value' }, { status: 409 })
      },
    },
  })
  await tick('Over $100,000')
  await press('Save Planning Data')
  return { ...opened, plans }
}

it('tells who comes second, and keeps both versions until they decide', async () => {
  const { backend, at, plans } = await openOvertaken(planRow({ budget_range: '5k-25k' }))
  expect(await note()).toHaveFocus()
  expect(await note()).toHaveTextContent(
    'Your choices differ from the saved plan in Platforms, Development, Technology, Branding, Users, Timeline, and Budget.',
  )
  expect(box('Over $100,000')).toBeChecked()
  expect(plans[0]).toMatchObject({ budget_range: '5k-25k' })
  expect(backend.sent(`PATCH ${PLANS}`)).toHaveLength(0)

  await press('Save my choices')
  await waitFor(() => expect(at()).toBe(RESULTS))
  const [patch] = backend.sent(`PATCH ${PLANS}`)
  expect(patch?.url.searchParams.get('id')).toBe(`eq.${PLAN_ID}`)
  expect(plans).toHaveLength(1)
  expect(plans[0]).toMatchObject({ budget_range: '100k-plus', platforms: [] })
})

it('takes the saved plan when asked to', async () => {
  const { at, plans } = await openOvertaken(planRow({ budget_range: '5k-25k' }))
  await note()
  await press('Use the saved plan')
  expect(box('$5,000 to $25,000')).toBeChecked()
  expect(screen.queryByRole('region', { name: 'Two versions of the plan' })).not.toBeInTheDocument()
  await press('Save Planning Data')
  await waitFor(() => expect(at()).toBe(RESULTS))
  expect(plans[0]).toMatchObject({ budget_range: '5k-25k', platforms: ['web'] })
})

it('has nothing to tell where both saved the same', async () => {
  const nothing = { platforms: [], development_phases: [], technology_stack: [], branding_preferences: [] }
  const { at, backend } = await openOvertaken(
    planRow({ ...nothing, monthly_users: '', timeline: '', budget_range: '100k-plus' }),
  )
  await waitFor(() => expect(at()).toBe(RESULTS))
  expect(backend.sent(`PATCH ${PLANS}`)).toHaveLength(0)
})

it('refuses to change a plan that is no longer the one that was opened', async () => {
  const plans = [planRow()]
  await openPlanning({ plans })
  await tick('Mobile')
  plans[0] = planRow({ platforms: ['web', 'desktop'], updated_at: LATER })
  await press('Save changes')
  expect(await note()).toHaveTextContent('differ from the saved plan in Platforms.')
  expect(box('Mobile')).toBeChecked()
  expect(plans[0]).toMatchObject({ platforms: ['web', 'desktop'], updated_at: LATER })
})

it('tells on the next visit that the plan has moved on since the choices were made', async () => {
  const form = emptyPlanning(ID)
  act(() => {
    useFormStorage.getState().writePlanning(USER.id, ID, {
      form: { ...form, platforms: ['erp'] },
      basedOn: planRow().updated_at,
    })
  })
  await openPlanning({ plans: [planRow({ updated_at: LATER })] })
  expect(await note()).toBeInTheDocument()
  expect(screen.queryByText('You have unsaved choices from an earlier visit')).not.toBeInTheDocument()
  expect(box('ERP')).toBeChecked()
})

it('follows what another tab of the same browser saved while choices went on here', async () => {
  const plans = [planRow()]
  await openPlanning({ plans })
  await tick('Mobile')
  plans[0] = planRow({ platforms: ['web', 'mobile'], updated_at: LATER })
  act(() => useFormStorage.getState().writePlanning(USER.id, ID, { basedOn: LATER }))
  await tick('ERP')
  await waitFor(() => expect(screen.queryByText(/in another tab or browser/)).not.toBeInTheDocument())
  await press('Save changes')
  await screen.findByText('Planning data saved successfully!')
  expect(plans[0]).toMatchObject({ platforms: ['web', 'mobile', 'erp'] })
})
