import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { previousSchema, type Section } from '../../supabase/functions/_shared/domain/validation.ts'
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

const COLUMNS: Record<Section, string[]> = {
  concept: ['projectConcept', 'userRoles'],
  audience: ['targetUsers'],
  market: ['marketValidation'],
}
const HOURS = '10000000'
const SECTIONS: Section[] = ['concept', 'audience', 'market']

/** One backend for all tests; a change to `env` takes effect when the worker next boots. */
const env: Record<string, string> = {}
let backend: TestBackend
beforeAll(async () => {
  backend = await startWithFunctions(env, workerFrom('numbered-revisions'))
})
afterAll(() => backend.close())

async function completed() {
  const founder = await founderOf(backend)
  const { accessToken: token, validation } = founder
  await call(backend, { token, body: { validationId: validation } })
  await untilStatus(backend, validation, 'completed')
  const revise = (action: string, section: Section, seen?: string | null) =>
    call(backend, { token, body: { validationId: validation, action, section, seen } })
  return { ...founder, revise }
}

/** Runs `act` with a worker that has these variables. */
async function withWorker(variables: Record<string, string>, act: () => Promise<void>) {
  Object.assign(env, variables)
  await backend.functions.kill(WORKER)
  try {
    await act()
  } finally {
    for (const name of Object.keys(variables)) delete env[name]
    await backend.functions.kill(WORKER)
  }
}

/** The report's columns as the database stores them, byte for byte. */
async function bytesOf(validation: string): Promise<Record<string, unknown>> {
  const columns = Object.values(COLUMNS).flat()
  const [row] = await backend.sql(
    `select ${columns.map((column) => `"${column}"::text as "${column}"`).join(', ')},
       completed_at::text as completed_at, status from public.idea_validations where id = $1`,
    [validation],
  )
  return row ?? {}
}

const rerunEnded = (validation: string) =>
  eventually('the section is written', async () => {
    const row = await rowOf(backend, validation)
    const rerun = row.rerun as { state: string } | null
    return rerun?.state !== 'running' && row
  })

const without = (row: Record<string, unknown>, section: Section) =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !COLUMNS[section].includes(column)))

describe('a section that is written again', () => {
  it.each(SECTIONS)(
    'is another one for %s; the others keep every byte, and nothing is charged',
    async (section) => {
      const { validation, revise } = await completed()
      const before = await bytesOf(validation)
      const response = await revise('rerun', section)
      expect([response.status, await response.json()]).toEqual([202, { success: true, status: 'running' }])
      const row = await rerunEnded(validation)
      const after = await bytesOf(validation)
      expect(row.status).toBe('completed')
      expect(row.rerun).toBeNull()
      expect(without(after, section)).toEqual(without(before, section))
      const [main = ''] = COLUMNS[section]
      expect(String(before[main])).toMatch(/Writing \d+/)
      expect(after[main]).not.toBe(before[main])
      expect(row.previous).toMatchObject({ [section]: { writer: { id: 'built-in' } } })
      expect(await chargesOf(backend, validation)).toEqual(['settled'])
    },
  )

  it('can be switched back and forth, byte for byte', async () => {
    const { validation, revise } = await completed()
    const first = await bytesOf(validation)
    await revise('rerun', 'concept')
    await rerunEnded(validation)
    const second = await bytesOf(validation)
    expect((await revise('switch-version', 'concept')).status).toBe(200)
    expect(await bytesOf(validation)).toEqual(first)
    expect((await revise('switch-version', 'concept')).status).toBe(200)
    expect(await bytesOf(validation)).toEqual(second)
  })

  it('is not replaced by another tab that has not seen it', async () => {
    const { validation, revise } = await completed()
    await revise('rerun', 'concept', null)
    const { previous } = await rerunEnded(validation)
    const second = await bytesOf(validation)
    const { concept } = previousSchema.parse(previous)
    expect((await revise('rerun', 'concept', null)).status).toBe(409)
    expect((await revise('switch-version', 'concept', null)).status).toBe(409)
    expect(await bytesOf(validation)).toEqual(second)
    const answers = await Promise.all(
      [1, 2].map(() => revise('switch-version', 'concept', concept?.writtenAt)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await bytesOf(validation)).not.toEqual(second)
  })

  it('leaves the report as it was when it cannot be written, says why, and charges nothing', async () => {
    const { validation, revise } = await completed()
    const before = await bytesOf(validation)
    await withWorker({ REVISION_FAILS: 'market' }, async () => {
      expect((await revise('rerun', 'market')).status).toBe(202)
      await rerunEnded(validation)
    })
    const row = await rowOf(backend, validation)
    expect(row.rerun).toEqual({
      sections: ['market'],
      state: 'failed',
      reason: 'The model refused this idea.',
    })
    expect(await bytesOf(validation)).toEqual(before)
    expect(row.previous).toEqual({})
    expect(await chargesOf(backend, validation)).toEqual(['settled'])
  })

  it('is written once, however often it is asked for', async () => {
    const { validation, revise } = await completed()
    const answers = await Promise.all(Array.from({ length: 20 }, () => revise('rerun', 'market')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]))
    await rerunEnded(validation)
    expect(await attemptsOf(backend, validation)).toMatchObject({ market: 1, evidence: 1 })
    expect(await chargesOf(backend, validation)).toEqual(['settled'])
  })

  it('is written while no other one is', async () => {
    const { validation, revise } = await completed()
    await withWorker({ REVISION_MS: HOURS }, async () => {
      await revise('rerun', 'audience')
      await untilStep(backend, validation, 'audience', ({ leased }) => leased)
      const response = await revise('rerun', 'market')
      expect(response.status).toBe(409)
      expect((await response.json()).error).toMatch(/Another section/)
      const again = await revise('rerun', 'audience')
      expect(await again.json()).toEqual({ success: true, status: 'running', underWay: true })
    })
    expect(await rowOf(backend, validation)).toMatchObject({
      rerun: { sections: ['audience'], state: 'running' },
    })
  })

  it('costs one validation after 24 hours, which a founder without any left is told', async () => {
    const { validation, revise } = await completed()
    await backend.sql(
      "update public.idea_validations set completed_at = now() - interval '25 hours' where id = $1",
      [validation],
    )
    const before = await bytesOf(validation)
    const response = await revise('rerun', 'market')
    expect([response.status, (await response.json()).code]).toEqual([402, 'quota_exceeded'])
    expect(await bytesOf(validation)).toEqual(before)
    expect(await chargesOf(backend, validation)).toEqual(['settled'])
  })

  it('is refused once five were begun on the first day', async () => {
    const { validation, revise } = await completed()
    await backend.sql('insert into private.free_reruns (validation_id, begun) values ($1, 5)', [validation])
    const response = await revise('rerun', 'market')
    expect([response.status, (await response.json()).code]).toEqual([429, 'too_many'])
  })

  it('is taken over when its worker is killed, the report being there all the time', async () => {
    const { validation, revise } = await completed()
    await withWorker({ REVISION_MS: HOURS }, async () => {
      await revise('rerun', 'audience')
      await untilStep(backend, validation, 'audience', ({ leased }) => leased)
    })
    expect(await rowOf(backend, validation)).toMatchObject({
      status: 'completed',
      rerun: { sections: ['audience'], state: 'running' },
    })
    await lapseLeases(backend)
    await eventually('it is asked for again and written', async () => {
      await revise('rerun', 'audience')
      return 'audience' in Object(await rowOf(backend, validation)).previous
    })
    expect(await chargesOf(backend, validation)).toEqual(['settled'])
  })
})
