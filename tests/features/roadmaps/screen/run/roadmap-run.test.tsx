import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { row } from '../../open-dialog'
import { openRoadmap, published } from '../../open-roadmap'

const RUN = 'POST /rest/v1/rpc/get_roadmap_run'
const AT = '2026-11-20T11:00:00.5+00:00'
const REASON = 'The AI service is busy.'
const DETAIL = '429 from OpenAI: Rate limit reached.\n{"error": {"code": "rate_limit_exceeded"}}'

const step = (name: string, changes: object = {}) => ({
  ...{ step: name, attempt: 1, finishedAt: AT, notBefore: null, failures: [], usage: [] },
  ...changes,
})
const RECORD = {
  status: 'pending',
  generating: false,
  requester: 'owner',
  steps: [
    step('tasks', {
      attempt: 2,
      failures: [{ attempt: 1, at: AT, reason: REASON, detail: DETAIL }],
      usage: [
        {
          ...{ provider: 'openai', model: 'gpt-6-luna', calls: 2, searches: 0, inputTokens: 1_000 },
          ...{ outputTokens: 500, costDollars: 0.0125, notes: ['Asked twice.'], attempt: 2, at: AT },
        },
      ],
    }),
    step('delivery', { attempt: 0, finishedAt: null }),
  ],
}

const cells = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.lastElementChild?.textContent ?? '')

it('tells administrators at once why a roadmap came to nothing, step by step and word for word', async () => {
  const failed = row('interactive', { status: 'pending', statusDetail: REASON })
  const { backend } = await openRoadmap({ admin: true, roadmaps: [failed], answers: { [RUN]: RECORD } })
  await screen.findByRole('row', { name: /^Tasks and effort/ })
  expect(screen.getByRole('heading', { name: 'Run' }).closest('details')).toHaveAttribute('open')
  expect(backend.sent(RUN).at(-1)?.body).toEqual({ p_roadmap: failed.id })
  expect(screen.getByText('Requested by the founder.')).toBeInTheDocument()
  expect(cells(/^Tasks and effort.*OpenAI gpt-6-luna/)).toEqual(['2', '1,000', '0', '500', '0', '$0.0125'])
  expect(cells(/^Team, risks and deliverables.*No model Not started/)).toEqual(['0', '', '', '', '', ''])
  expect(cells(/^Together/)).toEqual(['', '1,000', '0', '500', '0', '$0.0125'])
  const failure = screen.getByText(/^Tasks and effort, attempt 1/)
  expect(failure).toHaveTextContent(REASON)
  expect(failure.querySelector('pre')?.textContent).toBe(DETAIL)
  expect(screen.getByText('Tasks and effort: Asked twice.')).toBeInTheDocument()
  expect(screen.getByText('OpenAI gpt-6-luna: $0.0125')).toBeInTheDocument()
})

it('is folded beside a roadmap that is there, read when it is opened, and tries again', async () => {
  const { backend } = await openRoadmap({
    admin: true,
    roadmaps: [published('interactive')],
    answers: { [RUN]: () => Response.json({ message: 'no' }, { status: 400 }) },
  })
  const heading = await screen.findByRole('heading', { name: 'Run' })
  expect(backend.sent(RUN)).toHaveLength(0)
  await userEvent.click(heading)
  expect(await screen.findByText('The run details could not be loaded.')).toBeInTheDocument()
  backend.answer(RUN, { ...RECORD, requester: null, steps: [] })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No run is recorded for this roadmap.')).toBeInTheDocument()
})

it('is not for founders', async () => {
  const { backend } = await openRoadmap({ roadmaps: [published('interactive')] })
  await screen.findByText('What owners see first.')
  expect(screen.queryByRole('heading', { name: 'Run' })).not.toBeInTheDocument()
  expect(backend.sent(RUN)).toHaveLength(0)
})
