import { EditorView } from '@codemirror/view'
import { PHASES } from '@domain/phases'
import { problemsOf } from '@domain/roadmap'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { draft, idOf, openDialog, ROWS, row, SAVE, sampleContent, VALIDATION } from '../open-dialog'

const MOVED = 'This roadmap was changed in the meantime. Reload it to see the newer version.'
const INVALID = 'Invalid JSON format. Please check your edits.'
const VERSION = '2026-11-20T12:00:00.000001+00:00'

beforeAll(() => {
  // The editor measures with this method, which jsdom lacks.
  Range.prototype.getClientRects = () => document.createElement('i').getClientRects()
})

async function editor(): Promise<EditorView> {
  const view = EditorView.findFromDOM(await screen.findByRole('textbox', { name: 'Roadmap content (JSON)' }))
  if (!view) throw new Error('There is no editor.')
  return view
}

async function write(text: string) {
  const view = await editor()
  act(() => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } }))
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
const json = (value: unknown) => JSON.stringify(value, null, 2)

const openDraft = (content: unknown = sampleContent(), changes: object = {}) => {
  const roadmap = row('mvp', { ...draft(content, VERSION), ...changes })
  return openDialog({
    mode: 'edit',
    roadmap,
    answers: { [ROWS]: roadmap, [SAVE]: { updated_at: '2026-11-20T13:00:00+00:00' } },
  })
}

it('saves an edited draft with its sums worked out anew', async () => {
  const { backend } = await openDraft()
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Edit Roadmap Content')
  const edited = sampleContent('Dog walking, second try')
  await write(json({ ...edited, summary: { ...edited.summary, totalCost: 1 } }))
  await save()
  expect(await screen.findByText('Roadmap content updated successfully')).toBeInTheDocument()
  expect(backend.sent(SAVE).map(({ body }) => body)).toMatchObject([
    {
      p_roadmap: idOf('mvp'),
      p_updated_at: VERSION,
      p_content: { name: 'Dog walking, second try', summary: { totalCost: 400, totalDuration: '1 day' } },
    },
  ])
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

describe('refuses', () => {
  const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`

  it('what is no JSON, and marks where', async () => {
    const { backend } = await openDraft()
    await write('{\n  "name": "Dog walking",\n  oops\n}')
    await save()
    expect((await screen.findAllByText(INVALID)).length).toBeGreaterThan(0)
    const wrong = await screen.findByRole('region', { name: 'Problems' })
    expect(await within(wrong).findByRole('button', { name: 'Line 3' })).toBeInTheDocument()
    expect(backend.sent(SAVE)).toHaveLength(0)
  })

  it.each([
    ['a list', '[]'],
    ['a number', '7'],
    ['null', 'null'],
    ['an object with nothing of a roadmap', '{"color": "green"}'],
    ['deep nesting', deep(300)],
    ['2 MB', json({ ...sampleContent(), summary: { text: 'x'.repeat(2_000_000) } })],
    ['wrong types', json({ ...sampleContent(), name: 3, phases: 'none' })],
  ])('%s', async (_, text) => {
    const { backend } = await openDraft()
    await write(text)
    await save()
    await waitFor(() => expect(screen.getByText('Not saved')).toBeInTheDocument())
    expect(backend.sent(SAVE)).toHaveLength(0)
  })
})

it('shows each mistake at its line, leads there, and saves what can be read only when told to', async () => {
  const { backend } = await openDraft()
  const [phase] = sampleContent().phases
  const broken = {
    ...sampleContent(),
    phases: [{ ...phase, tasks: [{ ...phase?.tasks[0], role: 'Nobody' }] }],
  }
  const text = json(broken)
  await write(text)
  await save()
  const wrong = await screen.findByRole('region', { name: 'Problems' })
  expect(await within(wrong).findByText("The team has no role 'Nobody'.")).toBeInTheDocument()
  const line = text.split('\n').findIndex((row) => row.includes('Nobody')) + 1
  await userEvent.click(within(wrong).getByRole('button', { name: `Line ${line}` }))
  const { state } = await editor()
  expect(state.doc.lineAt(state.selection.main.head).number).toBe(line)
  expect(backend.sent(SAVE)).toHaveLength(0)
  await userEvent.click(screen.getByRole('button', { name: 'Save anyway' }))
  await waitFor(() =>
    expect(backend.sent(SAVE)[0]?.body).toMatchObject({ p_content: { phases: broken.phases } }),
  )
})

it('works out the sums also of what is saved with mistakes in it', async () => {
  const { backend } = await openDraft()
  const [phase] = sampleContent().phases
  const dearer = {
    ...sampleContent(),
    phases: [
      {
        ...phase,
        teamComposition: [{ ...phase?.teamComposition[0], hourlyRate: 100 }],
        tasks: [{ ...phase?.tasks[0], role: 'Nobody' }],
      },
    ],
  }
  await write(json(dearer))
  await save()
  await userEvent.click(await screen.findByRole('button', { name: 'Save anyway' }))
  await waitFor(() =>
    expect(backend.sent(SAVE)[0]?.body).toMatchObject({
      p_content: { phases: [{ cost: 800 }], summary: { totalCost: 800 } },
    }),
  )
})

it('saves tasks that wait for each other as they were typed', async () => {
  const { backend } = await openDraft()
  const [phase] = sampleContent().phases
  const circle = {
    ...sampleContent(),
    phases: [{ ...phase, tasks: [{ ...phase?.tasks[0], dependsOn: ['a'] }] }],
  }
  await write(json(circle))
  await save()
  await userEvent.click(await screen.findByRole('button', { name: 'Save anyway' }))
  await waitFor(() => expect(backend.sent(SAVE)[0]?.body).toMatchObject({ p_content: circle }))
})

it('shows how the edit differs from what is published before it is saved', async () => {
  const published = row('mvp', {
    status: 'published',
    content: sampleContent(),
    updated_at: '2026-11-20T11:59:59.5+00:00',
  })
  const { backend } = await openDialog({
    mode: 'edit',
    roadmap: published,
    answers: { [ROWS]: published, [SAVE]: {} },
  })
  await write(json(sampleContent('Cat walking')))
  await save()
  const differences = await screen.findByRole('region', { name: 'Differences' })
  expect(differences).toHaveTextContent('differs from the published version')
  expect(differences).toHaveTextContent('Cat walking')
  expect(differences).toHaveTextContent('Dog walking')
  expect(backend.sent(SAVE)).toHaveLength(0)
  await userEvent.click(within(differences).getByRole('button', { name: 'Back to editing' }))
  expect((await editor()).state.doc.toString()).toContain('Cat walking')
  await save()
  await userEvent.click(
    within(await screen.findByRole('region', { name: 'Differences' })).getByRole('button', {
      name: 'Save Changes',
    }),
  )
  expect(await screen.findByText('Roadmap content updated successfully')).toBeInTheDocument()
  expect(backend.sent(SAVE)[0]?.body).toMatchObject({ p_updated_at: '2026-11-20T11:59:59.5+00:00' })
})

describe('changed in the meantime', () => {
  const NEWER = '2026-11-20T12:30:00+00:00'

  async function conflict() {
    const opened = await openDraft()
    await write(json(sampleContent('Mine')))
    opened.backend.answer(SAVE, () => Response.json({ code: 'PT409', message: MOVED }, { status: 409 }))
    opened.backend.answer(ROWS, row('mvp', draft(sampleContent('Theirs'), NEWER)))
    await save()
    expect(await screen.findByText(MOVED, { exact: false })).toBeInTheDocument()
    opened.backend.answer(SAVE, {})
    return opened
  }

  it('reloads the newer version', async () => {
    const { backend } = await conflict()
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
    await waitFor(async () => expect((await editor()).state.doc.toString()).toContain('Theirs'))
    await save()
    await waitFor(() =>
      expect(backend.sent(SAVE).at(-1)?.body).toMatchObject({
        p_updated_at: NEWER,
        p_content: { name: 'Theirs' },
      }),
    )
  })

  it('compares it with what was typed, which may be saved over it', async () => {
    const { backend } = await conflict()
    await userEvent.click(screen.getByRole('button', { name: 'Compare with my text' }))
    const differences = await screen.findByRole('region', { name: 'Differences' })
    expect(differences).toHaveTextContent('Theirs')
    expect(differences).toHaveTextContent('Mine')
    await userEvent.click(within(differences).getByRole('button', { name: 'Save my text' }))
    await waitFor(() =>
      expect(backend.sent(SAVE).at(-1)?.body).toMatchObject({
        p_updated_at: NEWER,
        p_content: { name: 'Mine' },
      }),
    )
  })
})

it('asks before edits are lost, and not without edits', async () => {
  await openDraft()
  await editor()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await write('{}')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect((await editor()).state.doc.toString()).toBe('{}')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Discard edits' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('says when it cannot be loaded and tries again', async () => {
  const roadmap = row('mvp', draft(sampleContent()))
  const { backend } = await openDialog({
    mode: 'edit',
    roadmap,
    answers: { [ROWS]: () => Response.json({ message: 'no' }, { status: 400 }) },
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('The roadmap could not be loaded.')
  backend.answer(ROWS, roadmap)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect((await editor()).state.doc.toString()).toContain('Dog walking')
})

it.each(PHASES)('starts a roadmap by hand from a complete template: %s', async (phase) => {
  const create = 'POST /rest/v1/rpc/create_manual_roadmap'
  const { backend } = await openDialog({
    mode: 'manual',
    phase,
    answers: {
      'GET /rest/v1/roadmap_settings': { publish_automatically: false, region: 'south-asia' },
      'GET /rest/v1/role_rates': [{ role: 'full-stack', region: 'south-asia', dollars_per_hour: 31.5 }],
      [create]: JSON.stringify(idOf(phase)),
    },
  })
  const template: unknown = JSON.parse((await editor()).state.doc.toString())
  expect(problemsOf(template)).toEqual([])
  expect(template).toMatchObject({
    writer: { id: 'manual' },
    region: 'South and Southeast Asia',
    phases: [{ phase, cost: 1_260, teamComposition: [{ hourlyRate: 31.5 }] }],
  })
  await save()
  expect(await screen.findByText('Roadmap saved as a draft')).toBeInTheDocument()
  expect(backend.sent(create)[0]?.body).toEqual({
    p_validation: VALIDATION,
    p_phase: phase,
    p_content: template,
  })
})

describe('the form of tasks', () => {
  const open = () =>
    openDraft({
      ...sampleContent(),
      phases: sampleContent().phases.map((phase) => ({
        ...phase,
        teamComposition: [...phase.teamComposition, { ...phase.teamComposition[0], role: 'Cook', hours: 0 }],
        tasks: [...phase.tasks, { ...phase.tasks[0], id: 'b', name: 'Task b' }],
      })),
    })
  const form = async () => within(await screen.findByRole('region', { name: 'Tasks' }))
  const names = async () =>
    (await form())
      .getAllByRole('textbox', { name: /^Name of Task/ })
      .map((box) => (box as HTMLInputElement).value)

  it('adds, names, sizes, assigns, reorders and removes, and saves what came out', async () => {
    const { backend } = await open()
    const tasks = await form()
    await userEvent.selectOptions(tasks.getByRole('combobox', { name: 'Size of Task a' }), 'M')
    await userEvent.selectOptions(tasks.getByRole('combobox', { name: 'Role of Task b' }), 'Cook')
    await userEvent.click(tasks.getByRole('button', { name: 'Move Task b up' }))
    await userEvent.type(tasks.getByRole('textbox', { name: 'Name of the new task' }), 'Task c{Enter}')
    await userEvent.selectOptions(await tasks.findByRole('combobox', { name: 'Size of Task c' }), 'L')
    expect(await names()).toEqual(['Task b', 'Task a', 'Task c'])
    await userEvent.click(tasks.getByRole('button', { name: 'Remove Task a' }))
    const name = tasks.getByRole('textbox', { name: 'Name of Task b' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Task d{Enter}')
    expect(tasks.getByRole('status')).toHaveTextContent('$3,400, 1 week 3 days')
    await save()
    await waitFor(() =>
      expect(backend.sent(SAVE)[0]?.body).toMatchObject({
        p_content: {
          phases: [
            {
              tasks: [
                { name: 'Task d', role: 'Cook' },
                { name: 'Task c', size: 'L', hours: { base: 60 } },
              ],
            },
          ],
          summary: { totalCost: 3400 },
        },
      }),
    )
  })

  it('follows the JSON, and is away while that is incomplete', async () => {
    await open()
    const view = await editor()
    const text = view.state.doc.toString()
    await write('{ oops')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Tasks' })).not.toBeInTheDocument())
    await write(text.replace('Task b', 'Task z'))
    expect(await (await form()).findByRole('textbox', { name: 'Name of Task z' })).toBeInTheDocument()
  })

  it('asks before edits are lost', async () => {
    await open()
    await userEvent.click((await form()).getByRole('button', { name: 'Move Task a down' }))
    await userEvent.keyboard('{Escape}')
    expect(await screen.findByText('Close without saving?')).toBeInTheDocument()
  })
})
