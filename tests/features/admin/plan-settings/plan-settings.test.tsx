import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { planFormSchema, toForm } from '@/features/admin/plan-settings/plan-form-schema'
import { offline } from '../../../support/fake-supabase'
import { openAdmin } from '../open-admin'

const PLANS = 'POST /rest/v1/rpc/get_pricing_plans'
const PACKS = 'GET /rest/v1/pack_prices'
const LIMITS = 'POST /rest/v1/rpc/get_free_plan_limits'
const SAVE = 'POST /rest/v1/rpc/upsert_pricing_plan'
const DELETE = 'POST /rest/v1/rpc/delete_pricing_plan'
const SAVE_PRICE = 'POST /rest/v1/rpc/update_pack_price'
const SAVE_LIMITS = 'POST /rest/v1/rpc/update_free_plan_limits'

const plan = (changes: object = {}) => ({
  id: 'pro',
  name: 'Pro',
  price: 29,
  interval: 'month',
  features: { validations: null, phases: ['interactive', 'poc', 'mvp', 'production'] },
  is_active: true,
  updated_at: '2026-11-20 11:03:13.912345+00',
  ...changes,
})
const free = plan({
  id: 'free',
  name: 'Free',
  price: 0,
  interval: 'once',
  features: { validations: 1, phases: ['interactive'] },
})
const ideas = plan({
  id: 'multi-idea',
  name: 'Idea Validation Pack',
  price: 5,
  interval: 'once',
  features: { validations: 1, phases: ['interactive'] },
  is_active: false,
})
const packs = [
  { plan_id: 'multi-idea', pack: 'ideas-1', ideas: 1, phases: [], price: 5 },
  { plan_id: 'multi-idea', pack: 'ideas-2', ideas: 2, phases: [], price: 9.99 },
  { plan_id: 'roadmap-pack', pack: 'poc-mvp', ideas: null, phases: ['poc', 'mvp'], price: 17 },
].map((pack) => ({ ...pack, updated_at: '2026-11-20T11:03:13.912345+00:00' }))
const roadmaps = plan({ id: 'roadmap-pack', name: 'Roadmap Pack', price: 10, interval: 'once' })

const refusal = (message: string, code: string) => () => Response.json({ message, code }, { status: 400 })

const open = (answers: object = {}, address = '/admin/plan-settings') =>
  openAdmin(address, { [PLANS]: [free, ideas, roadmaps, plan()], [PACKS]: packs, [SAVE]: {}, ...answers })

const card = async (name: string) => {
  const item = (await screen.findByRole('heading', { name, level: 2 })).closest('li')
  if (!item) throw new Error(`${name} stands in no card`)
  return within(item)
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = async () => within(await screen.findByRole('dialog'))
const toggle = async (name: string) => userEvent.click(screen.getByRole('switch', { name }))

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe('the cards', () => {
  it('say price, interval, validations, phases and whether a plan is sold', async () => {
    await open()
    const pro = await card('Pro')
    expect(pro.getByText('$29').parentElement ?? pro.getByText('$29')).toHaveTextContent('$29/month')
    expect(pro.getByText('Active')).toBeInTheDocument()
    expect(pro.getByText('Unlimited')).toBeInTheDocument()
    expect(pro.getByText('Interactive Prototype, POC, MVP, Production Ready')).toBeInTheDocument()
    const pack = await card('Idea Validation Pack')
    expect(pack.getByText('Inactive')).toBeInTheDocument()
    expect(pack.getByText('$5')).toBeInTheDocument()
    expect(pack.queryByText(/\/once/)).not.toBeInTheDocument()
    expect((await card('Roadmap Pack')).getByText('None')).toBeInTheDocument()
  })

  it('call a recurring plan unlimited whatever its number, as it is for its buyers', async () => {
    await open({ [PLANS]: [plan({ features: { validations: 50, phases: [] } })] })
    expect((await card('Pro')).getByText('Unlimited')).toBeInTheDocument()
    await press('Edit Pro')
    expect(screen.getByLabelText('Number of Validations')).toHaveAccessibleDescription(
      'Monthly and yearly plans are unlimited while active. The number applies only to one-time plans.',
    )
  })

  it('stand on a page that the sidebar leads to between Roadmaps and AI Settings', async () => {
    await open()
    const nav = within((await screen.findAllByRole('navigation', { name: 'Main' }))[0] ?? document.body)
    const labels = nav.getAllByRole('link').map((link) => link.textContent)
    expect(labels.slice(labels.indexOf('Roadmaps'))).toEqual([
      'Roadmaps',
      'Pricing Plans',
      'AI Settings',
      ...labels.slice(labels.indexOf('AI Settings') + 1),
    ])
    expect(await screen.findByRole('heading', { name: 'Pricing Plans' })).toBeInTheDocument()
  })

  it('say when they could not be loaded, and come with another try', async () => {
    const { backend } = await open({ [PLANS]: refusal('no', '42501') })
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load pricing plans')
    backend.answer(PLANS, [plan()])
    await press('Try again')
    expect(await card('Pro')).toBeTruthy()
  })

  it('say when there are none', async () => {
    await open({ [PLANS]: [], [PACKS]: [] })
    expect(await screen.findByText('There are no plans yet.')).toBeInTheDocument()
  })
})

describe('a new plan', () => {
  it('is refused with one sentence per field', async () => {
    const { backend } = await open()
    await press('Add New Plan')
    const form = await dialog()
    type('Number of Validations', '0')
    await toggle('Interactive Prototype')
    await press('Save Plan')
    for (const message of [
      'ID is required',
      'Name is required',
      'Price must be 0 or higher',
      'Interval is required',
      'Must allow at least 1 validation',
      'Must include at least one phase',
    ])
      expect(await form.findByText(message)).toBeInTheDocument()
    expect(screen.getByRole('switch', { name: 'Active Status' })).toBeChecked()
    expect(backend.sent(SAVE)).toEqual([])
  })

  it.each([
    ['price', '-1', 'Price must be 0 or higher'],
    ['price', 'ten', 'Price must be 0 or higher'],
    ['price', 'Infinity', 'Enter dollars and cents, such as 9.99, below 100 million'],
    ['price', '9.999', 'Enter dollars and cents, such as 9.99, below 100 million'],
    ['price', '1e3', 'Enter dollars and cents, such as 9.99, below 100 million'],
    ['interval', 'week', expect.any(String)],
    ['validations', '1.5', 'Must allow at least 1 validation'],
    ['validations', '', 'Must allow at least 1 validation'],
    ['validations', '100001', 'At most 100,000 validations'],
    ['id', 'x', 'ID is required'],
    ['id', 'Team Plan', 'Use up to 60 lowercase letters, digits and hyphens'],
    ['id', 'x'.repeat(61), 'Use up to 60 lowercase letters, digits and hyphens'],
    ['name', 'x'.repeat(121), 'Use 120 characters at most'],
  ])('with the %s "%s" is refused', (field, text, message) => {
    const typed = { ...toForm(null), id: 'team', name: 'Team', price: '9.99', interval: 'year' }
    expect(planFormSchema([]).safeParse(typed).success).toBe(true)
    const { error } = planFormSchema([]).safeParse({ ...typed, [field]: text })
    expect(error?.issues[0]).toMatchObject({ path: [field], message })
  })

  it('cannot take the id of another, which it would overwrite', async () => {
    const { backend } = await open()
    await press('Add New Plan')
    type('Plan ID', 'pro')
    await press('Save Plan')
    expect(await screen.findByText('A plan with this ID already exists')).toBeInTheDocument()
    expect(backend.sent(SAVE)).toEqual([])
  })

  it('is sent as it was typed, phases in their order', async () => {
    const { backend } = await open()
    await press('Add New Plan')
    type('Plan ID', 'team-yearly')
    type('Plan Name', ' Team ')
    type('Price (US dollars)', '199.90')
    await userEvent.selectOptions(screen.getByLabelText('Billing Interval'), 'Yearly')
    type('Number of Validations', '50')
    await toggle('MVP')
    await toggle('POC')
    await toggle('Active Status')
    await press('Save Plan')
    expect(await screen.findByText('Plan saved successfully')).toBeInTheDocument()
    expect(backend.sent(SAVE).map(({ body }) => body)).toEqual([
      {
        plan_id: 'team-yearly',
        plan_name: 'Team',
        plan_price: 199.9,
        plan_interval: 'year',
        plan_features: { validations: 50, phases: ['interactive', 'poc', 'mvp'] },
        is_plan_active: false,
        is_new_plan: true,
      },
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })
})

describe('editing', () => {
  it('locks the id, keeps "unlimited", and says that deactivating takes nothing away', async () => {
    const { backend } = await open()
    await userEvent.click((await card('Pro')).getByRole('button', { name: 'Edit Pro' }))
    expect(screen.getByLabelText('Plan ID')).toHaveAttribute('readonly')
    expect(screen.getByLabelText('Plan Name')).toHaveFocus()
    expect(screen.getByLabelText('Number of Validations')).toBeDisabled()
    expect(screen.getByRole('switch', { name: 'Active Status' })).toHaveAccessibleDescription(
      'An inactive plan is no longer sold. Existing customers keep their terms.',
    )
    await toggle('Active Status')
    backend.answer(PLANS, [plan({ is_active: false })])
    await press('Save Plan')
    expect(await screen.findByText('Inactive')).toBeInTheDocument()
    expect(backend.sent(SAVE)[0]?.body).toMatchObject({
      plan_id: 'pro',
      plan_features: { validations: null },
      is_plan_active: false,
    })
  })

  it('keeps a plan that is sold in packs paid once', async () => {
    const { backend } = await open()
    await userEvent.click((await card('Idea Validation Pack')).getByRole('button', { name: /^Edit/ }))
    expect(screen.getByLabelText('Billing Interval')).toBeDisabled()
    expect(screen.getByRole('status')).toHaveTextContent('This plan is sold in packs')
    await press('Save Plan')
    await waitFor(() => expect(backend.sent(SAVE)[0]?.body).toMatchObject({ plan_interval: 'once' }))
  })

  it('leaves the free plan what makes it free', async () => {
    const { backend } = await open()
    const freeCard = await card('Free')
    expect(freeCard.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument()
    await userEvent.click(freeCard.getByRole('button', { name: 'Edit Free' }))
    expect(screen.queryByLabelText('Price (US dollars)')).not.toBeInTheDocument()
    type('Plan Name', 'Starter')
    await press('Save Plan')
    await waitFor(() =>
      expect(backend.sent(SAVE)[0]?.body).toMatchObject({
        plan_id: 'free',
        plan_name: 'Starter',
        plan_price: 0,
        plan_interval: 'once',
        is_plan_active: true,
      }),
    )
  })

  it('says why the server refused, and keeps what was typed', async () => {
    await open({ [SAVE]: refusal('A plan that is sold in packs is paid once.', '22023') })
    await userEvent.click((await card('Pro')).getByRole('button', { name: 'Edit Pro' }))
    type('Plan Name', 'Pro Plus')
    await press('Save Plan')
    expect(await screen.findByText('Failed to save plan')).toBeInTheDocument()
    expect((await dialog()).getByRole('alert')).toHaveTextContent(
      'A plan that is sold in packs is paid once.',
    )
    expect(screen.getByLabelText('Plan Name')).toHaveValue('Pro Plus')
  })

  it('names the version that was edited, and offers the newer one when somebody else was faster', async () => {
    const meanwhile = 'This plan was changed in the meantime. Nothing was saved.'
    const conflict = () => Response.json({ message: meanwhile, code: 'PT409' }, { status: 409 })
    const { backend } = await open({ [SAVE]: conflict })
    await userEvent.click((await card('Pro')).getByRole('button', { name: 'Edit Pro' }))
    type('Plan Name', 'Mine')
    const newer = '2026-11-21 09:00:00.5+00'
    backend.answer(PLANS, [free, ideas, roadmaps, plan({ name: 'Theirs', price: 35, updated_at: newer })])
    await press('Save Plan')
    expect(await (await dialog()).findByRole('alert')).toHaveTextContent(meanwhile)
    expect(screen.getByLabelText('Plan Name')).toHaveValue('Mine')
    await press('Load the saved plan')
    await waitFor(() => expect(screen.getByLabelText('Plan Name')).toHaveValue('Theirs'))
    expect(screen.getByLabelText('Price (US dollars)')).toHaveValue('35')
    expect((await dialog()).queryByRole('alert')).not.toBeInTheDocument()
    backend.answer(SAVE, {})
    await press('Save Plan')
    expect(await screen.findByText('Plan saved successfully')).toBeInTheDocument()
    expect(backend.sent(SAVE).map(({ body }) => Reflect.get(Object(body), 'plan_updated_at'))).toEqual([
      '2026-11-20 11:03:13.912345+00',
      newer,
    ])
  })

  it('closes when the plan was deleted meanwhile', async () => {
    const gone = 'This plan was deleted in the meantime. Nothing was saved.'
    const { backend } = await open({
      [SAVE]: () => Response.json({ message: gone, code: 'PT409' }, { status: 409 }),
    })
    await userEvent.click((await card('Pro')).getByRole('button', { name: 'Edit Pro' }))
    backend.answer(PLANS, [free])
    await press('Save Plan')
    await press('Load the saved plan')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.queryByRole('heading', { name: 'Pro' })).not.toBeInTheDocument()
  })

  it('sets the price of one pack', async () => {
    const { backend } = await open({ [SAVE_PRICE]: {} })
    await press('Change the price of 2 ideas')
    type('Price (US dollars)', '')
    await press('Save Price')
    expect(await screen.findByText('Price must be 0 or higher')).toBeInTheDocument()
    type('Price (US dollars)', '8.50')
    await press('Save Price')
    expect(await screen.findByText('Price saved successfully')).toBeInTheDocument()
    expect(backend.sent(SAVE_PRICE).map(({ body }) => body)).toEqual([
      {
        ...{ p_plan: 'multi-idea', p_pack: 'ideas-2', p_price: 8.5 },
        p_updated_at: '2026-11-20T11:03:13.912345+00:00',
      },
    ])
    expect(screen.getByRole('button', { name: 'Change the price of POC, MVP' })).toBeInTheDocument()
  })
})

describe('deleting', () => {
  const ask = async () => {
    await userEvent.click((await card('Pro')).getByRole('button', { name: 'Delete Pro' }))
    return dialog()
  }

  it('asks first', async () => {
    const { backend } = await open({ [DELETE]: true })
    const question = await ask()
    expect(
      question.getByText('Are you sure you want to delete the plan "Pro"? This action cannot be undone.'),
    ).toBeInTheDocument()
    await press('Cancel')
    expect(backend.sent(DELETE)).toEqual([])
    await ask()
    backend.answer(PLANS, [free])
    await press('Delete')
    expect(await screen.findByText('Plan deleted successfully')).toBeInTheDocument()
    expect(backend.sent(DELETE).map(({ body }) => body)).toEqual([{ plan_id: 'pro' }])
    expect(screen.queryByRole('heading', { name: 'Pro' })).not.toBeInTheDocument()
  })

  it('says that a plan that was bought stays, and what to do instead', async () => {
    const bought = 'This plan was bought and cannot be deleted. Deactivate it instead.'
    await open({ [DELETE]: refusal(bought, '23503') })
    const question = await ask()
    await press('Delete')
    expect(await screen.findByText('Failed to delete plan')).toBeInTheDocument()
    expect(question.getByRole('alert')).toHaveTextContent(bought)
  })
})

describe('the free limits', () => {
  const limits = '/admin/plan-settings?tab=limits'

  it('are loaded, changed and sent', async () => {
    const { backend } = await open({ [SAVE_LIMITS]: {} })
    await userEvent.click(await screen.findByRole('tab', { name: 'Free Plan Limits' }))
    expect(await screen.findByLabelText('Number of Validations')).toHaveValue('1')
    type('Number of Validations', '3')
    await toggle('POC')
    await press('Save Limits')
    expect(await screen.findByText('Free plan limits updated successfully')).toBeInTheDocument()
    expect(backend.sent(SAVE_LIMITS).map(({ body }) => body)).toEqual([
      {
        new_limits: { idea_validations: 3, unlocked_phases: ['interactive', 'poc'] },
        limits_updated_at: '2026-11-20T11:03:13.912345+00:00',
      },
    ])
  })

  it('need one validation and one phase', async () => {
    const { backend } = await open({}, limits)
    await screen.findByLabelText('Number of Validations')
    type('Number of Validations', '0')
    await toggle('Interactive Prototype')
    await press('Save Limits')
    expect(await screen.findByText('Must allow at least 1 validation')).toBeInTheDocument()
    expect(screen.getByText('Must include at least one phase')).toBeInTheDocument()
    expect(backend.sent(SAVE_LIMITS)).toEqual([])
  })

  it('say when they could not be loaded', async () => {
    await open({ [LIMITS]: refusal('no', '42501') }, limits)
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load free plan limits')
  })

  it('say when they could not be saved, and keep what was typed', async () => {
    await open({ [SAVE_LIMITS]: offline }, limits)
    await screen.findByLabelText('Number of Validations')
    type('Number of Validations', '7')
    await press('Save Limits')
    expect(await screen.findByText('Failed to update free plan limits')).toBeInTheDocument()
    expect(screen.getByLabelText('Number of Validations')).toHaveValue('7')
  })
})
