import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { TestBackend } from '../support/backend'
import { plannerOf } from './roadmap-runs'
import { eventually, founderOf, rowOf, startWithFunctions, untilStatus } from './runs'

const postedSchema = z.array(
  z.object({ url: z.string(), body: z.unknown(), headers: z.record(z.string(), z.string()) }),
)

let backend: TestBackend
beforeAll(async () => {
  backend = await startWithFunctions()
  // The host's additions to Postgres: requests sent after commit (pg_net) and secrets (vault).
  for (const statement of [
    'create schema net',
    'create schema vault',
    'create table vault.decrypted_secrets (name text, decrypted_secret text)',
    'create table net.posted (url text, body jsonb, headers jsonb)',
    `create function net.http_post(
       url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{}',
       timeout_milliseconds integer default 5000
     ) returns bigint language plpgsql as $$
     begin
       if url not like 'http%://%' then
         raise exception 'No scheme';
       end if;
       insert into net.posted values (url, body, headers);
       return 1;
     end $$`,
  ])
    await backend.sql(statement)
})
afterAll(() => backend.close())

const secret = (name: string, value: string) =>
  backend.sql('insert into vault.decrypted_secrets values ($1, $2)', [name, value])
const wake = async () =>
  (await backend.sql<{ woken: number }>('select private.wake_workers() as woken'))[0]?.woken
const posted = async () => postedSchema.parse(await backend.sql('delete from net.posted returning *'))

/** Moves a run's times back, as if it had been without a worker for `time`. */
const pass = (time: string) =>
  backend.sql(
    `update private.runs set handed_over_until = handed_over_until - $1::interval,
       touched_at = touched_at - $1::interval`,
    [time],
  )

/** A report and a roadmap that were begun but that no worker picked up. */
async function abandoned() {
  const { userId, validation } = await founderOf(backend)
  await backend.sql('select public.begin_validation($1, $2)', [userId, validation])
  const planner = await plannerOf(backend)
  await backend.sql(`select public.begin_roadmap($1, $2, 'interactive')`, [
    planner.userId,
    planner.validation,
  ])
  await pass('2 minutes')
  return { validation, planned: planner.validation }
}

describe('runs that nobody works on', () => {
  it('are handed to the functions by the database, which then bring them to their end', async () => {
    const { validation, planned } = await abandoned()
    expect(await wake()).toBe(0)
    await secret('project_url', `${backend.url}/`)
    expect(await wake()).toBe(0)
    await secret('service_role_key', backend.serviceKey)
    expect(await wake()).toBe(2)
    expect(await wake()).toBe(0)
    const requests = await posted()
    expect(requests).toHaveLength(2)
    for (const { url, body, headers } of requests) {
      const { status } = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
      expect(status).toBe(202)
    }
    await untilStatus(backend, validation, 'completed')
    await eventually('the roadmap is written', async () => {
      const rows = await backend.sql('select status from public.roadmaps where validation_id = $1', [planned])
      return rows[0]?.status === 'draft'
    })
  })

  it('end where the database cannot reach the functions', async () => {
    await backend.sql('delete from vault.decrypted_secrets')
    const { validation } = await abandoned()
    await pass('20 minutes')
    expect(await wake()).toBe(0)
    expect(await rowOf(backend, validation)).toMatchObject({ status: 'error' })
    expect(await posted()).toEqual([])
  })

  it('are swept also when a request cannot be posted', async () => {
    await secret('project_url', 'project.example')
    await secret('service_role_key', backend.serviceKey)
    const { validation } = await abandoned()
    expect(await wake()).toBe(0)
    await backend.sql(
      `update private.run_steps set attempt = private.max_attempts() from private.runs
       where id = run_id and validation_id = $1`,
      [validation],
    )
    await pass('2 minutes')
    expect(await wake()).toBe(0)
    expect(await rowOf(backend, validation)).toMatchObject({ status: 'error' })
  })

  it('are woken by nobody else, and the key is read by nobody', async () => {
    const rights = await backend.sql(
      `select who, call from unnest(array['anon', 'authenticated', 'service_role']) who,
         unnest(array['private.wake_workers()', 'private.edge_functions_access()']) call
       where has_function_privilege(who, call, 'execute')`,
    )
    expect(rights).toEqual([])
  })
})
