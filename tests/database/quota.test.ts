import { entitlementsSchema } from '@domain/pricing'
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
import { begunSchema } from './reports'

const CROWD = crowd(50)

// The embedded Postgres has a single session, so calls don't race; set TEST_DATABASE_URL to use a server, where they
// do.
let backend: TestBackend
beforeAll(async () => {
  backend = await startTestBackend({ databaseUrl: process.env.TEST_DATABASE_URL })
})
afterAll(() => backend.close())

async function submit({ client, userId }: TestUser, originalIdea: string) {
  const row = { originalIdea, status: 'pending', userId, title: originalIdea }
  const { data, error } = await client.from('idea_validations').insert(row).select('id').single()
  if (error) throw error
  return z.object({ id: z.string() }).parse(data).id
}

async function begin({ userId }: TestUser, validation: string) {
  const { data, error } = await serviceClient(backend).rpc('begin_validation', {
    p_user: userId,
    p_validation: validation,
  })
  if (error) throw error
  return begunSchema.parse(data)
}

const chargesOf = ({ userId }: TestUser) =>
  backend.sql<{ state: string; source: string }>(
    'select state, source from private.charges where user_id = $1 order by created_at',
    [userId],
  )

const entitlementsOf = async ({ client }: TestUser) =>
  entitlementsSchema.parse((await client.rpc('get_my_entitlements')).data)

function tally(outcomes: { outcome: string }[]) {
  const counts: Record<string, number> = {}
  for (const { outcome } of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1
  return counts
}

it('charges once for many ideas that are submitted at the same time', async () => {
  const founder = await signUp(backend)
  const outcomes = await Promise.all(
    Array.from({ length: CROWD }, async (_, number) =>
      begin(founder, await submit(founder, `Idea ${number}`)),
    ),
  )
  expect(tally(outcomes)).toEqual({ started: 1, quota_exceeded: CROWD - 1 })
  expect(await chargesOf(founder)).toEqual([{ state: 'held', source: 'free' }])
  expect(await entitlementsOf(founder)).toMatchObject({ used: 1, allowed: 1, pro: false })
  const { count } = await founder.client
    .from('idea_validations')
    .select('*', { count: 'exact', head: true })
    .eq('status', 'analyzing')
  expect(count).toBe(1)
})

it('starts one run for one idea that is begun many times at once', async () => {
  const founder = await signUp(backend)
  const id = await submit(founder, 'Once')
  const outcomes = await Promise.all(Array.from({ length: CROWD }, () => begin(founder, id)))
  expect(tally(outcomes)).toEqual({ started: 1, running: CROWD - 1 })
  expect(await chargesOf(founder)).toHaveLength(1)
})

it('keeps the crowd of one founder away from the quota of another', async () => {
  const founders = await Promise.all([signUp(backend), signUp(backend), signUp(backend)])
  const outcomes = await Promise.all(founders.map(async (one) => begin(one, await submit(one, 'Mine'))))
  expect(tally(outcomes)).toEqual({ started: 3 })
})

it('gives back what a run held that was deleted before any work, and nothing for a deleted report', async () => {
  const founder = await signUp(backend)
  const running = await submit(founder, 'Running')
  await begin(founder, running)
  await founder.client.from('idea_validations').delete().eq('id', running)
  expect(await chargesOf(founder)).toMatchObject([{ state: 'released' }])

  const completed = await submit(founder, 'Completed')
  await begin(founder, completed)
  await backend.sql(`update private.charges set state = 'settled' where validation_id = $1`, [completed])
  await founder.client.from('idea_validations').delete().eq('id', completed)
  expect(await begin(founder, await submit(founder, 'Third'))).toMatchObject({ outcome: 'quota_exceeded' })
})

it('does not find the validation of somebody else', async () => {
  const [founder, other] = await Promise.all([signUp(backend), signUp(backend)])
  expect(await begin(other, await submit(founder, 'Not yours'))).toEqual({
    outcome: 'not_found',
  })
})
