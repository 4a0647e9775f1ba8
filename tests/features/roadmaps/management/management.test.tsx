import { PHASES } from '@domain/phases'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { fakeSupabase } from '../../../support/fake-supabase'
import { openApp, signIn } from '../../../support/open-app'

const LIST = 'POST /rest/v1/rpc/get_roadmap_projects'
const ROWS = 'GET /rest/v1/roadmaps'
const PUBLISH = 'PATCH /rest/v1/roadmaps'
const SETTINGS = 'GET /rest/v1/roadmap_settings'
const UPDATE = 'POST /rest/v1/rpc/update_roadmap_settings'
const RATES = 'GET /rest/v1/role_rates'
const UPDATE_RATE = 'POST /rest/v1/rpc/update_role_rate'
const FOUNDER = 'POST /rest/v1/rpc/founder_phases'
const GENERATE = 'POST /functions/v1/generate-roadmap'
const ID = '6a3f0c1e-0000-4000-8000-000000000001'
const IDEA = 'Software for dental clinics that fills empty chairs'

const phaseRow = (phase: string, status: string, changes: object = {}) => ({
  id: `7b3f0c1e-0000-4000-8000-${phase.padStart(12, '0').replace(/[^0-9a-f]/g, '0')}`,
  phase,
  status,
  generating: false,
  statusDetail: null,
  updated_at: '2026-11-20T12:00:00.000001+00:00',
  roadmap_drafts: null,
  ...changes,
})
const waiting = { roadmap_drafts: { updated_at: '2026-11-20T12:00:00Z' } }

const project = (roadmaps: object[], changes: object = {}) => ({
  id: ID,
  userId: '0b1e2f3a-0000-4000-8000-00000000000f',
  originalIdea: IDEA,
  title: 'Software',
  created_at: '2026-11-20T11:03:13.912345+00:00',
  owner: { firstName: 'Grace', lastName: 'Hopper' },
  roadmaps,
  ...changes,
})

async function openManagement(projects: unknown, answers: Parameters<typeof fakeSupabase>[0] = {}) {
  const backend = fakeSupabase({
    'POST /rest/v1/rpc/is_admin': true,
    [LIST]: projects,
    [FOUNDER]: PHASES,
    [SETTINGS]: { publish_automatically: false, region: 'western-europe' },
    ...answers,
  })
  await signIn()
  return { backend, ...openApp('/admin/roadmaps') }
}

const card = async () => within(await screen.findByRole('article', { name: IDEA }))

describe('projects', () => {
  it('stand with their requester, date and four phases', async () => {
    await openManagement([
      project([
        phaseRow('mvp', 'published', waiting),
        phaseRow('interactive', 'published'),
        phaseRow('poc', 'in_progress', { generating: true }),
      ]),
    ])
    const found = await card()
    expect(found.getByText('Published')).toBeInTheDocument()
    expect(found.getByText('Grace Hopper')).toBeInTheDocument()
    expect(found.getByText('Created Nov 20, 2026')).toBeInTheDocument()
    expect(found.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Interactive Prototype: Published',
      'Proof of Concept: In Progress',
      'Minimum Viable Product: Published, a new draft is waiting',
      'Production Ready: Not Generated',
    ])
    expect(found.getByRole('link', { name: 'View Roadmap' })).toHaveAttribute(
      'href',
      `/validate-idea/results/${ID}/roadmap`,
    )
  })

  it('say when nobody is known to have asked, and why a phase came to nothing', async () => {
    await openManagement([
      project([phaseRow('poc', 'pending', { statusDetail: 'The provider did not answer.' })], {
        owner: null,
      }),
    ])
    const found = await card()
    expect(found.getByText('Unknown user')).toBeInTheDocument()
    expect(found.getByText('The provider did not answer.')).toBeInTheDocument()
    expect(found.queryByText('Published')).not.toBeInTheDocument()
    expect(found.getByRole('button', { name: 'Publish Next Draft' })).toBeDisabled()
  })

  it('are chosen by the state of any phase', async () => {
    const { backend } = await openManagement([])
    expect(await screen.findByText('No roadmap requests found in this category.')).toBeInTheDocument()
    for (const tab of ['Draft', 'Published', 'All'])
      await userEvent.click(screen.getByRole('tab', { name: tab }))
    await waitFor(() => expect(backend.sent(LIST)).toHaveLength(4))
    expect(backend.sent(LIST).map(({ body }) => body)).toEqual(
      ['pending', 'draft', 'published', 'all'].map((p_filter) => ({ p_filter })),
    )
  })

  it('can be read again', async () => {
    const { backend } = await openManagement([])
    await screen.findByText('No roadmap requests found in this category.')
    backend.answer(LIST, [project([])])
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await screen.findByText('Data refreshed')).toBeInTheDocument()
    expect(await card()).toBeDefined()
    backend.answer(LIST, () => Response.json({ message: 'no' }, { status: 400 }))
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await screen.findByText('Failed to load roadmaps')).toBeInTheDocument()
    expect(await card()).toBeDefined()
  })

  it('say when loading failed and try again', async () => {
    const { backend } = await openManagement(() => Response.json({ message: 'no' }, { status: 400 }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load roadmaps')
    backend.answer(LIST, [project([])])
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await card()).toBeDefined()
  })

  it('load 50 at a time', async () => {
    const page = Array.from({ length: 50 }, (_, index) =>
      project([], { id: `6a3f0c1e-0000-4000-8000-0000000000${10 + index}`, originalIdea: `Idea ${index}` }),
    )
    const { backend } = await openManagement(page)
    const more = await screen.findByRole('button', { name: 'Load more' })
    backend.answer(LIST, [project([], { originalIdea: 'The 51st' })])
    await userEvent.click(more)
    expect(await screen.findByText('The 51st')).toBeInTheDocument()
    expect(backend.sent(LIST).at(-1)?.body).toEqual({
      p_filter: 'pending',
      p_before: '2026-11-20T11:03:13.912345+00:00',
      p_before_id: '6a3f0c1e-0000-4000-8000-000000000059',
    })
  })
})

it('publishes the first draft in the order of the phases', async () => {
  const poc = phaseRow('poc', 'published', waiting)
  const { backend } = await openManagement(
    [project([phaseRow('production', 'draft', waiting), poc, phaseRow('interactive', 'published')])],
    { [PUBLISH]: [{ id: poc.id }] },
  )
  await userEvent.click((await card()).getByRole('button', { name: 'Publish Next Draft' }))
  expect(await screen.findByText('Roadmap published successfully')).toBeInTheDocument()
  const [call] = backend.sent(PUBLISH)
  expect(call?.url.searchParams.get('id')).toBe(`eq.${poc.id}`)
  expect(call?.body).toEqual({ status: 'published' })
  // The version shown in the list.
  expect(call?.url.searchParams.get('updated_at')).toBe('eq.2026-11-20T12:00:00.000001+00:00')
})

it('tells who publishes what its founder has not unlocked', async () => {
  const poc = phaseRow('poc', 'draft', waiting)
  const { backend } = await openManagement([project([poc])], {
    [PUBLISH]: [{ id: poc.id }],
    [FOUNDER]: ['interactive', 'mvp'],
  })
  await userEvent.click((await card()).getByRole('button', { name: 'Publish Next Draft' }))
  expect(
    await screen.findByText(
      'The founder has not unlocked Proof of Concept for this project and cannot see it yet.',
    ),
  ).toBeInTheDocument()
  expect(backend.sent(FOUNDER)[0]?.body).toEqual({ p_validation: ID })
})

it('says when publishing failed', async () => {
  await openManagement([project([phaseRow('poc', 'draft', waiting)])], {
    [PUBLISH]: () => Response.json({ message: 'There is no draft to publish.' }, { status: 400 }),
  })
  await userEvent.click((await card()).getByRole('button', { name: 'Publish Next Draft' }))
  expect(await screen.findByText('Failed to publish roadmap')).toBeInTheDocument()
})

it('generates all four phases of a project', async () => {
  const { backend } = await openManagement([project([])], {
    [ROWS]: [],
    [GENERATE]: () => Response.json({ error: 'Plan the project first.' }, { status: 409 }),
  })
  await userEvent.click((await card()).getByRole('button', { name: 'Generate All Phases' }))
  expect(await screen.findByText('Failed to generate any roadmaps')).toBeInTheDocument()
  expect(backend.sent(GENERATE)).toHaveLength(4)
})

describe('how roadmaps are made', () => {
  const DONE = 'Settings updated successfully.'
  const FAILED = 'Failed to update settings. Please try again.'

  it('publishes requested ones automatically only when switched on', async () => {
    const { backend } = await openManagement([], { [UPDATE]: {} })
    const toggle = await screen.findByRole('switch', { name: 'Publish requested roadmaps automatically' })
    expect(toggle).not.toBeChecked()
    backend.answer(SETTINGS, { publish_automatically: true, region: 'western-europe' })
    await userEvent.click(toggle)
    expect(await screen.findByText(DONE)).toBeInTheDocument()
    // The region is not sent, because another administrator may have changed it.
    expect(backend.sent(UPDATE)[0]?.body).toEqual({ p_publish: true })
    await waitFor(() => expect(toggle).toBeChecked())
  })

  it('goes back when switching failed', async () => {
    await openManagement([], { [UPDATE]: () => Response.json({ message: 'no' }, { status: 400 }) })
    const toggle = await screen.findByRole('switch')
    await userEvent.click(toggle)
    expect(await screen.findByText(FAILED)).toBeInTheDocument()
    await waitFor(() => expect(toggle).not.toBeChecked())
  })

  it('assumes the rates of one region', async () => {
    const { backend } = await openManagement([], { [UPDATE]: {} })
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Region for hourly rates' }),
      'South and Southeast Asia',
    )
    expect(await screen.findByText(DONE)).toBeInTheDocument()
    expect(backend.sent(UPDATE)[0]?.body).toEqual({ p_region: 'south-asia' })
  })

  const rate = (role: string, region: string, dollars_per_hour: number) => ({
    role,
    region,
    dollars_per_hour,
  })

  async function openRates() {
    const opened = await openManagement([], {
      [RATES]: [
        rate('designer', 'western-europe', 75),
        rate('qa', 'western-europe', 60.5),
        rate('qa', 'south-asia', 22),
      ],
      [UPDATE_RATE]: {},
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Edit rates' }))
    return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'Hourly rates' })) }
  }

  it('lets every rate be changed, all regions at once, and calls them assumptions', async () => {
    const { backend, dialog } = await openRates()
    const qa = await dialog.findByRole('textbox', { name: 'QA Engineer' })
    expect(qa).toHaveValue('60.50')
    expect(dialog.getAllByText('Assumption')).toHaveLength(2)
    await userEvent.clear(qa)
    await userEvent.type(qa, '62.25')
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: 'Region' }),
      'South and Southeast Asia',
    )
    const there = dialog.getByRole('textbox', { name: 'QA Engineer' })
    await userEvent.clear(there)
    await userEvent.type(there, '$1,000')
    await userEvent.click(dialog.getByRole('button', { name: 'Save rates' }))
    expect(await screen.findByText(DONE)).toBeInTheDocument()
    expect(backend.sent(UPDATE_RATE).map(({ body }) => body)).toEqual([
      { p_role: 'qa', p_region: 'western-europe', p_dollars: 62.25 },
      { p_role: 'qa', p_region: 'south-asia', p_dollars: 1_000 },
    ])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it.each(['', '-1', '10001', 'a lot', '1.234'])('takes no rate that is none: %s', async (typed) => {
    const { backend, dialog } = await openRates()
    const field = await dialog.findByRole('textbox', { name: 'UX/UI Designer' })
    await userEvent.clear(field)
    if (typed) await userEvent.type(field, typed)
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: 'Region' }),
      'South and Southeast Asia',
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Save rates' }))
    expect(await dialog.findByRole('textbox', { name: 'UX/UI Designer' })).toHaveAccessibleDescription(
      'A rate is a number from 0 to 10,000.',
    )
    expect(backend.sent(UPDATE_RATE)).toHaveLength(0)
  })

  it('says when rates could not be saved and keeps what was typed', async () => {
    const { backend, dialog } = await openRates()
    backend.answer(UPDATE_RATE, () => Response.json({ message: 'no' }, { status: 400 }))
    const field = await dialog.findByRole('textbox', { name: 'UX/UI Designer' })
    await userEvent.type(field, '0')
    await userEvent.click(dialog.getByRole('button', { name: 'Save rates' }))
    expect(await screen.findByText(FAILED)).toBeInTheDocument()
    expect(dialog.getByRole('textbox', { name: 'UX/UI Designer' })).toHaveValue('750')
  })
})
