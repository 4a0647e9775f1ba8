import { freeLimitsSchema, planSchema } from '@domain/pricing'
import { validationSchema } from '@domain/stored-validation'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import {
  serviceClient,
  signIn,
  signUp,
  startTestBackend,
  type TestBackend,
  type TestUser,
} from '../support/backend'

let backend: TestBackend
let owner: TestUser

beforeAll(async () => {
  backend = await startTestBackend({ databaseUrl: process.env.TEST_DATABASE_URL })
  owner = await signUp(backend)
})
afterAll(() => backend.close())

/** Submits an idea as the browser does. */
async function submit(originalIdea: string) {
  const { data, error } = await owner.client
    .from('idea_validations')
    .insert({ originalIdea, status: 'pending', userId: owner.userId, title: originalIdea })
    .select()
    .single()
  if (error) throw error
  return z.object({ id: z.string() }).parse(data).id
}

async function statusOf(id: string) {
  const { data } = await owner.client
    .from('idea_validations')
    .select('status, statusDetail, originalIdea')
    .eq('id', id)
    .single()
  return data
}

const mark = (id: string, status: string, statusDetail: string) =>
  owner.client.from('idea_validations').update({ status, statusDetail }).eq('id', id)

it('stores an idea and gives it back as the row that the browser reads', async () => {
  const id = await submit('An app for dogs')
  const { data } = await owner.client.from('idea_validations').select('*').eq('id', id).single()
  expect(validationSchema.parse(data)).toMatchObject({
    id,
    idea: 'An app for dogs',
    title: 'An app for dogs',
    status: 'pending',
    userId: owner.userId,
    report: { concept: null, audience: null, market: null, evidence: null },
  })
})

it('lets the owner mark a failed start and retry', async () => {
  const id = await submit('Marked')
  expect((await mark(id, 'error', 'Network error: offline')).error).toBeNull()
  expect(await statusOf(id)).toMatchObject({ status: 'error', statusDetail: 'Network error: offline' })
  expect((await mark(id, 'pending', 'Retrying validation...')).error).toBeNull()
  expect(await statusOf(id)).toMatchObject({ status: 'pending', statusDetail: 'Retrying validation...' })
})

it('ignores an error mark that comes while the analysis runs', async () => {
  const id = await submit('Late')
  await serviceClient(backend).rpc('begin_validation', { p_user: owner.userId, p_validation: id })
  expect((await mark(id, 'error', 'Network error: late')).error).toBeNull()
  expect(await statusOf(id)).toMatchObject({
    status: 'analyzing',
    statusDetail: 'Step 1/3: Shaping the project concept',
  })
})

it.each([
  { originalIdea: 'Another' },
  { status: 'completed' },
  { projectConcept: { overview: 'Mine' } },
  { status: 'error', engine: { id: 'openai' } },
  { rerun: { sections: ['market'], state: 'running', reason: null } },
  { brief: { product: { state: 'none' } } },
  { brief_version: 7 },
  { previous: { market: { writer: null, writtenAt: '2026-11-21' } } },
  { created_at: '2001-01-01' },
  { userId: 'a0000000-0000-4000-8000-000000000001' },
])('refuses the owner a change of %j', async (change) => {
  const id = await submit('Fixed')
  const { error, status } = await owner.client.from('idea_validations').update(change).eq('id', id)
  expect([status, error?.code]).toEqual([403, '42501'])
  expect(await statusOf(id)).toMatchObject({ status: 'pending', originalIdea: 'Fixed' })
})

it('lets the owner delete an idea', async () => {
  const id = await submit('Deleted')
  expect((await owner.client.from('idea_validations').delete().eq('id', id)).error).toBeNull()
  expect(await statusOf(id)).toBeNull()
})

it('makes a profile of the names that were signed up with, which their owner may change', async () => {
  const own = () => owner.client.from('profiles').select('*').eq('id', owner.userId).single()
  expect((await own()).data).toMatchObject({ firstName: 'Test', lastName: 'Founder' })
  const { error } = await owner.client
    .from('profiles')
    .update({ firstName: 'Tess', lastName: 'Finder', updated_at: new Date().toISOString() })
    .eq('id', owner.userId)
  expect(error).toBeNull()
  expect((await own()).data).toMatchObject({ firstName: 'Tess', lastName: 'Finder' })
  const short = await owner.client.from('profiles').update({ firstName: 'T' }).eq('id', owner.userId)
  expect([short.status, short.error?.message]).toEqual([400, 'First name must be at least 2 characters'])
})

it('answers plans and free limits in the shapes that both sides share', async () => {
  const plans = z.array(planSchema).parse((await owner.client.rpc('get_pricing_plans')).data)
  expect(plans.map(({ id, price }) => [id, price])).toEqual([
    ['free', 0],
    ['multi-idea', 5],
    ['roadmap-pack', 10],
    ['pro', 29],
  ])
  expect(freeLimitsSchema.parse((await owner.client.rpc('get_free_plan_limits')).data)).toEqual({
    idea_validations: 1,
    unlocked_phases: ['interactive'],
  })
})

it('has two demo accounts to sign in with', async () => {
  const founder = await signIn(backend, 'founder@groundwork.test', 'groundwork-demo')
  expect((await founder.client.from('idea_validations').select('id')).data).toEqual([])
  expect((await founder.client.from('profiles').select('firstName, lastName').single()).data).toEqual({
    firstName: 'Ada',
    lastName: 'Founder',
  })
  const admin = await signIn(backend, 'admin@groundwork.test', 'groundwork-demo')
  expect((await admin.client.rpc('is_admin')).data).toBe(true)
})
