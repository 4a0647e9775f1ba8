import { readReport } from '@domain/report-storage'
import { validationSchema } from '@domain/validation'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestBackend } from '../support/backend'
import { call, chargesOf, founderOf, rowOf, startWithFunctions, untilStatus } from './runs'

const CUSTOMERS = { low: 1000, base: 2000, high: 3000 }

let backend: TestBackend
beforeAll(async () => {
  backend = await startWithFunctions()
})
afterAll(() => backend.close())

async function completed() {
  const founder = await founderOf(backend)
  await call(backend, { token: founder.accessToken, body: { validationId: founder.validation } })
  await untilStatus(backend, founder.validation, 'completed')
  const revise = (body: object, token = founder.accessToken) =>
    call(backend, { token, name: 'revise-report', body: { validationId: founder.validation, ...body } })
  return {
    ...founder,
    revise,
    correct: (corrections: object) => revise({ action: 'correct-understanding', corrections }),
    now: async () => validationSchema.parse(await rowOf(backend, founder.validation)),
    stored: () => rowOf(backend, founder.validation),
  }
}

describe('a correction of what was understood', () => {
  it('composes the whole report anew at once, at no charge, and is remembered', async () => {
    const { validation, correct, now } = await completed()
    const before = await now()
    const answer = await correct({
      facts: { audience: 'night nurses', place: 'Norway' },
      domain: 'recruiting',
    })
    expect([answer.status, await answer.json()]).toEqual([200, { success: true }])

    const after = await now()
    expect(after.report.audience?.personas[0]?.description).toEqual({
      text: 'Night nurses.',
      basis: 'founder',
      sources: [],
    })
    expect(after.report.market?.model?.inputs[0]?.note).toContain('Norway')
    expect(after.engine?.domain).toMatchObject({ id: 'recruiting', chosen: true })
    expect(after.engine?.understood).toContainEqual({ id: 'place', text: 'Norway', corrected: true })
    expect(after.corrections.facts).toEqual({ audience: 'night nurses', place: 'Norway' })
    expect(after.report.evidence).not.toEqual(before.report.evidence)
    expect([after.status, after.completedAt]).toEqual(['completed', before.completedAt])
    expect(await chargesOf(backend, validation)).toEqual(['settled'])
  })

  it('leaves the market inputs that the founder has set', async () => {
    const { revise, correct, now } = await completed()
    await revise({ action: 'edit-market', inputs: { customers: CUSTOMERS } })
    expect((await correct({ facts: { place: 'Norway' } })).status).toBe(200)
    const [customers] = (await now()).report.market?.model?.inputs ?? []
    expect(customers).toMatchObject({ range: CUSTOMERS, basis: 'founder' })
    expect(customers?.original?.note).toContain('Norway')
  })

  it('is taken back by an empty one, byte for byte', async () => {
    const { correct, stored } = await completed()
    const before = readReport(await stored())
    await correct({ facts: { audience: 'night nurses' }, second: 'marketplaces' })
    expect(readReport(await stored())).not.toEqual(before)
    await correct({})
    expect(readReport(await stored())).toEqual(before)
  })

  it.each([
    ['an unknown domain', { domain: 'alchemy' }],
    ['a text without end', { facts: { audience: 'x'.repeat(301) } }],
    ['an unknown fact', { facts: { mood: 'good' } }],
    ['no object', 'all wrong'],
  ])('is refused with %s, and nothing changes', async (_, corrections) => {
    const { revise, stored } = await completed()
    const before = await stored()
    expect((await revise({ action: 'correct-understanding', corrections })).status).toBe(400)
    expect(await stored()).toEqual(before)
  })

  it('is refused to others, and for what a model has written', async () => {
    const { validation, revise, stored } = await completed()
    const other = await founderOf(backend)
    const body = { action: 'correct-understanding', corrections: { facts: { place: 'Norway' } } }
    expect((await revise(body, other.accessToken)).status).toBe(404)
    await backend.sql(
      `update public.idea_validations
       set engine = jsonb_set(engine, '{sections,market}', '{"id": "openai", "model": "m"}') where id = $1`,
      [validation],
    )
    const before = await stored()
    const answer = await revise(body)
    expect([answer.status, await answer.json()]).toMatchObject([409, { error: /A model wrote this report/ }])
    expect(await stored()).toEqual(before)
  })
})
