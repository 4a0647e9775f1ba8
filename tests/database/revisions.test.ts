import { validationSchema } from '@domain/stored-validation'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import {
  crowd,
  serviceClient,
  signUp,
  startTestBackend,
  type TestBackend,
  type TestUser,
} from '../support/backend'
import { makePro, reportsOf } from './reports'

const CROWD = crowd(20)
const ROUNDS = 6

// The embedded Postgres has a single session, so calls don't race; set TEST_DATABASE_URL to use a server, where they
// do.
let backend: TestBackend
let reports: ReturnType<typeof reportsOf>
let founder: TestUser
beforeAll(async () => {
  backend = await startTestBackend({ databaseUrl: process.env.TEST_DATABASE_URL })
  reports = reportsOf(backend)
  founder = await signUp(backend)
  await makePro(backend, founder)
})
afterAll(() => backend.close())

/** The report's `updated_at` as the API returns it. */
async function timeOf(id: string) {
  const { data } = await serviceClient(backend).from('idea_validations').select('updated_at').eq('id', id)
  return z.array(z.object({ updated_at: z.string() })).parse(data)[0]?.updated_at
}

const save = (id: string, at: string | undefined, value: unknown) =>
  reports.call(
    'save_revision',
    {
      p_user: founder.userId,
      p_validation: id,
      p_updated_at: at,
      p_columns: { marketValidation: { uniqueValue: value }, scorecard: { total: 3 } },
    },
    z.boolean(),
  )

const switchBack = (id: string, at: string | undefined, scorecard?: object) =>
  reports.call(
    'switch_section',
    {
      p_user: founder.userId,
      p_validation: id,
      p_section: 'market',
      p_updated_at: at,
      p_columns: scorecard ? { scorecard } : null,
    },
    z.boolean(),
  )

const previousSchema = z
  .object({
    columns: z.object({ marketValidation: z.unknown() }),
    real_citations: z.unknown(),
    updated_at: z.string(),
  })
  .nullable()
const previous = (id: string) =>
  reports.call(
    'previous_section',
    { p_user: founder.userId, p_validation: id, p_section: 'market' },
    previousSchema,
  )

async function rerun(id: string, version: string) {
  await reports.write(await reports.beginRerun(founder, id, 'market'), version)
}

it('saves what the founder changed, once for each reading', async () => {
  const id = await reports.completed(founder)
  const before = await reports.bytesOf(id)
  const at = await timeOf(id)
  expect(await save(id, at, 'mine')).toBe(true)
  expect(await save(id, at, 'mine again')).toBe(false)
  expect(await reports.bytesOf(id)).toEqual({
    ...before,
    marketValidation: '{"uniqueValue": "mine"}',
    scorecard: '{"total": 3}',
  })
})

it('keeps one of many changes that are made to the same reading', async () => {
  const id = await reports.completed(founder)
  await rerun(id, 'second')
  for (const act of [save, switchBack]) {
    const at = await timeOf(id)
    const changed = await Promise.all(Array.from({ length: CROWD }, (_, number) => act(id, at, { number })))
    expect(changed.filter(Boolean)).toHaveLength(1)
  }
})

it('switches between two versions, byte for byte', async () => {
  const id = await reports.completed(founder)
  const first = await reports.bytesOf(id)
  expect(await previous(id)).toBeNull()
  await rerun(id, 'second')
  const second = await reports.bytesOf(id)
  const earlier = await previous(id)
  expect(earlier).toMatchObject({
    columns: { marketValidation: { uniqueValue: 'first', share: 0.1 } },
    real_citations: [{ id: 's1', title: 'first' }],
  })
  expect(await switchBack(id, earlier?.updated_at)).toBe(true)
  expect(await reports.bytesOf(id)).toEqual(first)
  expect(await switchBack(id, earlier?.updated_at)).toBe(false)
  expect(await switchBack(id, await timeOf(id))).toBe(true)
  expect(await reports.bytesOf(id)).toEqual(second)
})

it('takes what follows from both versions from its caller', async () => {
  const id = await reports.completed(founder)
  await rerun(id, 'second')
  const first = await previous(id)
  await switchBack(id, first?.updated_at, { total: 1 })
  expect(await reports.bytesOf(id)).toMatchObject({
    marketValidation: '{"share": 0.1, "uniqueValue": "first"}',
    real_citations: '[{"id": "s1", "title": "first"}]',
    scorecard: '{"total": 1}',
  })
})

it('goes back to what the founder had changed', async () => {
  const id = await reports.completed(founder)
  await save(id, await timeOf(id), 'mine')
  await rerun(id, 'second')
  await switchBack(id, await timeOf(id))
  const { data } = await founder.client.from('idea_validations').select('*').eq('id', id).single()
  expect(validationSchema.parse(data)).toMatchObject({
    report: { market: { uniqueValue: { text: 'mine' } } },
    previous: { market: { writer: { id: 'openai', model: 'second' } } },
  })
})

it('changes nothing while a section is written, nor by who comes first', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const id = await reports.completed(founder)
    const at = await timeOf(id)
    const [begun, saved] = await Promise.all([
      reports.beginRerun(founder, id, round % 2 ? 'market' : 'concept'),
      save(id, at, 'mine'),
    ])
    expect(begun.outcome).toBe('started')
    const { marketValidation } = (await reports.bytesOf(id)) ?? {}
    expect(marketValidation?.includes('mine')).toBe(saved)
    expect(await save(id, await timeOf(id), 'late')).toBe(false)
    expect(await switchBack(id, await timeOf(id))).toBe(false)
  }
})
