import { editModel, type MarketEdits } from '@domain/market-model'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { completedRow, ID, type Row, researchedRow, TABLE } from '../../../ideas/idea-rows'
import { openResults } from '../../open-results'
import { RESEARCHED_MARKET } from '../../researched-report'

const REVISE = 'POST /functions/v1/revise-report'
const CUSTOMERS = 'Dog owners in the city'
const SHARE = 'Share won in three years'

const size = async () => within(await screen.findByRole('region', { name: 'Market size' }))
// Not found by role, which takes long in a whole report; another test checks the names of the groups.
const group = (name: string) =>
  within(screen.getByText(name, { selector: 'fieldset p' }).closest('fieldset') ?? document.body)
const field = (name: string, end: 'Low' | 'Base' | 'High') => group(name).getByLabelText(end)
const save = () => userEvent.click(screen.getByText('Save', { selector: 'button' }))

/** The sample report after its founder changed some inputs. */
const editedRow = (edits: MarketEdits) =>
  researchedRow({ model: editModel(RESEARCHED_MARKET.model ?? { inputs: [] }, edits) })

/** Opens the market tab and starts editing its inputs. */
async function openEditing(rows: Row[] = [researchedRow()], answers: Parameters<typeof openResults>[2] = {}) {
  const opened = await openResults(rows, '?tab=market', { [REVISE]: { success: true }, ...answers })
  await userEvent.click(await screen.findByRole('button', { name: 'Edit inputs' }))
  return { rows, ...opened }
}

/** Types key by key; each key renders the report. */
async function typeAnew(input: HTMLElement, text: string) {
  await userEvent.clear(input)
  await userEvent.type(input, text)
}

async function retype(input: HTMLElement, text: string) {
  await userEvent.clear(input)
  await userEvent.paste(text)
}

describe('market inputs', () => {
  it('are typed in their own units', async () => {
    await openEditing()
    const customers = within(screen.getByRole('group', { name: CUSTOMERS }))
    expect(customers.getByRole('textbox', { name: 'Base' })).toHaveValue('100,000')
    expect(field(SHARE, 'Low')).toHaveValue('0.5')
    expect(field('Spending on dog walking', 'High')).toHaveValue('350,000,000')
    expect(document.activeElement).toBe(field(CUSTOMERS, 'Low'))
  })

  it('move the market size and the scorecard while they are typed', async () => {
    await openEditing()
    await typeAnew(field('Revenue per owner', 'High'), '4000')
    await typeAnew(field('Revenue per owner', 'Base'), '3,000')
    const shown = await size()
    expect(shown.getByRole('img', { name: 'TAM $300M, SAM $75M, SOM $3M' })).toBeInTheDocument()
    expect(shown.getByText('100,000 × $3,000')).toBeInTheDocument()
    expect(shown.getByLabelText('Market size with your changes')).toHaveTextContent('TAM$300MSAM$75MSOM$3M')
    expect(shown.getByText('A gap of 48×')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('tab', { name: 'Summary' }))
    const scorecard = within(await screen.findByRole('region', { name: 'Scorecard' }))
    await userEvent.click(scorecard.getByRole('button', { name: /^Market size/ }))
    expect(scorecard.getByText(/^The SAM is \$75M a year: 5 points/)).toBeInTheDocument()
    expect(scorecard.getByText('With your unsaved changes.')).toBeInTheDocument()
  })

  it('are marked as the founder’s with what the report had said', async () => {
    await openEditing()
    expect(group(CUSTOMERS).queryByText('Your words')).not.toBeInTheDocument()
    await retype(field(CUSTOMERS, 'Base'), '110000')
    expect(group(CUSTOMERS).getByText('Your words')).toBeInTheDocument()
    const said = group(CUSTOMERS).getByText(/^The report said 50,000 to 120,000, base 100,000/)
    expect(within(said).getByText('Source')).toBeInTheDocument()
    expect(within(said).getByRole('link', { name: 'Source s1' })).toBeInTheDocument()
  })

  it('are set in order when their field is left', async () => {
    await openEditing()
    await retype(field(CUSTOMERS, 'Base'), '110000')
    await userEvent.tab()
    expect(field(CUSTOMERS, 'Base')).toHaveValue('110,000')
  })

  it('are saved by keyboard, only those that changed', async () => {
    const { backend, rows } = await openEditing()
    rows[0] = editedRow({ obtainableShare: { low: 0.005, base: 0.05, high: 0.1 } })
    await typeAnew(field(SHARE, 'Base'), '5{Enter}')
    expect(await screen.findByText('Market inputs saved')).toBeInTheDocument()
    expect(backend.sent(REVISE).map(({ body }) => body)).toEqual([
      {
        action: 'edit-market',
        validationId: ID,
        inputs: { obtainableShare: { low: 0.005, base: 0.05, high: 0.1 } },
      },
    ])
    const row = (await size()).getByRole('row', { name: /Share won in three years.*0.5% 5% 10%/ })
    expect(row).toBeInTheDocument()
    expect((await size()).getByText(/^The report said 0.5% to 10%, base 4%/)).toBeInTheDocument()
    expect((await size()).getByText('Your words')).toBeInTheDocument()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit inputs' }))
  })

  it('do not flicker back while the saved report is read again', async () => {
    const { backend } = await openEditing()
    let answer: (rows: Row[]) => void = () => undefined
    const slow = new Promise<Row[]>((resolve) => {
      answer = resolve
    })
    backend.answer(`GET ${TABLE}`, () => slow.then((rows) => Response.json(rows)))
    await retype(field(SHARE, 'Base'), '5')
    await save()
    expect(await screen.findByRole('button', { name: 'Edit inputs' })).toBeInTheDocument()
    expect(screen.getByRole('img', { name: 'TAM $24M, SAM $6M, SOM $300K' })).toBeInTheDocument()
    answer([editedRow({ obtainableShare: { low: 0.005, base: 0.05, high: 0.1 } })])
    await waitFor(() =>
      expect(screen.getByRole('img', { name: 'TAM $24M, SAM $6M, SOM $300K' })).toBeVisible(),
    )
  })

  it('stay as they were typed when saving fails', async () => {
    const { backend } = await openEditing(undefined, {
      [REVISE]: () => Response.json({ error: 'This section is being written right now.' }, { status: 409 }),
    })
    await retype(field(SHARE, 'Base'), '5')
    await save()
    expect(await screen.findByText('The market inputs were not saved')).toBeInTheDocument()
    expect(screen.getByText(/^This section is being written right now\./)).toBeInTheDocument()
    expect(field(SHARE, 'Base')).toHaveValue('5')
    backend.answer(REVISE, { success: true })
    await save()
    expect(await screen.findByText('Market inputs saved')).toBeInTheDocument()
  })

  it('can be dropped', async () => {
    const { backend } = await openEditing()
    await retype(field(SHARE, 'Base'), '5')
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
    expect((await size()).getByRole('row', { name: /Share won in three years.*0.5% 4% 10%/ })).toBeVisible()
    expect(screen.getByRole('img', { name: 'TAM $24M, SAM $6M, SOM $240K' })).toBeInTheDocument()
    expect(backend.sent(REVISE)).toHaveLength(0)
  })

  it('are kept while another tab of the report is read', async () => {
    await openEditing()
    await retype(field(SHARE, 'Base'), '5')
    await userEvent.click(screen.getByRole('tab', { name: 'Project Concept' }))
    expect(await screen.findByRole('heading', { name: 'Overview' })).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('tab', { name: 'Market' }))
    await screen.findByText(SHARE, { selector: 'fieldset p' })
    expect(field(SHARE, 'Base')).toHaveValue('5')
  })
})

describe('what is wrong', () => {
  it('is said at its field once its input is left, and is not saved', async () => {
    const { backend } = await openEditing()
    await retype(field(CUSTOMERS, 'Base'), '130,000')
    expect(field(CUSTOMERS, 'High')).not.toBeInvalid()
    await retype(field(SHARE, 'High'), '120')
    expect(field(CUSTOMERS, 'High')).toBeInvalid()
    expect(field(CUSTOMERS, 'High')).toHaveAccessibleDescription('High is below base.')
    await save()
    expect(field(SHARE, 'High')).toHaveAccessibleDescription('A share cannot be above 100%.')
    expect(document.activeElement).toBe(field(CUSTOMERS, 'High'))
    expect(backend.sent(REVISE)).toHaveLength(0)
    await retype(field(CUSTOMERS, 'High'), '140,000')
    await retype(field(SHARE, 'High'), '100')
    await save()
    expect(await screen.findByText('Market inputs saved')).toBeInTheDocument()
  })

  it.each([
    [CUSTOMERS, 'Low', '100,001', 'Low is above base.'],
    [CUSTOMERS, 'Low', '-1', 'The number cannot be below 0.'],
    [CUSTOMERS, 'Low', 'few', 'Enter a number such as 120,000.'],
  ] as const)('of %s, %s: %s', async (name, end, text, problem) => {
    await openEditing()
    await retype(field(name, end), text)
    await userEvent.click(screen.getByRole('heading', { name: 'Market size' }))
    expect(field(name, end)).toHaveAccessibleDescription(problem)
    expect(screen.getByRole('img', { name: 'TAM $24M, SAM $6M, SOM $240K' })).toBeInTheDocument()
  })
})

describe('inputs that their founder has changed', () => {
  const changed = () => editedRow({ customers: { low: 50_000, base: 110_000, high: 120_000 } })

  it('go back to what the report said, after a question', async () => {
    const rows = [changed()]
    const { backend } = await openResults(rows, '?tab=market', { [REVISE]: { success: true } })
    await userEvent.click(await screen.findByRole('button', { name: "Reset to the report's values" }))
    const dialog = within(screen.getByRole('dialog', { name: "Reset to the report's values?" }))
    expect(dialog.getByText(new RegExp(CUSTOMERS))).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(backend.sent(REVISE)).toHaveLength(0)
    await userEvent.click(screen.getByRole('button', { name: "Reset to the report's values" }))
    rows[0] = researchedRow()
    await userEvent.click(screen.getByRole('button', { name: 'Reset inputs' }))
    expect(await screen.findByText('Market inputs reset')).toBeInTheDocument()
    expect(backend.sent(REVISE)[0]?.body).toEqual({ action: 'reset-market', validationId: ID })
    expect(
      (await size()).getByRole('row', { name: /Dog owners in the city.*50,000 100,000 120,000/ }),
    ).toBeVisible()
    expect(screen.queryByRole('button', { name: "Reset to the report's values" })).not.toBeInTheDocument()
  })

  it('go back one by one while editing', async () => {
    await openEditing([changed()])
    await userEvent.click(group(CUSTOMERS).getByRole('button', { name: /^Use the report's values/ }))
    expect(field(CUSTOMERS, 'Base')).toHaveValue('100,000')
    expect(group(CUSTOMERS).queryByText('Your words')).not.toBeInTheDocument()
  })

  it('offer no reset where nothing is changed', async () => {
    await openResults([researchedRow()], '?tab=market')
    await screen.findByRole('button', { name: 'Edit inputs' })
    expect(screen.queryByRole('button', { name: "Reset to the report's values" })).not.toBeInTheDocument()
  })
})

describe('leaving with changes that are not saved', () => {
  it('is asked about', async () => {
    const { router, at } = await openEditing()
    await retype(field(SHARE, 'Base'), '5')
    void router.navigate('/dashboard')
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }))
    expect(at()).toBe(`/validate-idea/results/${ID}?tab=market`)
    expect(field(SHARE, 'Base')).toHaveValue('5')
    void router.navigate('/dashboard')
    await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }))
    await waitFor(() => expect(at()).toBe('/dashboard'))
  })

  it('is asked about by the browser too', async () => {
    await openEditing()
    const leave = () => fireEvent(window, new Event('beforeunload', { cancelable: true }))
    expect(leave()).toBe(true)
    await retype(field(SHARE, 'Base'), '5')
    expect(leave()).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
    expect(leave()).toBe(true)
  })

  it('is nobody’s business without changes', async () => {
    const { router, at } = await openEditing()
    await router.navigate('/dashboard')
    await waitFor(() => expect(at()).toBe('/dashboard'))
  })
})

it('takes in what another window has saved, and keeps what is typed here', async () => {
  const { rows, backend } = await openEditing()
  await retype(field(SHARE, 'Base'), '5')
  rows[0] = editedRow({ customers: { low: 60_000, base: 110_000, high: 120_000 } })
  fireEvent(window, new Event('visibilitychange'))
  await waitFor(() => expect(field(CUSTOMERS, 'Base')).toHaveValue('110,000'))
  expect(field(SHARE, 'Base')).toHaveValue('5')
  expect(screen.getByRole('img', { name: 'TAM $26M, SAM $6.6M, SOM $330K' })).toBeInTheDocument()
  await save()
  await screen.findByText('Market inputs saved')
  expect(backend.sent(REVISE)[0]?.body).toHaveProperty('inputs', {
    obtainableShare: { low: 0.005, base: 0.05, high: 0.1 },
  })
})

describe('who may edit', () => {
  it('is not an administrator who looks at it', async () => {
    await openResults(
      [researchedRow({}, { userId: '0b1e2f3a-0000-4000-8000-00000000000f' })],
      '?tab=market',
      { 'POST /rest/v1/rpc/is_admin': true },
    )
    expect(await screen.findByRole('table', { name: 'Inputs' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Edit inputs' })).not.toBeInTheDocument()
  })

  it('is nobody while the report is being written', async () => {
    await openResults([researchedRow({}, { status: 'analyzing' })], '?tab=market')
    expect(await screen.findByRole('table', { name: 'Inputs' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Edit inputs' })).not.toBeInTheDocument()
  })

  it('is nobody while a section is being written again', async () => {
    await openResults(
      [researchedRow({}, { rerun: { sections: ['market'], state: 'running', reason: null } })],
      '?tab=market',
    )
    expect(await screen.findByRole('button', { name: 'Edit inputs' })).toBeDisabled()
  })

  it('is nobody where there is no calculation', async () => {
    await openResults([completedRow({ marketValidation: { marketSize: 'About $4 billion' } })], '?tab=market')
    await screen.findByText('About $4 billion')
    expect(screen.queryByRole('button', { name: 'Edit inputs' })).not.toBeInTheDocument()
  })
})
