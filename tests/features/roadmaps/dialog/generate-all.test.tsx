import { PHASES, type Phase, phaseSchema } from '@domain/phases'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { accepted, draft, FOUNDER, GENERATE, openDialog, ROWS, row, sampleContent } from '../open-dialog'

afterEach(() => vi.useRealTimers())

const bodySchema = z.object({ phase: phaseSchema })
const phaseAsked = async (request: Request) => bodySchema.parse(await request.json()).phase

async function generateAll() {
  await userEvent.click(
    await screen.findByRole('checkbox', { name: 'Generate all accessible phases at once' }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Generate All Phases' }))
}

const rows = (changes: Partial<Record<Phase, object>>) =>
  PHASES.flatMap((phase) => (changes[phase] ? [row(phase, changes[phase])] : []))
const done = () => draft(sampleContent())
const writing = { status: 'in_progress', generating: true }

it('starts all phases side by side, follows them and counts those that came out', async () => {
  const asked: Phase[] = []
  let answerAll = () => {}
  const allAsked = new Promise<void>((resolve) => {
    answerAll = resolve
  })
  const { backend } = await openDialog({
    answers: {
      // Answers only after every phase has been requested.
      [GENERATE]: async (request: Request) => {
        const phase = await phaseAsked(request)
        asked.push(phase)
        if (asked.length === PHASES.length) answerAll()
        await allAsked
        return Response.json(accepted(phase), { status: 202 })
      },
    },
  })
  await generateAll()
  expect(
    await screen.findByText('Generating roadmaps for all phases. This may take a moment...'),
  ).toBeInTheDocument()
  backend.answer(ROWS, rows({ interactive: done(), poc: writing, mvp: writing, production: writing }))
  await waitFor(() => expect(backend.sent(ROWS).length).toBeGreaterThan(2))
  expect(screen.queryByText(/^Generated/)).not.toBeInTheDocument()
  backend.answer(
    ROWS,
    rows({ interactive: done(), poc: done(), mvp: { statusDetail: 'No quota left.' }, production: done() }),
  )
  expect(await screen.findByText('Generated 3 of 4 roadmaps successfully')).toBeInTheDocument()
  expect(screen.getByText('No quota left.')).toBeInTheDocument()
  expect(asked.toSorted()).toEqual(PHASES.toSorted())
})

it('leaves alone what is there already', async () => {
  const there = rows({ interactive: done(), poc: done(), mvp: done() })
  const { backend } = await openDialog({
    answers: {
      [ROWS]: there,
      [GENERATE]: async (request: Request) => accepted(await phaseAsked(request)),
      [FOUNDER]: ['interactive', 'mvp'],
    },
  })
  await generateAll()
  await waitFor(() => expect(backend.sent(GENERATE)).toHaveLength(1))
  backend.answer(ROWS, [...there, row('production', done())])
  expect(await screen.findByText('Generated 1 of 1 roadmaps successfully')).toBeInTheDocument()
  expect(backend.sent(GENERATE)[0]?.body).toMatchObject({ phase: 'production' })
  expect(screen.getByText(/^The founder has not unlocked Production Ready for this/)).toBeInTheDocument()
})

it('says when there is nothing to generate', async () => {
  const { backend } = await openDialog({
    answers: { [ROWS]: rows({ interactive: done(), poc: done(), mvp: done(), production: done() }) },
  })
  await generateAll()
  expect(await screen.findByText('All phases already have a roadmap.')).toBeInTheDocument()
  expect(backend.sent(GENERATE)).toHaveLength(0)
})

it('says when none came out, and why', async () => {
  await openDialog({
    answers: { [GENERATE]: () => Response.json({ error: 'Plan the project first.' }, { status: 409 }) },
  })
  await generateAll()
  expect(await screen.findByText('Failed to generate any roadmaps')).toBeInTheDocument()
  expect(screen.getByText('Plan the project first.')).toBeInTheDocument()
})

it('says when the roadmaps cannot be read', async () => {
  const { backend } = await openDialog()
  backend.answer(ROWS, () => Response.json({ message: 'no' }, { status: 400 }))
  await generateAll()
  expect(await screen.findByText('Failed to generate roadmaps for all phases')).toBeInTheDocument()
})

it('stops looking after three minutes and names what still runs', async () => {
  const { backend } = await openDialog({
    answers: { [GENERATE]: async (request: Request) => accepted(await phaseAsked(request)) },
  })
  await userEvent.click(await screen.findByRole('checkbox'))
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTimeAsync })
  await user.click(screen.getByRole('button', { name: 'Generate All Phases' }))
  await waitFor(() => expect(backend.sent(GENERATE)).toHaveLength(4))
  backend.answer(ROWS, rows({ interactive: done(), poc: done(), mvp: writing, production: writing }))
  await act(() => vi.advanceTimersByTimeAsync(3 * 60_000))
  expect(await screen.findByText('Generated 2 of 4 roadmaps successfully')).toBeInTheDocument()
  expect(
    screen.getByText('Still being generated: Minimum Viable Product and Production Ready.'),
  ).toBeInTheDocument()
})
