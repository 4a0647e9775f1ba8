import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { useFormStorage } from '@/shared/lib/form-storage'
import { ID } from '../../ideas/idea-rows'
import { openPlanning, PLANS, planRow } from '../open-planning'

beforeEach(() => useFormStorage.setState({ planningForms: {} }))

const RESULTS = `/validate-idea/results/${ID}`
// Finds options by their text, because finding labels and roles among many boxes takes seconds.
const press = async (name: string) => userEvent.click(await screen.findByText(name, { selector: 'button' }))
const tick = async (name: string) => userEvent.click(await screen.findByText(name, { selector: 'label *' }))
const choose = async (name: string) => userEvent.click(await screen.findByText(name, { selector: 'label *' }))
const steps = () => within(screen.getByRole('navigation', { name: 'Steps of the plan' }))

it('leads through seven steps and saves what was chosen in them', async () => {
  const { backend, plans, at } = await openPlanning()
  expect(await screen.findByText('Step 1 of 7 · Platforms')).toBeInTheDocument()
  await tick('Mobile')
  await tick('Web')
  await press('Next')
  expect(await screen.findByText('Step 2 of 7 · Development')).toBeInTheDocument()
  await tick('Proof of Concept')
  await press('Next')
  await tick('PostgreSQL')
  await tick('React')
  await press('Next')
  await tick('Corporate')
  await press('Next')
  await choose('1,000 to 10,000')
  await choose('Under 1,000')
  await press('Next')
  await choose('Over 12 months')
  await press('Next')
  expect(await screen.findByText('Step 7 of 7 · Budget')).toBeInTheDocument()
  await choose('Over $100,000')
  await press('Save Planning Data')
  expect(await screen.findByText('Planning data saved successfully!')).toBeInTheDocument()
  await waitFor(() => expect(at()).toBe(RESULTS))
  expect(backend.sent(`POST ${PLANS}`).map(({ body }) => body)).toEqual([
    [
      {
        validation_id: ID,
        platforms: ['web', 'mobile'],
        development_phases: ['poc'],
        technology_stack: ['react', 'postgresql'],
        branding_preferences: ['corporate'],
        monthly_users: 'small',
        timeline: '12-plus-months',
        budget_range: '100k-plus',
      },
    ],
  ])
  expect(plans).toHaveLength(1)
})

it('saves a plan in which nothing is chosen, after naming the open steps', async () => {
  const { backend } = await openPlanning({ search: '?step=budget' })
  expect(await screen.findByText(/Nothing is chosen in these steps yet/)).toBeInTheDocument()
  expect(screen.getByText('Platforms', { selector: 'a' })).toHaveAttribute(
    'href',
    expect.stringMatching('step='),
  )
  await press('Save Planning Data')
  await screen.findByText('Planning data saved successfully!')
  expect(backend.sent(`POST ${PLANS}`)[0]?.body).toEqual([
    expect.objectContaining({ platforms: [], technology_stack: [], monthly_users: '', budget_range: '' }),
  ])
})

it('goes back from the first step to the results', async () => {
  const { at } = await openPlanning()
  await press('Previous')
  await waitFor(() => expect(at()).toBe(RESULTS))
})

it('goes back a step, and forward to any', async () => {
  const { at } = await openPlanning({ search: '?step=technology' })
  await press('Previous')
  expect(await screen.findByRole('heading', { name: 'Which phases do you want to plan?' })).toHaveFocus()
  expect(at()).toMatch(/step=development$/)
  await userEvent.click(steps().getByRole('link', { name: /Timeline/ }))
  expect(await screen.findByText('Step 6 of 7 · Timeline')).toBeInTheDocument()
  expect(at()).toMatch(/step=timeline$/)
  expect(steps().getByRole('link', { name: /Timeline/ })).toHaveAttribute('aria-current', 'step')
})

it('opens at the first step when the address names none that exists', async () => {
  await openPlanning({ search: '?step=launch' })
  expect(await screen.findByText('Step 1 of 7 · Platforms')).toBeInTheDocument()
})

it('marks free and premium phases, all of which may be chosen', async () => {
  await openPlanning({ search: '?step=development' })
  await screen.findByText('Step 2 of 7 · Development')
  expect(screen.getAllByText('Free')).toHaveLength(1)
  expect(screen.getAllByText('Premium')).toHaveLength(3)
  for (const box of screen.getAllByRole('checkbox')) expect(box).toBeEnabled()
})

describe('a saved plan', () => {
  it('is shown and changed', async () => {
    const { backend, at } = await openPlanning({ plans: [planRow()] })
    expect(await screen.findByRole('checkbox', { name: 'Web' })).toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'Mobile' })).not.toBeChecked()
    expect(steps().getByRole('link', { name: /Technology.*Next.js, PostgreSQL/ })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Save changes' })).not.toBeInTheDocument()
    await tick('Desktop')
    await press('Save changes')
    await waitFor(() => expect(at()).toBe(RESULTS))
    const [patch] = backend.sent(`PATCH ${PLANS}`)
    expect(patch?.url.searchParams.get('id')).toBe(`eq.${planRow().id}`)
    expect(patch?.body).toMatchObject({
      validation_id: ID,
      platforms: ['web', 'desktop'],
      monthly_users: 'small',
    })
    expect(backend.sent(`POST ${PLANS}`)).toHaveLength(0)
  })

  it('lets a single choice be taken back', async () => {
    await openPlanning({ plans: [planRow()], search: '?step=timeline' })
    expect(await screen.findByRole('radio', { name: '3 to 6 months' })).toBeChecked()
    await press('Clear this choice')
    expect(screen.getByRole('radio', { name: '3 to 6 months' })).not.toBeChecked()
    expect(screen.getByRole('radio', { name: '1 to 3 months' })).toHaveFocus()
    expect(steps().getByRole('link', { name: /Timeline.*Not chosen yet/ })).toBeInTheDocument()
  })

  it('keeps what an earlier version had saved', async () => {
    const { backend } = await openPlanning({
      plans: [planRow({ technology_stack: ['COBOL', 'nextjs'] })],
      search: '?step=technology',
    })
    expect(await screen.findByRole('checkbox', { name: 'COBOL' })).toBeChecked()
    await tick('Redis')
    await press('Save changes')
    await screen.findByText('Planning data saved successfully!')
    expect(backend.sent(`PATCH ${PLANS}`)[0]?.body).toMatchObject({
      technology_stack: ['nextjs', 'redis', 'COBOL'],
    })
  })
})

describe('suggestions', () => {
  it('give their reason and choose nothing by themselves', async () => {
    await openPlanning()
    const mobile = await screen.findByRole('checkbox', { name: 'Mobile' })
    expect(mobile).not.toBeChecked()
    expect(mobile).toHaveAccessibleDescription(
      /Suggested. Marked Mobile in the report: 2 of 3 core or must-have features./,
    )
    expect(screen.getByRole('checkbox', { name: 'ERP' })).not.toHaveAccessibleDescription(/Suggested/)
  })

  it('are all chosen when asked for', async () => {
    await openPlanning()
    await tick('ERP')
    await press('Choose the 2 suggested')
    for (const name of ['Web', 'Mobile', 'ERP']) expect(screen.getByRole('checkbox', { name })).toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'Desktop' })).not.toBeChecked()
    expect(screen.queryByRole('button', { name: /suggested/ })).not.toBeInTheDocument()
  })
})

describe('the technologies', () => {
  it('stand in five categories and can be searched', async () => {
    await openPlanning({ search: '?step=technology' })
    await screen.findByText('Step 3 of 7 · Technology')
    const sizes = ['Frontend', 'Backend', 'Mobile', 'Database', 'Cloud and DevOps'].map(
      (name) => within(screen.getByRole('group', { name })).getAllByRole('checkbox').length,
    )
    expect(sizes).toEqual([9, 7, 5, 4, 5])
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find a technology' }), 'python')
    expect(screen.getAllByRole('checkbox')).toEqual([screen.getByRole('checkbox', { name: 'FastAPI' })])
    await tick('FastAPI')
    expect(screen.getByText('1 chosen.')).toHaveRole('status')
    await userEvent.type(screen.getByRole('searchbox'), 'zzz')
    expect(screen.getByText('No technology matches “pythonzzz”. 1 chosen.')).toBeInTheDocument()
  })

  it('are chosen once where one stands in two categories', async () => {
    await openPlanning({ search: '?step=technology' })
    const boxes = await screen.findAllByRole('checkbox', { name: 'Supabase' })
    expect(boxes).toHaveLength(2)
    await userEvent.click(boxes[0] ?? document.body)
    for (const box of boxes) expect(box).toBeChecked()
    expect(screen.getByText('1 chosen.')).toHaveRole('status')
  })
})

it('is used without a mouse', async () => {
  const { backend } = await openPlanning({ search: '?step=timeline' })
  await screen.findByText('Step 6 of 7 · Timeline')
  screen.getByRole('radio', { name: '1 to 3 months' }).focus()
  await userEvent.keyboard(' {ArrowDown}')
  expect(screen.getByRole('radio', { name: '3 to 6 months' })).toBeChecked()
  screen.getByRole('button', { name: 'Next' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { name: 'What is your budget for building it?' })).toHaveFocus()
  await userEvent.keyboard('{Tab} ')
  expect(screen.getByRole('radio', { name: '$5,000 to $25,000' })).toBeChecked()
  screen.getByRole('button', { name: 'Save Planning Data' }).focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByText('Planning data saved successfully!')
  expect(backend.sent(`POST ${PLANS}`)[0]?.body).toEqual([
    expect.objectContaining({ timeline: '3-6-months', budget_range: '5k-25k' }),
  ])
})
