import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { completedRow } from './idea-rows'
import { openResults } from './open-results'

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

const RECORD = {
  status: 'completed',
  charges: [{ kind: 'validation', source: 'free', state: 'settled', at: AT }],
  steps: [
    step('concept', { usage: [usage({ notes: [RETIRED, RETIRED] })] }),
    step('audience', { attempt: 2, failures: [{ attempt: 1, at: AT, detail: DETAIL }] }),
    step('market', {
      usage: [usage({ inputTokens: 40_000, searches: 4 }), usage({ searches: 1, attempt: 2 })],
    }),
    step('evidence', { usage: [], finishedAt: null, attempt: 0 }),
  ],
}

async function openRun(record: unknown = RECORD) {
  const opened = await openResults([completedRow()], '', {
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
  expect(cells(/^Concept.*OpenAI gpt-6-luna/)).toEqual(['1', '1,000', '500', '0', '$0.0125'])
  expect(cells(/^Audience/)).toEqual(['2', '1,000', '500', '0', '$0.0125'])
  expect(cells(/^Market/)).toEqual(['1', '41,000', '1,000', '5', '$0.0250'])
  expect(cells(/^Evidence.*No model Not begun/)).toEqual(['0', '', '', '', ''])
  expect(cells(/^Together/)).toEqual(['', '43,000', '2,000', '5', '$0.0500'])
  expect(screen.getByText('OpenAI gpt-6-luna: $0.0500')).toBeInTheDocument()
})

it('shows notes once, failures word for word, and the charges', async () => {
  await openRun()
  expect(await screen.findAllByText(`Concept: ${RETIRED}`)).toHaveLength(1)
  const failure = screen.getByText(/^Audience, attempt 1/)
  expect(failure.querySelector('pre')?.textContent).toBe(DETAIL)
  expect(screen.getByText(/^Validation: free, settled, Nov 20, 2026/)).toBeInTheDocument()
})

it('says where a price is not known, for all of it or for a part', async () => {
  const unknown = usage({ model: 'llama3.3', costDollars: null })
  const steps = [step('concept', { usage: [unknown] }), step('audience', { usage: [unknown, usage()] })]
  await openRun({ ...RECORD, steps })
  await screen.findByRole('row', { name: /^Concept/ })
  expect(cells(/^Concept.*OpenAI llama3.3/).at(-1)).toBe('price unknown')
  expect(cells(/^Audience.*OpenAI llama3.3, OpenAI gpt-6-luna/).at(-1)).toBe('$0.0125, rest unknown')
  expect(cells(/^Together/).at(-1)).toBe('$0.0125, rest unknown')
})

it('says so when no model was asked', async () => {
  await openRun({ ...RECORD, steps: [step('concept', { usage: [] })], charges: [] })
  expect(await screen.findByText('No model was asked')).toBeInTheDocument()
  expect(screen.getByText('No attempt failed')).toBeInTheDocument()
  expect(screen.getByText('Nothing was charged')).toBeInTheDocument()
})

it('says when nothing is recorded', async () => {
  await openRun(null)
  expect(await screen.findByText('No run is recorded for this validation.')).toBeInTheDocument()
})

it('says when it could not be loaded, and tries again', async () => {
  const { backend } = await openRun(() => Response.json({ message: 'no' }, { status: 400 }))
  expect(await screen.findByText('How this report was made could not be loaded.')).toBeInTheDocument()
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
