import { afterEach, describe, expect, it } from 'vitest'
import type { TestBackend } from '../support/backend'
import {
  attemptsAt,
  GENERATE,
  generate,
  plannerOf,
  roadmapSteps,
  roadmapsFrom,
  untilWritten,
} from './roadmap-runs'
import { call, eventually, lapseLeases, startWithFunctions } from './runs'

const REASON = 'The planning service is busy. Please try again.'

let backend: TestBackend
afterEach(() => backend.close())

async function startInterrupted(env: Record<string, string>) {
  const entries = roadmapsFrom('interrupted-roadmap')
  backend = await startWithFunctions(env, entries)
  const founder = await plannerOf(backend)
  expect((await generate(backend, founder)).http).toBe(202)
  return { ...founder, entries }
}

describe('a roadmap whose worker was killed (kill -9) in its second step', () => {
  it('is finished by the mere restart of the function, without writing the first step again', async () => {
    const { validation, entries } = await startInterrupted({
      ROADMAP_STEP: 'delivery',
      ROADMAP_WAIT_MS: '10000000',
    })
    const steps = await eventually('the second step is under way', async () => {
      const found = await roadmapSteps(backend, validation)
      return found.delivery?.leased && found
    })
    delete entries[GENERATE]
    await backend.functions.kill(GENERATE)
    await lapseLeases(backend)
    await call(backend, { name: GENERATE, method: 'OPTIONS' })
    expect(await untilWritten(backend, validation)).toMatchObject({ status: 'draft' })
    expect(await attemptsAt(backend, validation)).toEqual({ tasks: 1, delivery: 2 })
    expect((await roadmapSteps(backend, validation)).tasks?.started).toBe(steps?.tasks?.started)
  })
})

describe('an engine that fails', () => {
  it('twice in a way that may pass is asked a third time', async () => {
    const { validation } = await startInterrupted({ ROADMAP_STEP: 'tasks', ROADMAP_FAILS: '2' })
    expect(await untilWritten(backend, validation)).toMatchObject({ status: 'draft' })
    expect(await attemptsAt(backend, validation)).toEqual({ tasks: 3, delivery: 1 })
  })

  it('for good leaves the roadmap pending with its reason; asking again goes on where it stopped', async () => {
    const founder = await startInterrupted({
      ROADMAP_STEP: 'delivery',
      ROADMAP_FAILS: '1',
      ROADMAP_FOR_GOOD: 'yes',
    })
    const failed = await untilWritten(backend, founder.validation)
    expect(failed).toMatchObject({ status: 'pending', statusDetail: REASON, content: null, draft: null })
    const { tasks, delivery } = await roadmapSteps(backend, founder.validation)
    expect(delivery?.failures).toMatchObject([{ detail: 'HTTP 529' }])

    expect(await generate(backend, founder)).toMatchObject({ http: 202, roadmapId: failed.id })
    expect(await untilWritten(backend, founder.validation)).toMatchObject({ status: 'draft' })
    expect((await roadmapSteps(backend, founder.validation)).tasks?.started).toBe(tasks?.started)
  })
})
