import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { GENERATE, idOf, row, sampleContent, VALIDATION } from '../open-dialog'
import { CHANGES, openRoadmap, published } from '../open-roadmap'

const WITHDRAW = 'POST /rest/v1/rpc/withdraw_roadmap'

const version = (changes: object = {}) => ({
  ...{ roadmap: idOf('interactive'), draft: false, waiting: false, brief: [], plan: {} },
  ...changes,
})
const STALE = version({
  brief: ['risks', 'price'],
  plan: { budget_range: { before: '5k-25k', now: '25k-50k' }, platforms: { before: ['web'], now: [] } },
})

const title = /^The brief and the plan have changed since this roadmap was written$/

describe('a roadmap from an earlier brief', () => {
  it('names what has changed, and its founder asks for a new one by its id', async () => {
    const { backend } = await openRoadmap({
      roadmaps: [published('interactive')],
      answers: { [CHANGES]: [STALE] },
    })
    expect(await screen.findByText(title)).toBeInTheDocument()
    expect(screen.getByText('Brief:').parentElement).toHaveTextContent('Brief: Price, Risks')
    expect(screen.getByText('Plan:').parentElement).toHaveTextContent(
      'Plan: Budget ($5,000 to $25,000 → $25,000 to $50,000), Platforms',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Request a new version' }))
    expect(await screen.findByText('Roadmap requested successfully')).toBeInTheDocument()
    expect(backend.sent(GENERATE).map(({ body }) => body)).toEqual([
      { validationId: VALIDATION, phase: 'interactive', existingRoadmapId: idOf('interactive') },
    ])
  })

  it('says that a new version waits, and asks for no other', async () => {
    await openRoadmap({
      roadmaps: [published('interactive')],
      answers: { [CHANGES]: [STALE, version({ draft: true, waiting: true })] },
    })
    expect(await screen.findByText('A new version is waiting for review.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Request a new version' })).not.toBeInTheDocument()
  })

  it('shows administrators what has changed since the draft, and leads to the dialog', async () => {
    const drafted = { roadmap_drafts: { content: sampleContent(), updated_at: '2026-11-21T12:00:00+00:00' } }
    await openRoadmap({
      admin: true,
      roadmaps: [published('interactive', sampleContent(), drafted)],
      answers: { [CHANGES]: [STALE, version({ draft: true, waiting: true, brief: ['place'] })] },
    })
    expect(
      await screen.findByText('The brief has changed since this roadmap was written'),
    ).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Update Roadmap' }))
    expect(await screen.findByRole('dialog', { name: 'Update Roadmap' })).toBeInTheDocument()
  })

  it('is quiet while nothing has changed or a new version is written', async () => {
    await openRoadmap({
      roadmaps: [published('interactive', sampleContent(), { generating: true })],
      answers: { [CHANGES]: [STALE] },
    })
    expect(await screen.findByText('A new version is being generated')).toBeInTheDocument()
    expect(screen.queryByText(title)).not.toBeInTheDocument()
  })

  it('says that it could not be checked', async () => {
    await openRoadmap({
      roadmaps: [published('interactive')],
      answers: { [CHANGES]: () => Response.json({ message: 'down' }, { status: 400 }) },
    })
    expect(await screen.findByText(/could not be checked/)).toBeInTheDocument()
  })
})

const withdrawn = {
  withdrawn_reason: 'It names a law of another country',
  withdrawn_at: '2026-11-22T09:00:00Z',
}

describe('a withdrawn roadmap', () => {
  it('tells its founder why, and leads to another one', async () => {
    const { backend } = await openRoadmap({
      roadmaps: [row('interactive', { status: 'draft', ...withdrawn })],
    })
    expect(await screen.findByText('Roadmap Withdrawn')).toBeInTheDocument()
    expect(screen.getByText('It names a law of another country')).toBeInTheDocument()
    expect(screen.getByText('Withdrawn Nov 22, 2026')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Request a new version' }))
    await waitFor(() =>
      expect(backend.sent(GENERATE)[0]?.body).toMatchObject({ existingRoadmapId: idOf('interactive') }),
    )
  })

  it('is in review once a newer version waits', async () => {
    await openRoadmap({
      roadmaps: [row('interactive', { status: 'draft', ...withdrawn })],
      answers: { [CHANGES]: [version({ draft: true, waiting: true })] },
    })
    expect(await screen.findByText('Roadmap In Review')).toBeInTheDocument()
    expect(screen.queryByText('Roadmap Withdrawn')).not.toBeInTheDocument()
  })
})

describe('withdrawing', () => {
  const scene = { roadmaps: [published('interactive')], answers: { [WITHDRAW]: null } }

  it('asks for a reason and sends it with the version that was seen', async () => {
    const { backend } = await openRoadmap({ ...scene, admin: true })
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw roadmap' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw Roadmap' }))
    expect(await dialog.findByText('Give the reason')).toBeInTheDocument()
    expect(backend.sent(WITHDRAW)).toHaveLength(0)
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), ' Wrong law ')
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw Roadmap' }))
    expect(await screen.findByText('Roadmap withdrawn')).toBeInTheDocument()
    expect(backend.sent(WITHDRAW).map(({ body }) => body)).toEqual([
      {
        p_roadmap: idOf('interactive'),
        p_reason: 'Wrong law',
        p_updated_at: '2026-11-20T11:03:13.912345+00:00',
      },
    ])
  })

  it('keeps the reason when it is refused', async () => {
    const refused = () => Response.json({ message: 'This roadmap is not published.' }, { status: 409 })
    await openRoadmap({ ...scene, admin: true, answers: { [WITHDRAW]: refused } })
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }))
    await userEvent.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Wrong law')
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw Roadmap' }))
    expect(await screen.findByText('Failed to withdraw roadmap')).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('Wrong law')
  })

  it('is not offered to founders', async () => {
    await openRoadmap(scene)
    expect(await screen.findByRole('button', { name: 'Update' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Withdraw' })).not.toBeInTheDocument()
  })
})
