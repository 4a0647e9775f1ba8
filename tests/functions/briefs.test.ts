import { type BriefChanges, emptyBrief, firstValue } from '@domain/brief/brief'
import { answered } from '@domain/brief/changes'
import { sectionsOlderThanBrief } from '@domain/brief/follow'
import { readReport } from '@domain/report-storage'
import { scorecardOf } from '@domain/scorecard'
import { validationSchema } from '@domain/stored-validation'
import { engineNoteSchema, previousSchema } from '@domain/validation'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { signUp, type TestBackend } from '../support/backend'
import {
  attemptsOf,
  call,
  chargesOf,
  eventually,
  founderOf,
  IDEA,
  lapseLeases,
  rowOf,
  startWithFunctions,
  untilStatus,
  untilStep,
  WORKER,
  workerFrom,
} from './runs'

const open = emptyBrief()
const savedSchema = z.object({ version: z.int() })

let backend: TestBackend
beforeAll(async () => {
  backend = await startWithFunctions({}, workerFrom('numbered-revisions'))
})
afterAll(() => backend.close())

async function started(idea = IDEA, status = 'completed') {
  const founder = await founderOf(backend, idea)
  const { accessToken: token, client, validation } = founder
  await call(backend, { token, body: { validationId: validation } })
  const row = await untilStatus(backend, validation, status)
  const save = async (version: unknown, changes: BriefChanges) => {
    const args = { p_validation: validation, p_version: version, p_changes: changes }
    const { data, error } = await client.rpc('save_brief', args)
    if (error) throw error
    return savedSchema.parse(data).version
  }
  const revise = (body: object, caller = token) =>
    call(backend, { token: caller, name: 'revise-report', body: { validationId: validation, ...body } })
  return { ...founder, row, save, revise, now: () => rowOf(backend, validation) }
}

describe('a report that follows its brief', () => {
  it('is computed again as a whole, but for the inputs that its founder has set', async () => {
    const { row, save, revise, now } = await started()
    const share = { low: 0.2, base: 0.4, high: 0.5 }
    await revise({ action: 'edit-market', inputs: { reachableShare: share } })
    const version = await save(row.brief_version, {
      count: answered([{ value: 9000, source: 'Guild register' }], open.count),
      customer: answered(['Village bakers'], open.customer),
    })
    const response = await revise({ action: 'follow-brief' })
    expect([response.status, await response.json()]).toEqual([200, { success: true }])

    const { report, engine, createdAt } = validationSchema.parse(await now())
    const inputs = report.market?.model?.inputs ?? []
    expect(inputs.find(({ id }) => id === 'customers')?.range).toEqual({ low: 9000, base: 9000, high: 9000 })
    expect(inputs.find(({ id }) => id === 'reachableShare')?.range).toEqual(share)
    expect(JSON.stringify(report.concept)).toContain('Village bakers')
    const scorecard = scorecardOf(report, { asOf: createdAt, plan: null })
    expect((await now()).scorecard).toEqual(JSON.parse(JSON.stringify(scorecard)))
    expect(Object.values(engine?.sections ?? {}).map(({ briefVersion }) => briefVersion)).toEqual([
      version,
      version,
      version,
    ])
  })

  it('is nobody else’s to compute', async () => {
    const { revise } = await started()
    const other = await signUp(backend)
    expect((await revise({ action: 'follow-brief' }, other.accessToken)).status).toBe(404)
  })

  it('has the sections rewritten that its founder names, in one run that counts once', async () => {
    const { validation, accessToken: token, row, save, now } = await started()
    const version = await save(row.brief_version, { customer: answered(['Village bakers'], open.customer) })
    const body = { validationId: validation, action: 'rewrite-for-brief', sections: ['concept', 'market'] }
    const response = await call(backend, { token, body })
    expect([response.status, await response.json()]).toEqual([202, { success: true, status: 'running' }])
    const after = await eventually('both are written', async () => {
      const current = await now()
      return current.rerun === null && current
    })
    const { sections } = engineNoteSchema.parse(after.engine)
    // The follow-up updates the audience to the new brief version once the run has ended.
    const written = [sections.concept, sections.market].map((writer) => writer?.briefVersion)
    expect(written).toEqual([version, version])
    expect(Object.keys(previousSchema.parse(after.previous)).sort()).toEqual(['concept', 'market'])
    expect(await attemptsOf(backend, validation)).toMatchObject({ concept: 1, market: 1, evidence: 1 })
    const [free] = await backend.sql('select begun from private.free_reruns where validation_id = $1', [
      validation,
    ])
    expect(free).toEqual({ begun: 1 })
    expect(await chargesOf(backend, validation)).toEqual(['settled'])
  })
})

describe('what a founder changes while the report is written', () => {
  it('is in the report at the end of the run, though no browser is there', async () => {
    const entries = workerFrom('slow-validation')
    const own = await startWithFunctions({ SLOW_STEP: 'evidence', SLOW_STEP_MS: '10000000' }, entries)
    try {
      const { client, accessToken: token, validation } = await founderOf(own)
      const body = { validationId: validation }
      await call(own, { token, body })
      await untilStep(own, validation, 'evidence', ({ leased }) => leased)
      const before = await rowOf(own, validation)
      const { data } = await client.rpc('save_brief', {
        p_validation: validation,
        p_version: before.brief_version,
        p_changes: { customer: answered(['Village bakers'], open.customer) },
      })
      const { version } = savedSchema.parse(data)
      delete entries[WORKER]
      await own.functions.kill(WORKER)
      await lapseLeases(own)
      await call(own, { token, name: 'validate-idea', body })
      await untilStatus(own, validation, 'completed')
      const after = await eventually('the report has followed', async () => {
        const now = validationSchema.parse(await rowOf(own, validation))
        return sectionsOlderThanBrief(now).length === 0 && now
      })
      expect(after.briefVersion).toBe(version)
      expect(JSON.stringify(after.report.concept)).toContain('Village bakers')
      expect(await chargesOf(own, validation)).toEqual(['settled'])
    } finally {
      await own.close()
    }
  })
})

describe('an idea that says nothing', () => {
  it('is a report of questions without a charge, until one is answered', async () => {
    const { validation, row, save, revise, now } = await started('I have no idea yet')
    expect(row.brief_version).toBe(0)
    expect(await chargesOf(backend, validation)).toEqual(['released'])
    // This file's engine writes numbered texts; nothing it writes for an empty brief is shown.
    expect(JSON.stringify([row.projectConcept, row.targetUsers, row.marketValidation])).not.toMatch(
      /Writing \d/,
    )
    expect((await revise({ action: 'rerun', section: 'market' })).status).toBe(409)
    await save(0, { actions: answered(['Order bread by bike'], open.actions) })
    expect(await chargesOf(backend, validation)).toEqual(['released', 'settled'])
    expect((await revise({ action: 'follow-brief' })).status).toBe(200)
    const { brief, concept } = readReport(await now())
    expect(brief && firstValue(brief, 'actions')).toBe('Order bread by bike')
    expect(JSON.stringify(concept?.features.core)).toContain('Order bread by bike')
  })
})

describe('an idea with a criminal purpose', () => {
  it('ends with the reason, at no charge, however often it is tried', async () => {
    const idea = 'An online shop that sells prescription opioids without a prescription.'
    const { validation, accessToken: token, row } = await started(idea, 'error')
    expect(row.statusDetail).toMatch(/^Groundwork does not analyze plans to sell prescription drugs/)
    expect([row.projectConcept, row.brief]).toEqual([null, null])
    expect(await chargesOf(backend, validation)).toEqual(['released'])
    await call(backend, { token, body: { validationId: validation } })
    await eventually('it is refused again', async () => (await chargesOf(backend, validation)).length === 2)
    await untilStatus(backend, validation, 'error')
    expect(await chargesOf(backend, validation)).toEqual(['released', 'released'])
  })
})
