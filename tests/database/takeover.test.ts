import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { serviceClient, signUp, startTestBackend, type TestBackend, type TestUser } from '../support/backend'

const claimSchema = z.object({
  step: z.string(),
  lease: z.string(),
  attempt: z.number(),
  idea: z.string(),
  sections: z.record(z.string(), z.unknown()),
  more: z.number(),
})
const runSchema = z.object({ run: z.string(), fence: z.string(), worker: z.string() })
const begunSchema = z.object({ outcome: z.string(), run: runSchema.optional() })
type Run = z.infer<typeof runSchema>
const finishedSchema = z.object({ claimable: z.number(), completed: z.boolean() }).nullable()

// The embedded Postgres has a single session, so calls don't race; set TEST_DATABASE_URL to use a server, where they
// do.
let backend: TestBackend
let founder: TestUser
beforeAll(async () => {
  backend = await startTestBackend({ databaseUrl: process.env.TEST_DATABASE_URL })
  founder = await signUp(backend)
  await backend.sql(
    `insert into public.user_subscriptions (user_id, plan_id, valid_until) values ($1, 'pro', now() + interval '1 day')`,
    [founder.userId],
  )
})
afterAll(() => backend.close())

async function rpc<Output>(name: string, args: object, schema: z.ZodType<Output>): Promise<Output> {
  const { data, error } = await serviceClient(backend).rpc(name, args)
  if (error) throw error
  return schema.parse(data)
}

const begin = (validation: string) =>
  rpc('begin_validation', { p_user: founder.userId, p_validation: validation }, begunSchema)
const tryClaim = ({ run, fence }: Run) =>
  rpc('claim_step', { p_run: run, p_fence: fence, p_lease_seconds: 60 }, claimSchema.nullable())
const finish = (lease: string, columns = {}) =>
  rpc('finish_step', { p_lease: lease, p_result: { columns }, p_usage: null }, finishedSchema)

async function started(validation: string): Promise<Run> {
  const { run } = await begin(validation)
  if (!run) throw new Error('No run was started')
  return run
}

async function claim(run: Run) {
  const claimed = await tryClaim(run)
  if (!claimed) throw new Error('No step to claim')
  return claimed
}

/** A validation whose concept is done and whose audience step a worker holds. */
async function halfway() {
  const [row] = await backend.sql<{ id: string }>(
    `insert into public.idea_validations ("userId", "originalIdea") values ($1, 'Halfway') returning id`,
    [founder.userId],
  )
  const id = row?.id ?? ''
  const run = await started(id)
  const concept = await claim(run)
  await finish(concept.lease, { projectConcept: { overview: 'Kept' } })
  return { id, run, killed: await claim(run) }
}

const rowOf = async (id: string) =>
  (await founder.client.from('idea_validations').select('*').eq('id', id).single()).data

/** Makes a lease expire at once. */
const lapse = (lease: string) =>
  backend.sql(`update private.run_steps set leased_until = now() - interval '1 second' where lease = $1`, [
    lease,
  ])

it('goes on after a killed worker without repeating the finished step', async () => {
  const { id, run, killed } = await halfway()
  expect(await begin(id)).toEqual({ outcome: 'running' })
  await lapse(killed.lease)
  const takeover = await started(id)
  expect(takeover.run).toBe(run.run)
  expect(takeover.fence).not.toBe(run.fence)
  expect(await tryClaim(run)).toBeNull()

  const again = await claim(takeover)
  expect(again).toMatchObject({
    step: 'audience',
    attempt: 2,
    sections: { projectConcept: { overview: 'Kept' } },
    more: 1,
  })
  expect(await finish(killed.lease, { targetUsers: ['late'] })).toBeNull()
  expect(await rowOf(id)).toMatchObject({ targetUsers: null, projectConcept: { overview: 'Kept' } })

  const market = await claim(takeover)
  expect(await finish(market.lease)).toEqual({ claimable: 0, completed: false })
  expect(await finish(again.lease, { targetUsers: [] })).toEqual({ claimable: 1, completed: false })
  const evidence = await claim(takeover)
  expect(await finish(evidence.lease, { real_citations: [] })).toEqual({ claimable: 0, completed: true })
  expect(await rowOf(id)).toMatchObject({ status: 'completed', statusDetail: null, targetUsers: [] })
})

it('discards a result whose lease has lapsed', async () => {
  const { id, killed } = await halfway()
  await lapse(killed.lease)
  expect(await rpc('renew_lease', { p_lease: killed.lease, p_lease_seconds: 60 }, z.boolean())).toBe(false)
  expect(await finish(killed.lease, { targetUsers: ['late'] })).toBeNull()
  expect(await rowOf(id)).toMatchObject({ status: 'analyzing', targetUsers: null })
})

it('lets the sweep hand a dead run on, to one sweeper', async () => {
  const { run, killed } = await halfway()
  await lapse(killed.lease)
  const sweeps = await Promise.all(Array.from({ length: 5 }, () => rpc('sweep_runs', {}, z.array(runSchema))))
  expect(sweeps.flat().filter((swept) => swept.run === run.run)).toEqual([run])
  expect(await claim(run)).toMatchObject({ step: 'audience', attempt: 2 })
})

it('gives a step to one of many workers', async () => {
  const { run } = await halfway()
  const claims = await Promise.all(Array.from({ length: 10 }, () => tryClaim(run)))
  expect(claims.filter((one) => one !== null).map(({ step }) => step)).toEqual(['market'])
})

it('finishes once, however often the worker says so', async () => {
  const { run } = await halfway()
  const market = await claim(run)
  const answers = await Promise.all(Array.from({ length: 10 }, () => finish(market.lease)))
  expect(answers.filter((answer) => answer !== null)).toHaveLength(1)
})

it('releases the charge of a failed run once', async () => {
  const { id, run } = await halfway()
  const market = await claim(run)
  const failure = { p_reason: 'Out of order', p_detail: 'HTTP 500', p_retryable: false, p_not_before: null }
  const answers = await Promise.all(
    Array.from({ length: 5 }, () =>
      rpc('fail_step', { p_lease: market.lease, ...failure }, z.object({ outcome: z.string() })),
    ),
  )
  expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['failed', ...Array(4).fill('stale')])
  const charges = await backend.sql('select state from private.charges where validation_id = $1', [id])
  expect(charges).toEqual([{ state: 'released' }])
  expect(await rowOf(id)).toMatchObject({ status: 'error', statusDetail: 'Out of order' })
})
