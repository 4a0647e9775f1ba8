import { formatRange } from '@domain/market-calculation'
import { editModel, marketSizeOf } from '@domain/market-model'
import { readReport } from '@domain/report-storage'
import { scorecardOf } from '@domain/scorecard'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestBackend } from '../support/backend'
import { call, chargesOf, founderOf, rowOf, startWithFunctions, untilStatus } from './runs'

const FUNCTION = 'revise-report'
const CUSTOMERS = { low: 1000, base: 2000, high: 3000 }
/** Has a price and a count, which the built-in analysis uses in its calculations. */
const COUNTED =
  'A service for small bakeries in Munich that forecasts demand per product. 49 euros a month per shop. There are 350 small bakeries in Munich.'

let backend: TestBackend
beforeAll(async () => {
  backend = await startWithFunctions()
})
afterAll(() => backend.close())

async function completed() {
  const founder = await founderOf(backend, COUNTED)
  await call(backend, { token: founder.accessToken, body: { validationId: founder.validation } })
  const row = await untilStatus(backend, founder.validation, 'completed')
  const revise = (body: object, token = founder.accessToken) =>
    call(backend, { token, name: FUNCTION, body: { validationId: founder.validation, ...body } })
  return { ...founder, row, revise, now: () => rowOf(backend, founder.validation) }
}

const textsOf = async (validation: string) => {
  const [row] = await backend.sql(
    `select "projectConcept"::text as concept, "userRoles"::text as roles, "targetUsers"::text as users,
       "marketValidation"::text as market, real_citations::text as citations, engine::text as engine,
       status, completed_at::text as completed
     from public.idea_validations where id = $1`,
    [validation],
  )
  return row
}

describe('an edit of the market inputs', () => {
  it('is stored with all that follows from it, and with nothing else', async () => {
    const { validation, row, revise, now } = await completed()
    const before = await textsOf(validation)
    const response = await revise({ action: 'edit-market', inputs: { customers: CUSTOMERS } })
    expect([response.status, await response.json()]).toEqual([200, { success: true }])

    const model = readReport(row).market?.model
    const changed = await now()
    const report = readReport(changed)
    expect(report.market?.model).toEqual(model && editModel(model, { customers: CUSTOMERS }))
    expect(report.market?.model?.inputs.find(({ id }) => id === 'customers')).toMatchObject({
      basis: 'founder',
      range: CUSTOMERS,
    })
    const edited = report.market?.model
    expect(changed.marketValidation).toMatchObject({
      marketSize: { totalAddressableMarket: edited && formatRange(edited, 'tam', marketSizeOf(edited).tam) },
    })
    expect(changed.scorecard).toEqual(
      JSON.parse(JSON.stringify(scorecardOf(report, { asOf: String(changed.created_at), plan: null }))),
    )
    const { market, ...others } = { ...before }
    expect(await textsOf(validation)).toMatchObject(others)
    expect(await chargesOf(backend, validation)).toEqual(['settled'])
  })

  it('is undone by a reset, byte for byte', async () => {
    const { validation, row, revise, now } = await completed()
    const before = await textsOf(validation)
    await revise({ action: 'edit-market', inputs: { customers: CUSTOMERS } })
    expect((await revise({ action: 'reset-market' })).status).toBe(200)
    expect(await textsOf(validation)).toEqual(before)
    expect((await now()).scorecard).toEqual(row.scorecard)
  })

  it('keeps both of two edits that are made at once', async () => {
    const { revise, now } = await completed()
    const answers = await Promise.all([
      revise({ action: 'edit-market', inputs: { customers: CUSTOMERS } }),
      revise({ action: 'edit-market', inputs: { reachableShare: { low: 0.1, base: 0.2, high: 0.3 } } }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const inputs = readReport(await now()).market?.model?.inputs.filter(({ basis }) => basis === 'founder')
    expect(inputs?.map(({ id }) => id)).toEqual(expect.arrayContaining(['customers', 'reachableShare']))
  })

  it.each([
    ['low above base', { customers: { low: 5, base: 4, high: 6 } }],
    ['a negative number', { customers: { low: -1, base: 4, high: 6 } }],
    ['a share above 100%', { reachableShare: { low: 0, base: 0.5, high: 1.5 } }],
    ['a number in words', { customers: { low: '1', base: '2', high: '3' } }],
    ['a number without end', { customers: { low: 1, base: 2, high: 1e300 } }],
    ['a missing end', { customers: { low: 1, base: 2 } }],
    [
      'a market above all that is earned on earth',
      { customers: { low: 1e9, base: 1e10, high: 1e15 }, revenuePerCustomer: { low: 1, base: 2, high: 3 } },
    ],
    ['an unknown input', { price: CUSTOMERS }],
    ['an input that this report does not have', { marketSpend: CUSTOMERS }],
    ['no inputs', undefined],
  ])('is refused with 400 for %s', async (_, inputs) => {
    const { validation, revise } = await completed()
    const before = await textsOf(validation)
    const response = await revise({ action: 'edit-market', inputs })
    expect(response.status).toBe(400)
    expect(await textsOf(validation)).toEqual(before)
  })
})

describe('a revision', () => {
  it('of a report of somebody else is not found', async () => {
    const { validation, revise } = await completed()
    const before = await textsOf(validation)
    const { accessToken } = await founderOf(backend, COUNTED)
    for (const body of [
      { action: 'edit-market', inputs: { customers: CUSTOMERS } },
      { action: 'reset-market' },
      { action: 'rerun', section: 'market' },
      { action: 'switch-version', section: 'market' },
    ])
      expect((await revise(body, accessToken)).status).toBe(404)
    expect(await textsOf(validation)).toEqual(before)
  })

  it('of a report that is not complete is refused', async () => {
    const { accessToken: token, validation } = await founderOf(backend, COUNTED)
    for (const body of [
      { action: 'edit-market', inputs: { customers: CUSTOMERS } },
      { action: 'rerun', section: 'concept' },
      { action: 'switch-version', section: 'concept' },
    ]) {
      const response = await call(backend, {
        token,
        name: FUNCTION,
        body: { validationId: validation, ...body },
      })
      expect([response.status, await response.json()]).toEqual([
        409,
        { error: 'The report is not complete yet.' },
      ])
    }
  })

  it('needs a person who is signed in', async () => {
    const { validation } = await completed()
    const body = { validationId: validation, action: 'reset-market' }
    expect((await call(backend, { name: FUNCTION, body })).status).toBe(401)
    const service = await call(backend, { token: backend.serviceKey, name: FUNCTION, body })
    expect(service.status).toBe(403)
  })

  it.each([
    ['an unknown action', { action: 'delete' }],
    ['an unknown section', { action: 'rerun', section: 'evidence' }],
    ['no action', {}],
  ])('is refused with 400 for %s', async (_, body) => {
    const { revise } = await completed()
    expect((await revise(body)).status).toBe(400)
  })

  it('back to an earlier version is refused when there is none', async () => {
    const { revise } = await completed()
    const response = await revise({ action: 'switch-version', section: 'concept' })
    expect([response.status, await response.json()]).toEqual([409, { error: 'There is no earlier version.' }])
  })
})
