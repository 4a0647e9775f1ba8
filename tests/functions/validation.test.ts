import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { firstValue } from '../../supabase/functions/_shared/domain/brief/brief.ts'
import { readReport } from '../../supabase/functions/_shared/domain/report-storage.ts'
import { engineNoteSchema } from '../../supabase/functions/_shared/domain/validation.ts'
import type { TestBackend } from '../support/backend'
import {
  attemptsOf,
  call,
  chargesOf,
  founderOf,
  IDEA,
  rowOf,
  startWithFunctions,
  submit,
  untilStatus,
} from './runs'

const ONCE_EACH = { concept: 1, audience: 1, market: 1, evidence: 1 }

let backend: TestBackend
beforeAll(async () => {
  backend = await startWithFunctions()
})
afterAll(() => backend.close())

describe('a validation', () => {
  it('is accepted at once and completed in the background, with every column filled', async () => {
    const { accessToken: token, validation } = await founderOf(backend)
    const response = await call(backend, { token, body: { idea: IDEA, validationId: validation } })
    expect(response.status).toBe(202)
    expect(await response.json()).toEqual({ success: true, status: 'analyzing' })
    expect(response.headers.get('access-control-allow-origin')).toBe(backend.url)

    const row = await untilStatus(backend, validation, 'completed')
    const { brief, concept, audience, market, evidence } = readReport(row)
    expect(brief && firstValue(brief, 'customer')).toMatch(/^home bakers/i)
    expect(concept?.overview.text).toContain('bread by bike')
    expect(audience).not.toBeNull()
    expect(market?.model).not.toBeNull()
    expect(evidence).not.toBeNull()
    expect(engineNoteSchema.parse(row.engine)).toMatchObject({
      id: 'built-in',
      briefVersion: row.brief_version,
    })
    expect(row.statusDetail ?? '').toBe('')
    expect(row.completed_at).not.toBeNull()
    expect(await attemptsOf(backend, validation)).toEqual(ONCE_EACH)
    expect(await chargesOf(backend, validation)).toEqual(['settled'])
  })

  it('is started by validate-idea just the same', async () => {
    const { accessToken: token, validation } = await founderOf(backend)
    const response = await call(backend, { token, name: 'validate-idea', body: { validationId: validation } })
    expect(response.status).toBe(202)
    await untilStatus(backend, validation, 'completed')
  })

  it('is of the stored idea, whatever the request says', async () => {
    const { accessToken: token, validation } = await founderOf(backend)
    await call(backend, { token, body: { idea: 'Sell zeppelins', validationId: validation } })
    const row = await untilStatus(backend, validation, 'completed')
    expect(row.originalIdea).toBe(IDEA)
    expect(JSON.stringify(row)).not.toMatch(/zeppelin/i)
  })

  it('is answered with 200 when it is complete, and nothing happens', async () => {
    const { accessToken: token, validation } = await founderOf(backend)
    await call(backend, { token, body: { validationId: validation } })
    const before = await untilStatus(backend, validation, 'completed')
    const response = await call(backend, { token, body: { validationId: validation } })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ success: true, status: 'completed' })
    expect(await rowOf(backend, validation)).toEqual(before)
  })

  it('does each step once, and is charged once, when it is started fifty times at a time', async () => {
    const { accessToken: token, validation } = await founderOf(backend)
    const start = () => call(backend, { token, body: { validationId: validation } })
    const responses = await Promise.all(Array.from({ length: 50 }, start))
    const statuses = new Set(responses.map(({ status }) => status))
    expect([200, 202]).toEqual(expect.arrayContaining([...statuses]))
    await untilStatus(backend, validation, 'completed')
    expect(await attemptsOf(backend, validation)).toEqual(ONCE_EACH)
    expect(await chargesOf(backend, validation)).toEqual(['settled'])
  })

  it.each([
    ['one letter', 'x'],
    ['emoji', '👩‍👩‍👧 🚀🚀🚀 🏳️‍🌈'],
    ['right-to-left text', 'منصة لتعليم الأطفال البرمجة'],
    ['HTML', '<script>alert(1)</script><img src=x onerror=alert(2)>'],
    ['characters of JSON and SQL', `"'\\u0000{}; drop table idea_validations; --`],
    ['as many characters as there may be', 'Bread by bike for towns. '.repeat(800)],
  ])('of an idea of %s is completed', async (_, idea) => {
    const { accessToken: token, validation } = await founderOf(backend, idea)
    await call(backend, { token, body: { validationId: validation } })
    const row = await untilStatus(backend, validation, 'completed')
    expect(row.originalIdea).toBe(idea.trim())
  })
})

describe('the limit of a plan', () => {
  it('refuses the second idea of a free founder with 402, says so in its row and charges nothing', async () => {
    const founder = await founderOf(backend)
    const { accessToken: token, validation } = founder
    await call(backend, { token, body: { validationId: validation } })
    await untilStatus(backend, validation, 'completed')
    const second = await submit(founder)
    const response = await call(backend, { token, body: { validationId: second } })
    const error = 'Validation limit reached. Please upgrade to our Pro plan to validate more ideas.'
    expect(response.status).toBe(402)
    expect(await response.json()).toEqual({ error, code: 'quota_exceeded' })
    expect(await rowOf(backend, second)).toMatchObject({ status: 'error', statusDetail: error })
    expect(await chargesOf(backend, second)).toEqual([])
  })

  it('lets exactly one of fifty ideas through that are started at a time', async () => {
    const founder = await founderOf(backend)
    const ideas = [
      founder.validation,
      ...(await Promise.all(Array.from({ length: 49 }, () => submit(founder)))),
    ]
    const start = (validationId: string) =>
      call(backend, { token: founder.accessToken, body: { validationId } })
    const responses = await Promise.all(ideas.map(start))
    const answers = await Promise.all(
      responses.map(async (response) => ({ status: response.status, text: await response.text() })),
    )
    expect(answers.filter(({ status }) => status !== 402)).toEqual([
      { status: 202, text: JSON.stringify({ success: true, status: 'analyzing' }) },
    ])
    const charges = await Promise.all(ideas.map((id) => chargesOf(backend, id)))
    expect(charges.flat()).toHaveLength(1)
  })
})
