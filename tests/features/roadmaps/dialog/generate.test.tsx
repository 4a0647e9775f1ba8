import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { supabase } from '@/shared/supabase/client'
import {
  ACCESSIBLE,
  accepted,
  draft,
  GENERATE,
  idOf,
  openDialog,
  ROWS,
  row,
  sampleContent,
  VALIDATION,
} from '../open-dialog'

const refuse = (status: number, error: string, code?: string) => () =>
  Response.json({ error, code }, { status })
const send = (name = 'Generate Roadmap') => userEvent.click(screen.getByRole('button', { name }))
const phaseField = () => screen.findByRole('combobox', { name: 'Phase' })

describe('for founders', () => {
  const founder = { admin: false, phase: 'interactive' } as const

  it('requests the roadmap of a phase and closes', async () => {
    const { backend, dialog } = await openDialog({
      ...founder,
      answers: { [GENERATE]: accepted('interactive') },
    })
    expect(dialog).toHaveAccessibleName('Generate Roadmap')
    await send()
    expect(await screen.findByText('Roadmap requested successfully')).toBeInTheDocument()
    expect(backend.sent(GENERATE).map(({ body }) => body)).toEqual([
      { validationId: VALIDATION, phase: 'interactive' },
    ])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('locks the phases that are not theirs', async () => {
    const { backend } = await openDialog({ ...founder, phase: 'mvp' })
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "You don't have access to the Minimum Viable Product phase. Please upgrade your subscription to access this feature.",
    )
    expect(within(screen.getByRole('alert')).getByRole('link')).toHaveAttribute(
      'href',
      `/pricing?project=${VALIDATION}`,
    )
    const names = within(await phaseField())
      .getAllByRole('option')
      .map((option) => [option.textContent, option.hasAttribute('disabled')])
    expect(names).toEqual([
      ['Interactive Prototype', false],
      ['Proof of Concept (locked)', true],
      ['Minimum Viable Product (locked)', true],
      ['Production Ready (locked)', true],
    ])
    expect(screen.getByRole('button', { name: 'Generate Roadmap' })).toBeDisabled()
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
    expect(backend.sent(GENERATE)).toHaveLength(0)
  })

  it('opens what was bought', async () => {
    await openDialog({
      ...founder,
      phase: 'mvp',
      answers: { [ACCESSIBLE]: { phases: ['interactive', 'mvp'] } },
    })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Generate Roadmap' })).toBeEnabled())
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('leads to the wizard when the project is not planned', async () => {
    await openDialog({
      ...founder,
      answers: { [GENERATE]: refuse(409, 'Plan the project first: …', 'planning_missing') },
    })
    await send()
    expect(await screen.findByText('Plan the project first')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Start Project Planning' })).toHaveAttribute(
      'href',
      `/validate-idea/results/${VALIDATION}/planning`,
    )
    expect(screen.queryByText('Failed to request roadmap')).not.toBeInTheDocument()
  })

  it.each([
    [refuse(500, 'Out of order'), 'Failed to request roadmap'],
    [
      refuse(403, "You don't have access to the Interactive Prototype phase"),
      "You don't have access to the Interactive Prototype phase",
    ],
  ])('says why it failed and stays', async (answer, message) => {
    await openDialog({ ...founder, answers: { [GENERATE]: answer } })
    await send()
    expect(await screen.findByText(message)).toBeInTheDocument()
    expect(screen.getByRole('dialog')).toBeInTheDocument()
  })

  it('asks for a session', async () => {
    const { backend } = await openDialog(founder)
    await supabase.auth.signOut({ scope: 'local' })
    await send()
    expect(await screen.findByText('You must be logged in to generate roadmaps')).toBeInTheDocument()
    expect(backend.sent(GENERATE)).toHaveLength(0)
  })

  it('requests a new version of a published roadmap by its id', async () => {
    const published = row('interactive', { status: 'published', content: sampleContent() })
    const { backend } = await openDialog({
      ...founder,
      roadmap: published,
      answers: { [ROWS]: [published], [GENERATE]: accepted('interactive') },
    })
    expect(
      await screen.findByText('You see the current version until the new one is published.'),
    ).toBeInTheDocument()
    await send('Update Roadmap')
    await waitFor(() =>
      expect(backend.sent(GENERATE)[0]?.body).toMatchObject({ existingRoadmapId: idOf('interactive') }),
    )
  })

  it('requests none while one waits for review', async () => {
    const waiting = row('interactive', { status: 'draft' })
    await openDialog({ ...founder, roadmap: waiting, answers: { [ROWS]: [waiting] } })
    expect(
      await screen.findByText('This phase already has a roadmap. It is waiting for review.'),
    ).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Update Roadmap' })).toBeDisabled()
  })
})

describe('for administrators', () => {
  it('tells how the run ended', async () => {
    const { backend } = await openDialog({ answers: { [GENERATE]: accepted('mvp') } })
    backend.answer(ROWS, [row('mvp', draft(sampleContent()))])
    await send()
    expect(await screen.findByText('Roadmap generated successfully')).toBeInTheDocument()
  })

  it('tells why a run came to nothing', async () => {
    const { backend } = await openDialog({ answers: { [GENERATE]: accepted('mvp') } })
    backend.answer(ROWS, [row('mvp', { statusDetail: 'The provider did not answer.' })])
    await send()
    expect(
      await screen.findByText('Failed to generate AI roadmap: The provider did not answer.'),
    ).toBeInTheDocument()
  })

  it('says what the server refused', async () => {
    await openDialog({ answers: { [GENERATE]: refuse(404, 'Validation not found') } })
    await send()
    expect(await screen.findByText('Failed to generate AI roadmap: Validation not found')).toBeInTheDocument()
  })

  it('has a roadmap written anew by its id, and says what becomes of the old one', async () => {
    const published = row('mvp', { status: 'published', content: sampleContent() })
    const { backend } = await openDialog({
      roadmap: published,
      answers: { [ROWS]: [published], [GENERATE]: accepted('mvp') },
    })
    expect(await screen.findByRole('dialog', { name: 'Update Roadmap' })).toBeInTheDocument()
    expect(screen.getByText(/The published version stays unchanged/)).toBeInTheDocument()
    await send('Update Roadmap')
    await waitFor(() =>
      expect(backend.sent(GENERATE)[0]?.body).toEqual({
        validationId: VALIDATION,
        phase: 'mvp',
        existingRoadmapId: idOf('mvp'),
      }),
    )
  })

  it('follows the phase that is chosen', async () => {
    await openDialog({ answers: { [ROWS]: [row('poc', draft(sampleContent()))] } })
    await userEvent.selectOptions(await phaseField(), 'Proof of Concept')
    expect(await screen.findByRole('dialog', { name: 'Update Roadmap' })).toBeInTheDocument()
    expect(screen.getByText(/replaces the draft/)).toBeInTheDocument()
  })
})
