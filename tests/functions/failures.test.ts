import { afterEach, describe, expect, it } from 'vitest'
import type { TestBackend } from '../support/backend'
import { attemptsOf, call, chargesOf, founderOf, startWithFunctions, untilStatus, workerFrom } from './runs'

const REASON = 'The analysis service is busy. Please try again.'

let backend: TestBackend
afterEach(() => backend.close())

async function startFailing(env: Record<string, string>) {
  backend = await startWithFunctions(env, workerFrom('failing-validation'))
  const { accessToken: token, validation } = await founderOf(backend)
  const start = () => call(backend, { token, body: { validationId: validation } })
  expect((await start()).status).toBe(202)
  return { start, validation }
}

describe('an engine that fails', () => {
  it('twice in a way that may pass is asked a third time, and the run is completed', async () => {
    const { validation } = await startFailing({ FAILING_STEP: 'market', FAILING_TIMES: '2' })
    await untilStatus(backend, validation, 'completed')
    expect(await attemptsOf(backend, validation)).toEqual({ concept: 1, audience: 1, market: 3, evidence: 1 })
    expect(await chargesOf(backend, validation)).toEqual(['settled'])
  })

  it('three times ends the run with its reason and gives the charge back; Retry goes on and is free', async () => {
    const { start, validation } = await startFailing({ FAILING_STEP: 'evidence', FAILING_TIMES: '3' })
    const failed = await untilStatus(backend, validation, 'error')
    expect(failed.statusDetail).toBe(REASON)
    expect(failed.marketValidation).not.toBeNull()
    expect(await chargesOf(backend, validation)).toEqual(['released'])

    expect((await start()).status).toBe(202)
    await untilStatus(backend, validation, 'completed')
    expect(await attemptsOf(backend, validation)).toMatchObject({ concept: 1, audience: 1, market: 1 })
    expect((await chargesOf(backend, validation)).filter((state) => state !== 'released')).toEqual([
      'settled',
    ])
  })

  it('for good is not asked again', async () => {
    const { validation } = await startFailing({
      FAILING_STEP: 'concept',
      FAILING_TIMES: '1',
      FAILING_FOR_GOOD: 'yes',
    })
    const failed = await untilStatus(backend, validation, 'error')
    expect(failed.statusDetail).toBe(REASON)
    expect(await attemptsOf(backend, validation)).toMatchObject({ concept: 1, audience: 0 })
    expect(await chargesOf(backend, validation)).toEqual(['released'])
  })
})
