import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openAdmin } from '../open-admin'

const PLANS = 'POST /rest/v1/rpc/get_pricing_plans'
const PACKS = 'GET /rest/v1/pack_prices'
const LIMITS = 'POST /rest/v1/rpc/get_free_plan_limits'
const SAVE_PRICE = 'POST /rest/v1/rpc/update_pack_price'
const SAVE_LIMITS = 'POST /rest/v1/rpc/update_free_plan_limits'

const READ = '2026-11-20T11:03:13.912345+00:00'
const NEWER = '2026-11-21T09:00:00.5+00:00'
const overtaken = (message: string) => () => Response.json({ message, code: 'PT409' }, { status: 409 })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe('a pack price that somebody else has changed', () => {
  const MEANWHILE = 'This price was changed in the meantime. Nothing was saved.'
  const plan = {
    ...{ id: 'multi-idea', name: 'Idea Validation Pack', price: 5, interval: 'once', is_active: true },
    ...{ features: { validations: 1, phases: ['interactive'] }, updated_at: READ },
  }
  const pack = (price: number, updated_at: string) => ({
    ...{ plan_id: 'multi-idea', pack: 'ideas-2', ideas: 2, phases: [], price, updated_at },
  })
  const open = () =>
    openAdmin('/admin/plan-settings', {
      [PLANS]: [plan],
      [PACKS]: [pack(9.99, READ)],
      [SAVE_PRICE]: overtaken(MEANWHILE),
    })

  it('is not overwritten, and can be loaded', async () => {
    const { backend } = await open()
    await press('Change the price of 2 ideas')
    type('Price (US dollars)', '8')
    backend.answer(PACKS, [pack(12, NEWER)])
    await press('Save Price')
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByRole('alert')).toHaveTextContent(MEANWHILE)
    expect(screen.getByLabelText('Price (US dollars)')).toHaveValue('8')
    await press('Load the saved price')
    await waitFor(() => expect(screen.getByLabelText('Price (US dollars)')).toHaveValue('12'))
    expect(within(screen.getByRole('dialog')).queryByRole('alert')).not.toBeInTheDocument()
    type('Price (US dollars)', '8')
    backend.answer(SAVE_PRICE, {})
    await press('Save Price')
    expect(await screen.findByText('Price saved successfully')).toBeInTheDocument()
    expect(backend.sent(SAVE_PRICE).map(({ body }) => Reflect.get(Object(body), 'p_updated_at'))).toEqual([
      READ,
      NEWER,
    ])
  })

  it('closes when the pack is gone', async () => {
    const { backend } = await open()
    await press('Change the price of 2 ideas')
    backend.answer(PACKS, [])
    await press('Save Price')
    await press('Load the saved price')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })
})

describe('free limits that somebody else has changed', () => {
  const MEANWHILE = 'The free limits were changed in the meantime. Nothing was saved.'
  const theirs = { idea_validations: 5, unlocked_phases: ['interactive', 'mvp'], updated_at: NEWER }
  const open = async (answers: Record<string, unknown> = {}) => {
    const { backend } = await openAdmin('/admin/plan-settings?tab=limits', answers)
    await screen.findByLabelText('Number of Validations')
    return {
      backend,
      versions: () =>
        backend.sent(SAVE_LIMITS).map(({ body }) => Reflect.get(Object(body), 'limits_updated_at')),
    }
  }
  /** Leaves the tab and returns; cached limits are shown until the newer ones arrive. */
  const comeBack = async (backend: Awaited<ReturnType<typeof open>>['backend']) => {
    let arrive = (_answer: Response) => {}
    backend.answer(LIMITS, () => new Promise<Response>((resolve) => (arrive = resolve)))
    await userEvent.click(screen.getByRole('tab', { name: 'Active Plans' }))
    await screen.findByText('Failed to load pricing plans')
    await userEvent.click(screen.getByRole('tab', { name: 'Free Plan Limits' }))
    expect(await screen.findByLabelText('Number of Validations')).toHaveValue('1')
    return () => arrive(Response.json(theirs))
  }

  it('are not overwritten, and can be loaded', async () => {
    const { backend, versions } = await open({ [SAVE_LIMITS]: overtaken(MEANWHILE) })
    type('Number of Validations', '3')
    backend.answer(LIMITS, theirs)
    await press('Save Limits')
    expect(await screen.findByText(MEANWHILE)).toBeInTheDocument()
    expect(screen.getByLabelText('Number of Validations')).toHaveValue('3')
    await press('Load the saved limits')
    await waitFor(() => expect(screen.getByLabelText('Number of Validations')).toHaveValue('5'))
    expect(screen.getByRole('switch', { name: 'MVP' })).toBeChecked()
    expect(screen.queryByText(MEANWHILE)).not.toBeInTheDocument()
    type('Number of Validations', '4')
    backend.answer(SAVE_LIMITS, {})
    await press('Save Limits')
    expect(await screen.findByText('Free plan limits updated successfully')).toBeInTheDocument()
    expect(versions()).toEqual([READ, NEWER])
  })

  it('keep the version that was read while they are edited, also when newer ones arrive', async () => {
    const { backend, versions } = await open({ [SAVE_LIMITS]: overtaken(MEANWHILE) })
    const arrive = await comeBack(backend)
    type('Number of Validations', '3')
    arrive()
    await press('Save Limits')
    expect(await screen.findByText(MEANWHILE)).toBeInTheDocument()
    expect(screen.getByRole('switch', { name: 'MVP' })).not.toBeChecked()
    expect(versions()).toEqual([READ])
  })

  it('are shown at once where nothing is being changed', async () => {
    const { backend } = await open()
    const arrive = await comeBack(backend)
    arrive()
    await waitFor(() => expect(screen.getByLabelText('Number of Validations')).toHaveValue('5'))
  })

  it('go back with the newest version when they are changed twice', async () => {
    const { backend, versions } = await open({
      [SAVE_LIMITS]: () => {
        backend.answer(LIMITS, { ...theirs, idea_validations: 3 })
        return Response.json({})
      },
    })
    type('Number of Validations', '3')
    await press('Save Limits')
    await screen.findByText('Free plan limits updated successfully')
    await waitFor(() => expect(screen.getByRole('switch', { name: 'MVP' })).toBeChecked())
    type('Number of Validations', '4')
    await press('Save Limits')
    await waitFor(() => expect(versions()).toEqual([READ, NEWER]))
  })
})
