import { SLOTS } from '@domain/deck'
import { validationSchema } from '@domain/stored-validation'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  anonClient,
  serviceClient,
  signUp,
  startTestBackend,
  type TestBackend,
  type TestUser,
} from '../support/backend'

let backend: TestBackend
let founder: TestUser
let id: string

beforeAll(async () => {
  backend = await startTestBackend({ databaseUrl: process.env.TEST_DATABASE_URL })
  founder = await signUp(backend)
  id = await report()
})
afterAll(() => backend.close())

async function report(status = 'completed') {
  const [row] = await backend.sql(
    `insert into public.idea_validations ("userId", "originalIdea", status) values ($1, 'Dog walks', $2) returning id`,
    [founder.userId, status],
  )
  return String(row?.id)
}

type Client = TestUser['client']
const save = (client: Client, slot: unknown, edit: unknown, validation = id) =>
  client.rpc('save_slide_edit', { p_validation: validation, p_slot: slot, p_edit: edit })

async function read(client: Client = founder.client) {
  const { data } = await client.from('idea_validations').select('*').eq('id', id).single()
  return validationSchema.parse(data).slideEdits
}
const stored = async () =>
  (await backend.sql('select slide_edits from public.idea_validations where id = $1', [id]))[0]?.slide_edits
const clear = () => backend.sql('update public.idea_validations set slide_edits = null where id = $1', [id])

it('keeps the texts of a deck with the report, one slot at a time', async () => {
  await clear()
  expect((await save(founder.client, 'pain.1', { text: 'No time at noon', basis: 'Old' })).error).toBeNull()
  const { data } = await save(founder.client, 'sum.0', { text: ' $400K\n for a year ', basis: '' })
  const both = {
    'pain.1': { text: 'No time at noon', basis: 'Old' },
    'sum.0': { text: '$400K for a year', basis: '' },
  }
  expect(data).toEqual(both)
  expect(await read()).toEqual(both)
})

it('gives a slot back to the report', async () => {
  await clear()
  await save(founder.client, 'value.0', { text: 'Walks', basis: '' })
  expect((await save(founder.client, 'value.0', null)).data).toEqual({})
  expect(await stored()).toBeNull()
})

it.each(Object.entries(SLOTS))(
  'takes as many and as long texts of %s as the slides have',
  async (name, kind) => {
    const { count, max } = kind
    const longest = 'é'.repeat(max)
    const answers = [
      await save(founder.client, `${name}.${count - 1}`, { text: longest, basis: '' }),
      await save(founder.client, `${name}.${count - 1}`, { text: `${longest}…`, basis: '' }),
    ]
    expect(answers.map(({ error }) => error)).toEqual([null, null])
    const refused = [
      await save(founder.client, `${name}.${count - 1}`, { text: `${longest}é`, basis: '' }),
      await save(founder.client, `${name}.${count}`, { text: 'One more', basis: '' }),
    ]
    expect(refused.map(({ error }) => error?.code)).toEqual(['22023', '22023'])
  },
)

it.each([
  ['no slot', null, { text: 'Ours', basis: '' }],
  ['an unknown slot', 'nothing.0', { text: 'Ours', basis: '' }],
  ['no number', 'pain', { text: 'Ours', basis: '' }],
  ['a negative number', 'pain.-1', { text: 'Ours', basis: '' }],
  ['another spelling of a number', 'pain.01', { text: 'Ours', basis: '' }],
  ['no text', 'pain.0', { basis: '' }],
  ['an empty text', 'pain.0', { text: ' \u200B\n', basis: '' }],
  ['a text that is a number', 'pain.0', { text: 7, basis: '' }],
  ['no basis', 'pain.0', { text: 'Ours' }],
  ['a long basis', 'pain.0', { text: 'Ours', basis: 'x'.repeat(2001) }],
  ['something beside', 'pain.0', { text: 'Ours', basis: '', html: '<b>' }],
  ['a list', 'pain.0', ['Ours']],
  ['a number', 'pain.0', 7],
])('refuses %s', async (_, slot, edit) => {
  await clear()
  expect((await save(founder.client, slot, edit)).error?.code).toBe('22023')
  expect(await stored()).toBeNull()
})

it('lets nobody else change or read them; administrators read', async () => {
  await clear()
  const [other, admin] = await Promise.all([signUp(backend), signUp(backend)])
  await backend.sql('select private.grant_admin($1)', [admin.email])
  const mine = { text: 'Ours', basis: '' }
  await save(founder.client, 'pain.0', mine)
  const visitor = await save(anonClient(backend), 'pain.0', { text: 'Theirs', basis: '' })
  expect([401, 403]).toContain(visitor.status)
  expect((await save(serviceClient(backend), 'pain.0', mine)).error).not.toBeNull()
  const unknown = await save(other.client, 'pain.0', mine, '00000000-0000-4000-8000-000000000000')
  for (const { client } of [other, admin])
    for (const edit of [{ text: 'Theirs', basis: '' }, null]) {
      const answer = await save(client, 'pain.0', edit)
      expect([answer.status, answer.error]).toEqual([unknown.status, unknown.error])
      expect(answer.status).toBe(404)
    }
  expect(await stored()).toEqual({ 'pain.0': mine })
  expect(await read(admin.client)).toEqual({ 'pain.0': mine })
  expect((await other.client.from('idea_validations').select('slide_edits').eq('id', id)).data).toEqual([])
})

it('changes only through its procedure, and only completed reports', async () => {
  await clear()
  const { error } = await founder.client
    .from('idea_validations')
    .update({ slide_edits: { 'pain.0': { text: 'x'.repeat(5000), basis: '' } } })
    .eq('id', id)
  expect(error?.code).toBe('42501')
  const begun = await report('pending')
  expect((await save(founder.client, 'pain.0', { text: 'Ours', basis: '' }, begun)).status).toBe(404)
  const added = await founder.client.from('idea_validations').insert({
    originalIdea: 'Walks',
    userId: founder.userId,
    title: 'Walks',
    status: 'pending',
    slide_edits: {},
  })
  expect(added.error?.code).toBe('42501')
})
