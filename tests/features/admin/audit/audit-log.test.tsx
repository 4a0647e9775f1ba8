import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openAdmin } from '../open-admin'

const LOG = 'POST /rest/v1/rpc/get_audit_log'
const ACTOR = '0b1e2f3a-0000-4000-8000-00000000000f'
const MD5 = '9e107d9d372bb6826bd81d3542a419d6'

const entry = (id: number, changes: object = {}) => ({
  id,
  at: '2026-11-20T11:03:13.912345+00:00',
  actor: ACTOR,
  actorName: 'Grace Hopper',
  action: 'update',
  subject: 'ai_provider_settings',
  subjectId: 'openai',
  subjectName: null,
  before: { is_active: false, openai_model: 'gpt-4o-mini' },
  after: { is_active: true, openai_model: 'gpt-6-luna' },
  moreChanges: 0,
  ...changes,
})

async function openLog(answer: unknown, search = '') {
  const opened = await openAdmin(`/admin/audit${search}`, { [LOG]: answer })
  return { ...opened, asked: () => opened.backend.sent(LOG).at(-1)?.body }
}

const entryOf = async (heading: string) =>
  (await screen.findByRole('heading', { name: heading })).closest('li') ?? document.body

it('says who changed what, from what to what, and when', async () => {
  await openLog([entry(7)])
  const found = within(await entryOf('AI settings changed'))
  expect(found.getByText('openai')).toBeInTheDocument()
  expect(found.getByText(/^Grace Hopper,/)).toHaveTextContent('Nov 20, 2026')
  const [active, model] = found.getAllByRole('definition')
  expect(active).toHaveTextContent('before: no after: yes')
  expect(model).toHaveTextContent('before: gpt-4o-mini after: gpt-6-luna')
  expect(found.getByText('OpenAI model')).toBeInTheDocument()
})

it('shows one value where a row was added or deleted, and what a value is without', async () => {
  await openLog([
    entry(9, {
      action: 'insert',
      subject: 'user_roles',
      before: null,
      after: { role: 'admin', note: null, text: '' },
    }),
    entry(8, {
      action: 'delete',
      subject: 'pricing_plans',
      before: {
        name: 'Multi',
        features: { phases: ['poc', 'mvp'], validations: null },
        tags: [],
        terms: { prices: [{ pack: 'poc' }] },
      },
      after: null,
    }),
  ])
  const added = within(await entryOf('Administrator rights added')).getAllByRole('definition')
  expect(added.map(({ textContent }) => textContent)).toEqual(['admin', 'not set', 'empty'])
  const deleted = within(await entryOf('Pricing plan deleted')).getAllByRole('definition')
  expect(deleted.map(({ textContent }) => textContent)).toEqual([
    'Multi',
    'Phases: poc, mvp. Validations: not set',
    'none',
    '{"prices":[{"pack":"poc"}]}',
  ])
})

it('names whom a change is about, as text', async () => {
  await openLog([
    entry(9, { subject: 'user_roles', subjectId: `${ACTOR} admin`, subjectName: '<b>Ada</b> Lovelace' }),
  ])
  const found = within(await entryOf('Administrator rights changed'))
  expect(found.getByText('<b>Ada</b> Lovelace')).toBeInTheDocument()
  expect(found.getByText(`${ACTOR} admin`)).toBeInTheDocument()
})

it('shows the size of what was too long to be kept, and folds what is long', async () => {
  const long = 'A long text. '.repeat(20)
  const before = { content: { bytes: 24_310, md5: MD5 }, note: long }
  await openLog([
    entry(7, { subject: 'roadmaps', before, after: { content: { bytes: 812, md5: MD5 }, note: '' } }),
  ])
  const [content, note] = within(await entryOf('Roadmap changed')).getAllByRole('definition')
  expect(content).toHaveTextContent(
    'before: 24.3 kB, too long to store here after: 812 bytes, too long to store here',
  )
  expect(note?.querySelector('details')).not.toHaveAttribute('open')
  expect(note?.querySelector('summary')).toHaveTextContent('260 characters')
  expect(note?.querySelector('details p')?.textContent).toBe(long)
})

it('tells field by field what was changed in a roadmap, and how much more', async () => {
  await openLog([
    entry(9, {
      subject: 'roadmaps',
      before: { 'content/phases/1/tasks/t-2/hours/base': 5 },
      after: { 'content/phases/1/tasks/t-2/hours/base': 6, 'content/summary/totalCost': 900 },
      moreChanges: 1_200,
    }),
  ])
  const found = within(await entryOf('Roadmap changed'))
  expect(found.getByText('Content › Phases › 1 › Tasks › t-2 › Hours › Base')).toBeInTheDocument()
  expect(found.getByText('Content › Summary › Total cost')).toBeInTheDocument()
  const [hours, cost] = found.getAllByRole('definition')
  expect(hours).toHaveTextContent('before: 5 after: 6')
  expect(cost).toHaveTextContent('before: not set after: 900')
  expect(found.getByText('and 1,200 more fields')).toBeInTheDocument()
})

it('says of what went with an account or a project no more than that', async () => {
  await openLog([entry(9, { action: 'delete', subject: 'roadmaps', actor: null, before: null, after: null })])
  expect(await entryOf('Roadmap deleted')).toHaveTextContent(
    'Deleted with the account or project it belonged to.',
  )
})

it('names whoever has no account, and tables that it does not know', async () => {
  await openLog([
    entry(9, { actor: null, actorName: null, subject: 'new_table' }),
    entry(8, { actorName: null, subject: 'role_rates' }),
  ])
  expect(await entryOf('new_table changed')).toHaveTextContent('Directly in the database')
  expect(await entryOf('Hourly rate changed')).toHaveTextContent(`Deleted user ${ACTOR}`)
})

it('goes on behind its last entry', async () => {
  const { backend, asked } = await openLog(Array.from({ length: 50 }, (_, index) => entry(100 - index)))
  const more = await screen.findByRole('button', { name: 'Load more' })
  expect(asked()).toEqual({ p_limit: 50 })
  backend.answer(LOG, [entry(50, { subject: 'roadmap_settings' })])
  await userEvent.click(more)
  await entryOf('Roadmap settings changed')
  expect(asked()).toEqual({ p_limit: 50, p_before: 51 })
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument()
})

it('shows one subject, as the address says', async () => {
  const { at, asked } = await openLog([entry(7)], '?subject=user_roles')
  const subject = await screen.findByLabelText('Subject')
  expect(subject).toHaveDisplayValue('Administrator rights')
  expect(asked()).toEqual({ p_limit: 50, p_subject: 'user_roles' })
  await userEvent.selectOptions(subject, 'Roadmap draft')
  await waitFor(() => expect(asked()).toEqual({ p_limit: 50, p_subject: 'roadmap_drafts' }))
  expect(at()).toBe('/admin/audit?subject=roadmap_drafts')
  await userEvent.selectOptions(subject, 'All subjects')
  await waitFor(() => expect(at()).toBe('/admin/audit'))
})

it('shows everything for a subject that there is not', async () => {
  const { asked } = await openLog([entry(7)], '?subject=constructor')
  await entryOf('AI settings changed')
  expect(asked()).toEqual({ p_limit: 50 })
})

it.each([
  ['', 'No changes yet.'],
  ['?subject=role_rates', 'No changes of this kind: Hourly rate.'],
])('says when there is none (%s)', async (search, text) => {
  await openLog([], search)
  expect(await screen.findByText(text)).toBeInTheDocument()
})

it('says when loading failed and tries again', async () => {
  const { backend } = await openLog(() => Response.json({ message: 'no' }, { status: 403 }))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to load the audit log. Please check your admin permissions.',
  )
  backend.answer(LOG, [entry(7)])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await entryOf('AI settings changed')
})
