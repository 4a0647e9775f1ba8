import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import type { Database } from '../../local/database/database'
import { openDatabase } from '../../local/database/open-database'
import { serviceClient, signUp, startTestBackend, type TestBackend } from '../support/backend'
import { type PostgresServer, startPostgres } from '../support/postgres'

// Deadlocks need several sessions, which only a server has.
let server: PostgresServer
let backend: TestBackend
let database: Database
beforeAll(async () => {
  server = await startPostgres()
  backend = await startTestBackend({ databaseUrl: server.url })
  database = await openDatabase({ url: server.url })
})
afterAll(async () => {
  await database.close()
  await backend.close()
  await server.close()
})

const runSchema = z.object({ run: z.string(), fence: z.string() })
const begunSchema = z.object({ run: runSchema })
const claimSchema = z.object({ lease: z.string() })

let user: string
let validation: string
beforeEach(async () => {
  user = (await signUp(backend)).userId
  const [row] = await backend.sql<{ id: string }>(
    `insert into public.idea_validations ("userId", "originalIdea") values ($1, 'Bread by bike') returning id`,
    [user],
  )
  validation = row?.id ?? ''
})

async function rpc<Output>(name: string, args: object, schema: z.ZodType<Output>): Promise<Output> {
  const { data, error } = await serviceClient(backend).rpc(name, args)
  if (error) throw error
  return schema.parse(data)
}

async function claim({ run, fence }: z.infer<typeof runSchema>): Promise<string> {
  return (await rpc('claim_step', { p_run: run, p_fence: fence, p_lease_seconds: 60 }, claimSchema)).lease
}

const finish = (lease: string, result: object) =>
  rpc('finish_step', { p_lease: lease, p_result: result, p_usage: null }, z.unknown())

async function lastStepOfRoadmap(): Promise<string> {
  await backend.sql(`update public.idea_validations set status = 'completed' where id = $1`, [validation])
  await backend.sql('insert into public.project_planning (validation_id) values ($1)', [validation])
  const { run } = await rpc(
    'begin_roadmap',
    { p_user: user, p_validation: validation, p_phase: 'interactive' },
    begunSchema,
  )
  await finish(await claim(run), { section: {}, content: null })
  return claim(run)
}

/** Locks a row as its deletion does, starts the work, and deletes the row once the work waits for the lock. */
async function deletedDuring(row: string, work: () => Promise<unknown>): Promise<unknown> {
  let working: Promise<unknown> = Promise.resolve()
  await database.transaction(async (run) => {
    await run(`select from ${row} for update`)
    working = work()
    await expect.poll(() => run('select from pg_locks where not granted')).not.toEqual([])
    await run(`delete from ${row}`)
  })
  return working
}

it('lets an account be deleted while a step of its validation is finished', async () => {
  const { run } = await rpc('begin_validation', { p_user: user, p_validation: validation }, begunSchema)
  const lease = await claim(run)
  const answer = deletedDuring(`public.profiles where id = '${user}'`, () => finish(lease, { columns: {} }))
  expect(await answer).toBeNull()
})

it('lets an account be deleted while its roadmap is begun', async () => {
  await backend.sql(`update public.idea_validations set status = 'completed' where id = $1`, [validation])
  await backend.sql('insert into public.project_planning (validation_id) values ($1)', [validation])
  const answer = deletedDuring(`public.profiles where id = '${user}'`, () =>
    rpc(
      'begin_roadmap',
      { p_user: user, p_validation: validation, p_phase: 'interactive' },
      z.object({ outcome: z.string() }),
    ),
  )
  expect(await answer).toEqual({ outcome: 'not_found' })
})

it('lets a validation be deleted while its roadmap is finished', async () => {
  const lease = await lastStepOfRoadmap()
  const answer = deletedDuring(`public.idea_validations where id = '${validation}'`, () =>
    finish(lease, { section: {}, content: {} }),
  )
  expect(await answer).toBeNull()
})
