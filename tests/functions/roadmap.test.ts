import { PHASES } from '@domain/phases'
import { computeRoadmap, problemsOf, roadmapContentSchema } from '@domain/roadmap'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestBackend } from '../support/backend'
import {
  adminOf,
  attemptsAt,
  buyAll,
  GENERATE,
  generate,
  plannerOf,
  projectOf,
  roadmapOf,
  untilWritten,
} from './roadmap-runs'
import { call, startWithFunctions } from './runs'

const UNKNOWN = '99999999-9999-4999-8999-999999999999'

let backend: TestBackend
let admin: Awaited<ReturnType<typeof adminOf>>
beforeAll(async () => {
  backend = await startWithFunctions()
  admin = await adminOf(backend)
})
afterAll(() => backend.close())

const REQUESTED = {
  http: 202,
  success: true,
  message: 'Roadmap requested successfully',
  status: 'in_progress',
  roadmapContent: null,
}

describe('a roadmap', () => {
  it('is accepted at once, written as a draft that adds up, and read by its founder when it is published', async () => {
    const { token, client, validation } = await plannerOf(backend)
    const answer = await generate(backend, { token, validation })
    expect(answer).toEqual({ ...REQUESTED, roadmapId: expect.any(String) })

    const row = await untilWritten(backend, validation)
    expect(row).toMatchObject({ status: 'draft', content: null, statusDetail: null })
    expect(problemsOf(row.draft)).toEqual([])
    const draft = roadmapContentSchema.parse(row.draft)
    expect(computeRoadmap(draft)).toEqual(draft)
    expect(draft).toMatchObject({
      name: 'Interactive Prototype: Bread by bike',
      writer: { id: 'built-in', model: null },
      region: 'Western Europe',
    })
    expect(await attemptsAt(backend, validation)).toEqual({ tasks: 1, delivery: 1 })

    const again = await generate(backend, { token, validation })
    expect(again).toMatchObject({ http: 200, roadmapId: row.id, status: 'draft', roadmapContent: null })
    expect(JSON.stringify(again)).not.toContain('teamComposition')

    const published = await admin.client.from('roadmaps').update({ status: 'published' }).eq('id', row.id)
    expect(published.error).toBeNull()
    expect(await generate(backend, { token, validation })).toMatchObject({
      http: 200,
      status: 'published',
      roadmapContent: draft,
    })
    const { data } = await client.from('roadmaps').select('content').eq('id', row.id).single()
    expect(data?.content).toEqual(draft)

    // Passing its id regenerates the roadmap; its founder reads the published version until the new one is published.
    const renewed = await generate(backend, { token, validation, existing: row.id })
    expect(renewed).toEqual({ ...REQUESTED, roadmapId: row.id })
    expect(await untilWritten(backend, validation)).toMatchObject({ status: 'published', content: draft })
    expect(await generate(backend, { token, validation, existing: row.id })).toMatchObject({
      ...{ http: 409, code: 'in_review', error: 'A new version is waiting for review.' },
    })
    expect(await generate(backend, { token, validation, existing: validation })).toMatchObject({
      http: 404,
      code: 'wrong_roadmap',
      error: 'existingRoadmapId does not name the Interactive Prototype roadmap of this project.',
    })
  })

  it('is written once when it is asked for twenty times at a time', async () => {
    const { token, validation } = await plannerOf(backend)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => generate(backend, { token, validation })),
    )
    expect(new Set(answers.map(({ roadmapId }) => roadmapId)).size).toBe(1)
    expect([200, 202]).toEqual(expect.arrayContaining([...new Set(answers.map(({ http }) => http))]))
    await untilWritten(backend, validation)
    expect(await attemptsAt(backend, validation)).toEqual({ tasks: 1, delivery: 1 })
  })

  it('is written for all phases side by side, each with work of its own', async () => {
    const { validation } = await plannerOf(backend)
    const answers = await Promise.all(
      PHASES.map((phase) => generate(backend, { token: admin.token, validation, phase })),
    )
    expect(answers.map(({ http }) => http)).toEqual([202, 202, 202, 202])
    const drafts = await Promise.all(
      PHASES.map(async (phase) =>
        roadmapContentSchema.parse((await untilWritten(backend, validation, phase)).draft),
      ),
    )
    expect(drafts.map(({ phases }) => phases[0]?.phase)).toEqual([...PHASES])
    const names = drafts.flatMap(({ phases }) => phases.flatMap(({ tasks }) => tasks.map(({ name }) => name)))
    expect(new Set(names).size).toBeGreaterThan(names.length * 0.9)
  })

  it('is generated anew by an administrator while the published one stays what it is', async () => {
    const { token, validation } = await plannerOf(backend)
    await generate(backend, { token, validation })
    const { id } = await untilWritten(backend, validation)
    await admin.client.from('roadmaps').update({ status: 'published' }).eq('id', id)
    const before = await roadmapOf(backend, validation)

    const anew = { token: admin.token, validation, existing: id }
    expect(await generate(backend, anew)).toMatchObject({ http: 202, roadmapId: id, roadmapContent: null })
    const after = await untilWritten(backend, validation)
    expect(after).toMatchObject({ status: 'published', content: before?.content })
    expect(problemsOf(after.draft)).toEqual([])
  })

  it('of a bought phase is given to its buyer, and of the same phase of another project is not', async () => {
    const founder = await plannerOf(backend)
    const other = await projectOf(backend, founder)
    await buyAll(backend, founder, founder.validation)
    const { token, validation } = founder
    expect(await generate(backend, { token, validation, phase: 'mvp' })).toMatchObject({ http: 202 })
    expect(await generate(backend, { token, validation: other, phase: 'mvp' })).toMatchObject({ http: 403 })
    expect((await untilWritten(backend, validation, 'mvp')).status).toBe('draft')
  })
})

describe('generate-roadmap refuses', () => {
  it('a phase that is not open to the founder, by its name', async () => {
    const { token, validation } = await plannerOf(backend)
    expect(await generate(backend, { token, validation, phase: 'production' })).toEqual({
      http: 403,
      error: "You don't have access to the Production Ready phase",
    })
    expect(await roadmapOf(backend, validation, 'production')).toBeNull()
  })

  it("another founder's validation and roadmap, as if there were none", async () => {
    const victim = await plannerOf(backend)
    await generate(backend, victim)
    const { id } = await untilWritten(backend, victim.validation)
    const before = await roadmapOf(backend, victim.validation)
    const attacker = await plannerOf(backend)
    const notFound = { http: 404, error: 'Validation not found' }
    const { token } = attacker
    expect(await generate(backend, { token, validation: victim.validation })).toEqual(notFound)
    expect(await generate(backend, { token, validation: victim.validation, existing: id })).toEqual(notFound)
    // With the attacker's own project, the other founder's roadmap looks like one that does not exist.
    const named = (existing: string) =>
      generate(backend, { token, validation: attacker.validation, existing })
    expect(await named(id)).toMatchObject({ http: 404, code: 'wrong_roadmap' })
    expect(await named(id)).toEqual(await named(UNKNOWN))
    expect(await generate(backend, { token, validation: UNKNOWN })).toEqual(notFound)
    expect(await roadmapOf(backend, victim.validation)).toEqual(before)
    expect(await roadmapOf(backend, attacker.validation)).toBeNull()
  })

  it('a validation that is not complete, or not planned', async () => {
    const unfinished = await plannerOf(backend, { status: 'analyzing', planned: false })
    expect(await generate(backend, unfinished)).toMatchObject({ http: 409, code: 'not_completed' })
    const unplanned = await plannerOf(backend, { planned: false })
    expect(await generate(backend, unplanned)).toEqual({
      http: 409,
      error: 'Plan the project first: a roadmap is based on its platforms, stack, budget and timeline.',
      code: 'planning_missing',
    })
  })

  it('callers whom nobody knows, other methods and bodies that say nothing', async () => {
    const { token, validation } = await plannerOf(backend)
    expect((await generate(backend, { validation })).http).toBe(401)
    expect((await generate(backend, { validation, token: backend.anonKey })).http).toBe(401)
    const status = async (init: object) => (await call(backend, { name: GENERATE, token, ...init })).status
    expect(await status({ method: 'PUT', body: {} })).toBe(405)
    for (const body of [
      '{"validationId":',
      {},
      [],
      { validationId: validation },
      { validationId: validation, phase: 'beta' },
      { validationId: validation, phase: 'interactive', existingRoadmapId: 'mine' },
      { run: validation, fence: validation, worker: GENERATE },
    ])
      expect(await status({ body })).toBe(400)
    expect(await roadmapOf(backend, validation)).toBeNull()
  })
})

describe('get-accessible-phases', () => {
  const phases = async (init: object) => {
    const response = await call(backend, { name: 'get-accessible-phases', ...init })
    return { status: response.status, answer: await response.json() }
  }

  it('names the free phase, those that were bought for the project, and all of them to administrators', async () => {
    const founder = await plannerOf(backend)
    const { token, validation } = founder
    const body = { projectId: validation }
    expect(await phases({ token, body })).toEqual({ status: 200, answer: { phases: ['interactive'] } })
    await buyAll(backend, founder, validation)
    expect((await phases({ token, body })).answer).toEqual({ phases: [...PHASES] })
    expect((await phases({ token: admin.token, body })).answer).toEqual({ phases: [...PHASES] })
  })

  it('tells nothing about projects of others or without a login', async () => {
    const owner = await plannerOf(backend)
    await buyAll(backend, owner, owner.validation)
    const { token } = await plannerOf(backend)
    const free = { status: 200, answer: { phases: ['interactive'] } }
    expect(await phases({ token, body: { projectId: owner.validation } })).toEqual(free)
    expect(await phases({ token, body: { projectId: UNKNOWN } })).toEqual(free)
    expect((await phases({ token, body: { projectId: 'mine' } })).status).toBe(400)
    expect((await phases({ body: { projectId: owner.validation } })).status).toBe(401)
    expect((await phases({ token, method: 'GET' })).status).toBe(405)
  })
})
