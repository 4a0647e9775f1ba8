import { readReport } from '@domain/report-storage'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ASKED_FOR } from '../../supabase/functions/_shared/ai/prompts/search.ts'
import { reply } from '../support/fake-model-server'
import { type ModelBackend, recordsOf, sampleReply, startWithModels } from './model-runs'
import { attemptsOf, chargesOf, untilStatus } from './runs'

let running: ModelBackend
beforeAll(async () => {
  // A worker waits one second for an answer, then leaves it to a later worker.
  running = await startWithModels({ AI_BACKGROUND: 'on', AI_CALL_TIMEOUT_SECONDS: '1' })
  await running.use('openai')
})
afterAll(() => running.close())

const SLOW_MS = 4_000

describe('answers that are made in the background', () => {
  it('are asked for by later workers, paid for once, in one attempt, however slow the model is', async () => {
    const { validation, calls } = await running.startedWith((call) => {
      const isSlow = call.name === 'risks' || call.prompt.includes(ASKED_FOR.size)
      return isSlow && call.name !== 'concept' ? reply.after(SLOW_MS, sampleReply(call)) : null
    })
    const report = readReport(await untilStatus(running.backend, validation, 'completed'))
    expect(report.market?.missing).toBeUndefined()
    expect(report.market?.research?.queries.some(({ outcome }) => outcome === 'failed')).toBe(false)
    expect(new Set(Object.values(await attemptsOf(running.backend, validation)))).toEqual(new Set([1]))
    expect(calls()).toHaveLength(11)
    expect(calls().every(({ raw }) => raw.background === true && raw.store === false)).toBe(true)
    const { 'part-risks': risks, 'search-size': size } = await recordsOf(running.backend, validation)
    for (const usage of [risks?.usage, size?.usage]) {
      const told = usage ?? []
      const sum = (figure: 'calls' | 'inputTokens') => told.reduce((total, each) => total + each[figure], 0)
      expect([sum('calls'), sum('inputTokens')]).toEqual([1, 1000])
    }
    expect(await chargesOf(running.backend, validation)).toEqual(['settled'])
  })

  it('are waited for where the provider makes none in the background of what it must not keep', async () => {
    const said = "Background mode requires 'store' to be true."
    const { validation, calls } = await running.startedWith((call) =>
      call.raw.background ? reply.status(400, {}, { message: said }) : sampleReply(call),
    )
    await untilStatus(running.backend, validation, 'completed')
    expect(new Set(Object.values(await attemptsOf(running.backend, validation)))).toEqual(new Set([1]))
    expect(calls().filter(({ raw }) => !raw.background)).toHaveLength(11)
    expect(calls().every(({ raw }) => raw.store === false)).toBe(true)
  })
})
