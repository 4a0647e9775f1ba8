import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { completedRow, pendingRow } from '../../ideas/idea-rows'
import {
  ACCESSIBLE,
  draft,
  FOUNDER,
  GENERATE,
  idOf,
  ROWS,
  row,
  sampleContent,
  VALIDATION,
} from '../open-dialog'
import { ADDRESS, openRoadmap, PUBLISH, published } from '../open-roadmap'

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)
const failure = (status: number) => () => Response.json({ message: 'no' }, { status })

describe('the project', () => {
  it('is named by its idea, with the beginning of its id', async () => {
    await openRoadmap()
    expect(await screen.findByRole('heading', { level: 1, name: /lets dog owners book/ })).toBeInTheDocument()
    expect(screen.getByText('Development roadmaps for your project')).toBeInTheDocument()
    expect(screen.getByText('Project ID')).toHaveTextContent(/^Project ID 6a3f0c1e$/)
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/dashboard')
    expect(screen.queryByText('Roadmap Available')).not.toBeInTheDocument()
  })

  it('opens at its short address too, and takes administrators back to all roadmaps', async () => {
    await openRoadmap({ admin: true, address: `/roadmap/${VALIDATION}` })
    expect(await screen.findByText('Admin view - Roadmap management')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Back to Roadmaps' })).toHaveAttribute('href', '/admin/roadmaps')
  })

  it('folds a very long idea', async () => {
    await openRoadmap({ validations: [completedRow({ originalIdea: 'word '.repeat(400) })] })
    await press('Show the whole idea')
    expect(screen.getByRole('button', { name: 'Show less of the idea' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
  })

  it.each([
    ['is somebody else’s', { validations: [] }, "You don't have permission to view this validation"],
    [
      'comes through all the same',
      { validations: [completedRow({ userId: '0b1e2f3a-0000-4000-8000-00000000000f' })] },
      "You don't have permission to view this validation",
    ],
    [
      'cannot be loaded',
      { answers: { 'GET /rest/v1/idea_validations': failure(400) } },
      'Failed to load this project',
    ],
  ])('leads back to the dashboard when it %s', async (_, scene, message) => {
    const { at } = await openRoadmap(scene)
    expect(await screen.findByText(message)).toBeInTheDocument()
    await waitFor(() => expect(at()).toBe('/dashboard'))
  })
})

describe('tabs', () => {
  it('show founders the phases that are open to them, and the way to the others', async () => {
    await openRoadmap({ open: ['interactive', 'mvp'] })
    const banner = await screen.findByRole('region', { name: 'Premium Roadmap Phases' })
    expect(banner).toHaveTextContent('Proof of Concept and Production Ready are not unlocked')
    expect(within(banner).getByRole('link', { name: 'Unlock Premium Phases' })).toHaveAttribute(
      'href',
      `/pricing?project=${VALIDATION}`,
    )
    expect(tabs()).toEqual(['Interactive Prototype', 'Minimum Viable Product'])
  })

  it('show administrators all phases with how each stands, and nothing to buy', async () => {
    const { backend } = await openRoadmap({
      admin: true,
      roadmaps: [row('mvp', draft(sampleContent())), row('poc', { status: 'in_progress', generating: true })],
    })
    expect(await screen.findByRole('tab', { name: /Production Ready/ })).toBeInTheDocument()
    expect(tabs()).toEqual([
      'Interactive Prototype',
      'Proof of Concept(being generated)',
      'Minimum Viable Product(draft)',
      'Production Ready',
    ])
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Minimum Viable Product')
    expect(screen.queryByText('Premium Roadmap Phases')).not.toBeInTheDocument()
    expect(backend.sent(ACCESSIBLE)).toEqual([])
  })

  it('keep the chosen phase in the address', async () => {
    const { at } = await openRoadmap({ open: ['interactive', 'mvp'] })
    await userEvent.click(await screen.findByRole('tab', { name: 'Minimum Viable Product' }))
    expect(at()).toBe(`${ADDRESS}?phase=mvp`)
    expect(await screen.findByText(/The Minimum Viable Product phase has no roadmap yet/)).toBeInTheDocument()
  })

  it('show a locked phase only when the address names it, to be unlocked and not to be pressed', async () => {
    const { at } = await openRoadmap({ address: `${ADDRESS}?phase=mvp`, roadmaps: [published('mvp')] })
    expect(await screen.findByText('Premium Phase Locked')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Upgrade to Unlock' })).toHaveAttribute(
      'href',
      `/pricing?project=${VALIDATION}`,
    )
    expect(screen.queryByText('Dog walking')).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('tab', { name: 'Interactive Prototype' }))
    expect(await screen.findByText('No Roadmap Available')).toBeInTheDocument()
    expect(at()).toBe(`${ADDRESS}?phase=interactive`)
    expect(tabs()).toEqual(['Interactive Prototype'])
  })

  it('stay with the phase that is always open when access cannot be checked', async () => {
    const { backend } = await openRoadmap({
      roadmaps: [published('interactive')],
      answers: { [ACCESSIBLE]: failure(400) },
    })
    expect((await screen.findAllByText('Failed to check phase access')).length).toBeGreaterThan(0)
    expect(await screen.findByRole('heading', { name: 'Dog walking' })).toBeInTheDocument()
    expect(screen.queryByText('Premium Roadmap Phases')).not.toBeInTheDocument()
    backend.answer(ACCESSIBLE, { phases: ['interactive', 'poc'] })
    await press('Try again')
    expect(await screen.findByRole('tab', { name: 'Proof of Concept' })).toBeInTheDocument()
  })
})

describe('a phase', () => {
  it('says that it is loading, and what failed', async () => {
    const { backend } = await openRoadmap({ answers: { [ROWS]: failure(400) } })
    expect(await screen.findByText('Failed to load roadmaps')).toBeInTheDocument()
    let answer: (rows: unknown) => void = () => undefined
    backend.answer(ROWS, () => new Promise((resolve) => (answer = () => resolve(Response.json([])))))
    await press('Try again')
    answer([])
    expect(await screen.findByText('No Roadmap Available')).toBeInTheDocument()
  })

  it('without a roadmap offers founders to generate one', async () => {
    await openRoadmap()
    expect(await screen.findByText('No Roadmap Available')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Create Manual Roadmap' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Generate All Phases' })).not.toBeInTheDocument()
    await press('Generate AI Roadmap')
    expect(await screen.findByRole('dialog', { name: 'Generate Roadmap' })).toBeInTheDocument()
  })

  it('without a plan asks for the plan first', async () => {
    await openRoadmap({ plans: [] })
    expect(await screen.findByRole('link', { name: 'Start Project Planning' })).toHaveAttribute(
      'href',
      `/validate-idea/results/${VALIDATION}/planning`,
    )
  })

  it('of an unfinished report waits for the report', async () => {
    await openRoadmap({ validations: [pendingRow()] })
    expect(await screen.findByText('The report has to be complete first.')).toBeInTheDocument()
  })

  it('without a roadmap offers administrators to write one, or to generate all', async () => {
    const { backend } = await openRoadmap({ admin: true, address: `${ADDRESS}?phase=poc` })
    await press('Create Manual Roadmap')
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await press('Generate All Phases')
    await waitFor(() => expect(backend.sent(GENERATE)).toHaveLength(4))
  })

  it('that was asked for waits, and administrators start it', async () => {
    const { backend } = await openRoadmap({ admin: true, roadmaps: [row('interactive')] })
    expect(await screen.findByText('Roadmap Pending Generation')).toBeInTheDocument()
    expect(screen.getByText('Requested Nov 20, 2026')).toBeInTheDocument()
    await press('Generate Now')
    await waitFor(() =>
      expect(backend.sent(GENERATE)[0]?.body).toEqual({ validationId: VALIDATION, phase: 'interactive' }),
    )
  })

  it('that was asked for says so when its plan has gone', async () => {
    const { backend } = await openRoadmap({ admin: true, roadmaps: [row('interactive')] })
    backend.answer(GENERATE, () =>
      Response.json({ error: 'Plan the project first: …', code: 'planning_missing' }, { status: 409 }),
    )
    await press('Generate Now')
    expect(await screen.findByText('Plan the project first')).toBeInTheDocument()
    expect(screen.getByText('Its founder has not planned this project yet.')).toBeInTheDocument()
  })

  it('whose generation failed says why, and is asked for again', async () => {
    const { backend } = await openRoadmap({
      roadmaps: [row('interactive', { statusDetail: 'The provider could not be reached.' })],
    })
    expect(await screen.findByText('The provider could not be reached.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Generate Now' })).not.toBeInTheDocument()
    await press('Request again')
    expect(await screen.findByText('Roadmap requested successfully')).toBeInTheDocument()
    expect(backend.sent(GENERATE)).toHaveLength(1)
  })

  it.each([
    ['administrators', true],
    ['its founder', false],
  ])('that is finished is written again for %s', async (_, admin) => {
    await openRoadmap({ admin, roadmaps: [published('interactive')] })
    await press('Update')
    expect(await screen.findByRole('dialog', { name: 'Update Roadmap' })).toBeInTheDocument()
  })

  it.each([
    ['by others', { roadmaps: [published('interactive', undefined, { user_id: VALIDATION })] }],
    [
      'while that is being done',
      { admin: true, roadmaps: [published('interactive', undefined, { generating: true })] },
    ],
  ])('that is finished is not written anew %s', async (_, scene) => {
    await openRoadmap(scene)
    expect(await screen.findByRole('button', { name: 'Download' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Update' })).not.toBeInTheDocument()
  })

  it('that is being generated appears by itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    onTestFinished(() => void vi.useRealTimers())
    const roadmaps = [
      row('interactive', { status: 'in_progress', generating: true, statusDetail: 'Step 1/2' }),
    ]
    const { backend } = await openRoadmap({ roadmaps })
    expect(await screen.findByText('Roadmap Being Generated')).toBeInTheDocument()
    expect(screen.getByText('Step 1/2')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /Generate Now|Request again/ })).not.toBeInTheDocument()
    // Until the roadmap is ready, only its progress columns are read.
    const selected = () => backend.sent(ROWS).map(({ url }) => url.searchParams.get('select'))
    const before = selected().length
    roadmaps[0] = row('interactive', { status: 'in_progress', generating: true, statusDetail: 'Step 2/2' })
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await screen.findByText('Step 2/2')).toBeInTheDocument()
    const read = new Set(selected().slice(before))
    expect(read).toContain('id,validation_id,phase,status,generating,statusDetail,updated_at')
    expect([...read].filter((columns) => columns?.includes('content'))).toEqual([])
    roadmaps[0] = published('interactive')
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await screen.findByRole('heading', { name: 'Dog walking' })).toBeInTheDocument()
    expect(screen.getByText('Roadmap Available')).toBeInTheDocument()
  })

  it('that waits as a draft tells its founder so, and nothing of what is in it', async () => {
    await openRoadmap({ roadmaps: [row('interactive', { status: 'draft' })] })
    expect(await screen.findByText('Roadmap In Review')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /Publish|Edit|Download/ })).not.toBeInTheDocument()
  })
})

describe('a draft', () => {
  it('is published by administrators', async () => {
    const roadmaps = [row('interactive', draft(sampleContent('Walks')))]
    const { backend } = await openRoadmap({
      admin: true,
      roadmaps,
      answers: {
        [PUBLISH]: () => {
          roadmaps[0] = published('interactive', sampleContent('Walks'))
          return [{ id: idOf('interactive') }]
        },
      },
    })
    expect(await screen.findByText('Draft Roadmap')).toBeInTheDocument()
    expect(screen.getByText('Drafts are not visible to users.')).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Walks' })).toBeInTheDocument()
    await press('Publish Roadmap')
    expect(await screen.findByText('Roadmap published successfully')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByText('Draft Roadmap')).not.toBeInTheDocument())
    expect(backend.sent(PUBLISH)[0]?.body).toEqual({ status: 'published' })
    const { searchParams } = backend.sent(PUBLISH)[0]?.url ?? new URL('about:blank')
    expect(searchParams.get('id')).toBe(`eq.${idOf('interactive')}`)
    expect(searchParams.get('updated_at')).toBe('eq.2026-11-20T11:03:13.912345+00:00')
  })

  it.each([
    ['is refused', failure(403), null],
    ['meets a newer one', [], /^This roadmap was changed in the meantime\./],
  ])('stays when publishing %s', async (_, answer, reason) => {
    await openRoadmap({
      admin: true,
      roadmaps: [row('interactive', draft(sampleContent()))],
      answers: { [PUBLISH]: answer },
    })
    await press('Publish Roadmap')
    expect(await screen.findByText('Failed to publish roadmap')).toBeInTheDocument()
    if (reason) expect(screen.getByText(reason)).toBeInTheDocument()
    expect(screen.getByText('Draft Roadmap')).toBeInTheDocument()
  })

  it('of a phase that its founder has not unlocked says so', async () => {
    await openRoadmap({
      admin: true,
      roadmaps: [row('production', draft(sampleContent()))],
      answers: { [FOUNDER]: ['interactive'] },
    })
    expect(await screen.findByText(/^The founder has not unlocked Production Ready/)).toBeInTheDocument()
  })

  it('can be written by hand where generating it failed', async () => {
    await openRoadmap({
      admin: true,
      roadmaps: [row('interactive', { statusDetail: 'The AI service is busy.' })],
      answers: {
        'GET /rest/v1/roadmap_settings': [{ publish_automatically: false, region: 'western-europe' }],
        'GET /rest/v1/role_rates': [],
      },
    })
    await press('Create Manual Roadmap')
    expect(await screen.findByRole('dialog', { name: 'Edit Roadmap Content' })).toBeInTheDocument()
  })

  it('stands beside the published version', async () => {
    await openRoadmap({
      admin: true,
      roadmaps: [
        published('interactive', sampleContent('What users read'), {
          roadmap_drafts: { content: sampleContent('What is new'), updated_at: '2026-11-21T09:00:00+00:00' },
        }),
      ],
    })
    expect(await screen.findByRole('heading', { name: 'What is new' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('tab', { name: 'Published version' }))
    expect(screen.getByRole('heading', { name: 'What users read' })).toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: 'What is new' })).not.toBeInTheDocument()
  })
})
