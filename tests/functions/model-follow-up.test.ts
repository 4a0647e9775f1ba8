import { validationSchema } from '@domain/stored-validation'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ASKED_FOR } from '../../supabase/functions/_shared/ai/prompts/search.ts'
import { type Call, reply } from '../support/fake-model-server'
import { judgeReply, type ModelBackend, recordsOf, sampleReply, startWithModels } from './model-runs'
import { attemptsOf, chargesOf, eventually, rowOf, untilStatus } from './runs'

let running: ModelBackend
beforeAll(async () => {
  running = await startWithModels({ AI_FOLLOW_UP: 'on' })
  await running.use('openai')
})
afterAll(() => running.close())

const reportOf = async (validation: string) =>
  validationSchema.parse(await rowOf(running.backend, validation))
const untilFollowedUp = (validation: string, state: string | null) =>
  eventually(`the follow-up is ${state}`, async () => {
    const row = await reportOf(validation)
    if (row.followUp?.state === 'failed' && state !== 'failed')
      throw new Error(`It failed: ${row.followUp.reason}`)
    return (row.followUp?.state ?? null) === state && row.status === 'completed' && row
  })

const QUESTIONS = [
  { topic: 'size', query: 'register of home bakers Bavaria count' },
  { topic: 'demand', query: 'home bakers forum selling bread complaints' },
]
const planning = (call: Call) => (call.name === 'gaps' ? reply.json({ questions: QUESTIONS }) : null)

describe('what follows a completed report', () => {
  it('judges its quotations while it is read, and asks nothing more where nothing is open', async () => {
    const { validation, calls } = await running.startedWith((call) =>
      call.name === 'gaps' ? reply.json({ questions: [] }) : null,
    )
    const done = await untilFollowedUp(validation, null)
    const judged = (done.report.evidence?.citations ?? []).flatMap(({ check }) => check.support ?? [])
    expect(judged.length).toBeGreaterThan(5)
    expect(judged.filter(({ by }) => by === 'model').every(({ verdict }) => verdict === 'supports')).toBe(
      true,
    )
    expect(calls().filter(({ name }) => name === 'concept')).toHaveLength(1)
    expect(await chargesOf(running.backend, validation)).toEqual(['settled'])
  })

  it('searches for what is open and rewrites the report, which can be read all the time and switched back', async () => {
    const { validation, calls } = await running.startedWith(planning)
    await untilStatus(running.backend, validation, 'completed')
    const done = await untilFollowedUp(validation, 'done')
    expect(done.followUp?.searches).toBe(2)
    const again = done.report.market?.research?.queries.filter(({ round }) => round === 2) ?? []
    expect(again.map(({ query }) => query).toSorted()).toEqual(QUESTIONS.map(({ query }) => query).toSorted())
    expect(Object.keys(done.previous).toSorted()).toEqual(['audience', 'concept', 'market'])
    const names = calls().map(({ kind, name }) => (kind === 'search' ? 'search' : name))
    const count = (name: string) => names.filter((each) => each === name).length
    expect([count('search'), count('gaps'), count('concept'), count('market')]).toEqual([8, 1, 2, 2])
    const revised = calls().filter(({ name }) => name === 'concept')[1]
    expect(revised?.prompt).toContain('[BEGIN FINDINGS')
    expect(new Set(Object.values(await attemptsOf(running.backend, validation)))).toEqual(new Set([1]))
    expect(await chargesOf(running.backend, validation)).toEqual(['settled'])
  })

  it('still names a search of the first round that failed, and has it tried again alone', async () => {
    const failing = ({ kind, prompt }: Call) =>
      kind === 'search' && (prompt.includes(ASKED_FOR.counter) || prompt.includes('home bakers forum'))
    const { validation, accessToken, calls, answer } = await running.startedWith((call) =>
      failing(call) ? reply.status(400, {}, { message: 'No.' }) : planning(call),
    )
    const done = await untilFollowedUp(validation, 'done')
    const reason = expect.stringContaining('configuration problem')
    const failed = done.report.market?.research?.queries.filter(({ outcome }) => outcome === 'failed') ?? []
    expect(failed).toEqual([
      {
        topic: 'demand',
        query: 'home bakers forum selling bread complaints',
        round: 2,
        sources: 0,
        outcome: 'failed',
        reason,
      },
      { topic: 'counter', query: '', sources: 0, outcome: 'failed', reason },
    ])

    answer(() => null)
    await running.revise(accessToken, { action: 'retry-missing', validationId: validation })
    const mended = await eventually('the search is made', async () => {
      const row = await reportOf(validation)
      return row.rerun === null && row
    })
    const queries = mended.report.market?.research?.queries ?? []
    expect(queries.filter(({ outcome }) => outcome === 'failed')).toEqual([])
    expect(queries.map(({ topic }) => topic)).toContain('counter')
    expect(calls().filter(({ kind }) => kind === 'search')).toHaveLength(1)
  })

  it('corrects what no source bears out, without a plan for more searches', async () => {
    const { validation, calls } = await running.startedWith((call) => {
      if (call.name === 'gaps') return reply.json({ questions: [] })
      return call.name === 'judge' ? judgeReply(call, (at) => (at < 4 ? 'contradicts' : 'supports')) : null
    })
    await untilFollowedUp(validation, 'done')
    const parts = calls().filter(
      ({ prompt }) => prompt.includes('[BEGIN NOT BORNE OUT') && prompt.includes('CONCEPT'),
    )
    expect(new Set(parts.map(({ name }) => name))).toEqual(new Set(['market', 'competitors', 'risks']))
    const again = calls().filter(
      ({ kind, name }) => kind === 'search' || name === 'concept' || name === 'audience',
    )
    expect(again).toHaveLength(6 + 1 + 1)
  })

  it('leaves the report as it is where it fails, and goes on from there when its founder asks', async () => {
    const { validation, accessToken, calls, answer } = await running.startedWith((call) =>
      call.name === 'judge' ? reply.status(400, {}, { message: 'No.' }) : null,
    )
    const failed = await untilFollowedUp(validation, 'failed')
    expect(failed.followUp?.reason).toMatch(/configuration problem/)
    expect(failed.report.market?.competitors.length).toBeGreaterThan(0)
    answer((call) => (call.name === 'gaps' ? reply.json({ questions: [] }) : null))
    await running.revise(accessToken, { action: 'retry-follow-up', validationId: validation })
    await untilFollowedUp(validation, null)
    expect(new Set(calls().map(({ name }) => name))).toEqual(new Set(['judge', 'gaps']))
  })

  it('keeps what the founder changed meanwhile', async () => {
    let goOn = () => {}
    const changed = new Promise<void>((resolve) => {
      goOn = resolve
    })
    const { validation, accessToken } = await running.startedWith(async (call) => {
      if (call.name !== 'market' || call.nth !== 2) return planning(call)
      await changed
      return sampleReply(call)
    })
    await eventually('the second round has begun', async () => {
      const { 'part-market': part } = await recordsOf(running.backend, validation, 'follow_up')
      return part && part.attempt === 1
    })
    const { report } = await reportOf(validation)
    const [input] = report.market?.model?.inputs ?? []
    if (!input) throw new Error('There is no input')
    await running.revise(accessToken, {
      action: 'edit-market',
      validationId: validation,
      inputs: { [input.id]: { low: 1, base: 2, high: 3 } },
    })
    goOn()
    const kept = await untilFollowedUp(validation, 'dropped')
    expect(kept.report.market?.model?.inputs[0]?.range.base).toBe(2)
  })
})
