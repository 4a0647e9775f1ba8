import { afterAll, beforeAll, expect, it } from 'vitest'
import { serviceClient, signUp, startTestBackend, type TestBackend } from '../support/backend'

const DEAD = 12

let backend: TestBackend
beforeAll(async () => {
  backend = await startTestBackend()
})
afterAll(() => backend.close())

it('hands over ten dead runs at most in one sweep, and the others in the next', async () => {
  const { userId } = await signUp(backend)
  await backend.sql(
    `with dead as (
       insert into public.idea_validations ("userId", "originalIdea", status)
       select $1, 'Idea ' || n, 'pending' from generate_series(1, $2::integer) n
       returning id
     )
     select private.open_run('validation', id, null, '', 'owner', null, private.report_steps(), true) from dead`,
    [userId, DEAD],
  )
  await backend.sql(`update private.runs set handed_over_until = now() - interval '1 second'`)
  const service = serviceClient(backend)
  const sweep = async () => (await service.rpc('sweep_runs')).data
  expect(await sweep()).toHaveLength(10)
  expect(await sweep()).toHaveLength(2)
  expect(await sweep()).toEqual([])
})
