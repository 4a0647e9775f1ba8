import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { analyzingRow, completedRow, errorRow, ID, pendingRow, type Row } from '../../ideas/idea-rows'
import { openResults, RESUME } from '../open-results'

const RUN = 'POST /rest/v1/rpc/get_validation_run'
const AT = '2026-11-20T11:00:00.5+00:00'

const usage = (changes: object = {}) => ({
  provider: 'openai',
  model: 'gpt-6-luna',
  calls: 2,
  searches: 0,
  inputTokens: 1_000,
  outputTokens: 500,
  costDollars: 0.0125,
  notes: [],
  attempt: 1,
  at: AT,
  ...changes,
})

const step = (name: string, changes: object = {}) => ({
  step: name,
  attempt: 1,
  finishedAt: AT,
  notBefore: null,
  failures: [],
  usage: [usage()],
  ...changes,
})

const RETIRED = 'gpt-4o was retired on 2027-01-14; gpt-6-luna was used instead.'
const DETAIL =
  '401 from OpenAI: Incorrect API key provided (OPENAI_API_KEY).\n{"error": {"code": "invalid_api_key"}}'

const REASON = 'The analysis could not be written because the provider refused the key.'

const RECORD = {
  status: 'completed',
  charges: [{ kind: 'validation', source: 'free', state: 'settled', at: AT }],
  steps: [
    step('concept', { usage: [usage({ notes: [RETIRED, RETIRED] })] }),
    step('audience', { attempt: 2, failures: [{ attempt: 1, at: AT, reason: REASON, detail: DETAIL }] }),
    step('market', {
      usage: [usage({ inputTokens: 40_000, searches: 4 }), usage({ searches: 1, attempt: 2 })],
    }),
    step('evidence', { usage: [], finishedAt: null, attempt: 0 }),
  ],
}

async function openRun(record: unknown = RECORD, row: Row = completedRow()) {
  const opened = await openResults([row], '', {
    'POST /rest/v1/rpc/is_admin': true,
    [RUN]: record === null ? () => Response.json(null) : record,
  })
  const heading = await screen.findByRole('heading', { name: 'Run' })
  await userEvent.click(heading)
  return opened
}

const cells = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.lastElementChild?.textContent ?? '')

it('shows administrators what each step used, all attempts together, and the sum', async () => {
  await openRun()
  await screen.findByRole('row', { name: /^Concept/ })
  expect(cells(/^Concept.*OpenAI gpt-6-luna/)).toEqual(['1', '1,000', '0', '500', '0', '$0.0125'])
  expect(cells(/^Audience/)).toEqual(['2', '1,000', '0', '500', '0', '$0.0125'])
  expect(cells(/^Market/)).toEqual(['1', '41,000', '0', '1,000', '5', '$0.0250'])
  expect(cells(/^Evidence.*No model Not started/)).toEqual(['0', '', '', '', '', ''])
  expect(cells(/^Together/)).toEqual(['', '43,000', '0', '2,000', '5', '$0.0500'])
  expect(screen.getByText('OpenAI gpt-6-luna: $0.0500')).toBeInTheDocument()
})

it('shows notes once, failures word for word, and the charges', async () => {
  await openRun()
  expect(await screen.findAllByText(`Concept: ${RETIRED}`)).toHaveLength(1)
  const failure = screen.getByText(/^Audience, attempt 1/)
  expect(failure).toHaveTextContent(REASON)
  expect(failure.querySelector('pre')?.textContent).toBe(DETAIL)
  expect(screen.getByText(/^Validation: free, settled, Nov 20, 2026/)).toBeInTheDocument()
})

it('says where a price is not known, for all of it or for a part', async () => {
  const unknown = usage({ model: 'llama3.3', costDollars: null })
  const steps = [step('concept', { usage: [unknown] }), step('audience', { usage: [unknown, usage()] })]
  await openRun({ ...RECORD, steps })
  await screen.findByRole('row', { name: /^Concept/ })
  expect(cells(/^Concept.*llama3.3/).at(-1)).toBe('price unknown')
  expect(cells(/^Audience.*llama3.3, OpenAI gpt-6-luna/).at(-1)).toBe('$0.0125, rest unknown')
  expect(cells(/^Together/).at(-1)).toBe('$0.0125, rest unknown')
})

it('says so when no model was asked', async () => {
  await openRun({ ...RECORD, steps: [step('concept', { usage: [] })], charges: [] })
  expect(await screen.findByText('No model used')).toBeInTheDocument()
  expect(screen.getByText('No attempt failed')).toBeInTheDocument()
  expect(screen.getByText('Nothing was charged')).toBeInTheDocument()
})

it('names the built-in analysis where that wrote a section', async () => {
  const steps = [step('concept', { usage: [] }), step('evidence', { usage: [] })]
  const engine = { id: 'built-in', model: null, domain: null, sections: {} }
  await openRun({ ...RECORD, steps }, completedRow({ engine }))
  expect(
    await screen.findByRole('row', { name: /^Concept.*By the built-in analysis Finished/ }),
  ).toBeInTheDocument()
  expect(screen.getByRole('row', { name: /^Evidence.*No model Finished/ })).toBeInTheDocument()
})

it('says when nothing is recorded', async () => {
  await openRun(null)
  expect(await screen.findByText('No run is recorded for this validation.')).toBeInTheDocument()
})

it('says when it could not be loaded, and tries again', async () => {
  const { backend } = await openRun(() => Response.json({ message: 'no' }, { status: 400 }))
  expect(await screen.findByText('The run details could not be loaded.')).toBeInTheDocument()
  backend.answer(RUN, RECORD)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('row', { name: /^Concept/ })).toBeInTheDocument()
})

it('is not for founders', async () => {
  const { backend } = await openResults([completedRow()])
  await screen.findByRole('region', { name: 'Original Idea' })
  expect(screen.queryByRole('heading', { name: 'Run' })).not.toBeInTheDocument()
  expect(backend.sent(RUN)).toHaveLength(0)
})

const REVISE = 'POST /functions/v1/revise-report'
const STRANGER = '0b1e2f3a-0000-4000-8000-00000000000f'
const MARKED = 'Marked as running. If it is stuck, run it again.'
const runAgain = () => screen.getByRole('button', { name: 'Run again' })

describe('running again', () => {
  it.each([
    ['stopped', errorRow('The provider could not be reached.', { userId: STRANGER })],
    ['never began', pendingRow({ userId: STRANGER })],
  ])('lets a run that %s go on', async (_, row) => {
    const { backend } = await openRun({ ...RECORD, status: row.status }, row)
    expect(
      screen.getByText('Continues with the unfinished sections, at no charge to the user.'),
    ).toBeInTheDocument()
    await userEvent.click(runAgain())
    expect(await screen.findByText('Run started')).toBeInTheDocument()
    expect(backend.sent(RESUME).map(({ body }) => body)).toEqual([
      expect.objectContaining({ validationId: ID }),
    ])
    expect(backend.sent('PATCH /rest/v1/idea_validations')).toHaveLength(0)
  })

  it('asks before it replaces a section of a complete report', async () => {
    const row = completedRow({ userId: STRANGER })
    const { backend } = await openRun(RECORD, row)
    backend.answer(REVISE, () => {
      Object.assign(row, { rerun: { sections: ['audience'], state: 'running', reason: null } })
      return Response.json({ success: true, status: 'running' }, { status: 202 })
    })
    await userEvent.selectOptions(screen.getByLabelText('Section to run again'), 'Target Users')
    await userEvent.click(runAgain())
    const dialog = within(await screen.findByRole('dialog', { name: 'Replace Target Users?' }))
    expect(dialog.getByText('At no charge to the user.')).toBeInTheDocument()
    expect(backend.sent(REVISE)).toHaveLength(0)
    await userEvent.click(dialog.getByRole('button', { name: 'Run again' }))
    expect(await screen.findByText(MARKED)).toBeInTheDocument()
    expect(screen.getByText('Run started')).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(backend.sent(REVISE)[0]?.body).toEqual({ action: 'rerun', validationId: ID, section: 'audience' })
    backend.answer(REVISE, () =>
      Response.json({ success: true, status: 'running', underWay: true }, { status: 202 }),
    )
    await userEvent.click(runAgain())
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Run again' }),
    )
    expect(await screen.findByText('It is already running')).toBeInTheDocument()
  })

  it('takes up a run that stands still, and says when it does not', async () => {
    const { backend } = await openRun({ ...RECORD, status: 'analyzing' }, analyzingRow({ userId: STRANGER }))
    expect(screen.getByText(MARKED)).toBeInTheDocument()
    await userEvent.click(runAgain())
    expect(await screen.findByText('Run started')).toBeInTheDocument()
    backend.answer(RESUME, () =>
      Response.json({ success: true, status: 'analyzing', underWay: true }, { status: 202 }),
    )
    await userEvent.click(runAgain())
    expect(await screen.findByText('It is already running')).toBeInTheDocument()
    expect(screen.getByText('Nothing was started.')).toBeInTheDocument()
  })

  it('says why the server refused, and why the last one failed', async () => {
    const rerun = { sections: ['market'], state: 'failed', reason: 'No source was found.' }
    const { backend } = await openRun(RECORD, completedRow({ userId: STRANGER, rerun }))
    expect(screen.getByText('Market could not be rewritten: No source was found.')).toBeInTheDocument()
    backend.answer(REVISE, () => Response.json({ error: 'The report is not complete yet.' }, { status: 409 }))
    await userEvent.click(runAgain())
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Run again' }),
    )
    expect(await screen.findByText('The run could not be started')).toBeInTheDocument()
    expect(screen.getByText('The report is not complete yet.')).toBeInTheDocument()
  })
})

it('stands open for whoever comes from the list of all validations, and for a run that stopped', async () => {
  await openResults([errorRow('No', { userId: STRANGER })], '', {
    'POST /rest/v1/rpc/is_admin': true,
    [RUN]: RECORD,
  })
  const heading = await screen.findByRole('heading', { name: 'Run' })
  expect(heading.closest('details')).toHaveAttribute('open')
})
