import { afterEach, describe, expect, it } from 'vitest'
import type { TestBackend } from '../support/backend'
import {
  attemptsOf,
  call,
  chargesOf,
  eventually,
  founderOf,
  lapseLeases,
  rowOf,
  startWithFunctions,
  untilStatus,
  untilStep,
  WORKER,
  workerFrom,
} from './runs'

const HOURS = '10000000'
const ONE_MORE = { concept: 1, audience: 2, market: 1, evidence: 1 }

let backend: TestBackend
afterEach(() => backend.close())

const resultsOf = (validation: string) =>
  backend.sql(
    `select section, written_at::text, "projectConcept"::text, "marketValidation"::text
     from private.report_sections s join public.idea_validations v on v.id = s.validation_id
     where v.id = $1 and section in ('concept', 'market') order by section`,
    [validation],
  )

/** A run whose worker was killed during the second step; the next worker is fast. */
async function killedInSecondStep() {
  const entries = workerFrom('slow-validation')
  backend = await startWithFunctions({ SLOW_STEP: 'audience', SLOW_STEP_MS: HOURS }, entries)
  const founder = await founderOf(backend)
  const { accessToken: token, validation } = founder
  expect((await call(backend, { token, body: { validationId: validation } })).status).toBe(202)
  await untilStep(backend, validation, 'market', ({ done }) => done)
  await untilStep(backend, validation, 'audience', ({ leased }) => leased)
  const row = await rowOf(backend, validation)
  const results = await resultsOf(validation)
  delete entries[WORKER]
  await backend.functions.kill(WORKER)
  return { ...founder, token, row, results }
}

describe('a run whose worker was killed (kill -9) in the second step', () => {
  it('shows what was finished until then, and goes on from there after a nudge of its founder', async () => {
    const { token, validation, row, results } = await killedInSecondStep()
    expect(row).toMatchObject({ status: 'analyzing', statusDetail: 'Step 2/3: Describing the personas' })
    expect(row.projectConcept).not.toBeNull()
    expect(row.marketValidation).not.toBeNull()
    expect(row.targetUsers).toBeNull()

    const nudge = { token, name: 'validate-idea', body: { validationId: validation } }
    expect((await call(backend, nudge)).status).toBe(202)
    await lapseLeases(backend)
    expect((await call(backend, nudge)).status).toBe(202)
    await untilStatus(backend, validation, 'completed')
    expect(await attemptsOf(backend, validation)).toEqual(ONE_MORE)
    expect(await resultsOf(validation)).toEqual(results)
    expect(await chargesOf(backend, validation)).toEqual(['settled'])
  })

  it('is finished when any other founder comes by', async () => {
    const { validation } = await killedInSecondStep()
    const other = await founderOf(backend)
    await lapseLeases(backend)
    await call(backend, { token: other.accessToken, body: { validationId: other.validation } })
    await untilStatus(backend, validation, 'completed')
    await untilStatus(backend, other.validation, 'completed')
    expect(await attemptsOf(backend, validation)).toEqual(ONE_MORE)
  })

  it('is finished by the mere restart of the function once the lease of the dead has lapsed', async () => {
    const { validation } = await killedInSecondStep()
    await lapseLeases(backend)
    await call(backend, { method: 'OPTIONS' })
    await untilStatus(backend, validation, 'completed')
    expect(await attemptsOf(backend, validation)).toEqual(ONE_MORE)
    expect(await chargesOf(backend, validation)).toEqual(['settled'])
  })
})

describe('a slow step', () => {
  it('keeps its lease for as long as its worker lives, whoever sweeps meanwhile', async () => {
    backend = await startWithFunctions(
      // Short, but long enough for a busy machine to renew the lease in time.
      { VALIDATION_LEASE_SECONDS: '7', SLOW_STEP: 'market', SLOW_STEP_MS: '10000' },
      workerFrom('slow-validation'),
    )
    const slow = await founderOf(backend)
    await call(backend, { token: slow.accessToken, body: { validationId: slow.validation } })
    await untilStep(backend, slow.validation, 'market', ({ leased }) => leased)
    const quick = await founderOf(backend)
    const nudge = {
      token: quick.accessToken,
      name: 'validate-idea',
      body: { validationId: quick.validation },
    }
    await eventually('the slow one is completed', async () => {
      await call(backend, nudge)
      return (await rowOf(backend, slow.validation)).status === 'completed'
    })
    expect(await attemptsOf(backend, slow.validation)).toEqual({
      concept: 1,
      audience: 1,
      market: 1,
      evidence: 1,
    })
  })
})
