import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { runRecordSchema } from '@/features/report/run-record'
import { signUp, startTestBackend, type TestBackend, type TestUser } from '../support/backend'
import { reportsOf } from './reports'

let backend: TestBackend
let founder: TestUser
let admin: TestUser
let validation: string
beforeAll(async () => {
  backend = await startTestBackend({ databaseUrl: process.env.TEST_DATABASE_URL })
  founder = await signUp(backend)
  admin = await signUp(backend)
  await backend.sql('select private.grant_admin($1)', [admin.email])
  const reports = reportsOf(backend)
  validation = await reports.completed(founder)
  const claimed = await reports.claim(await reports.beginRerun(founder, validation, 'market'))
  await reports.call(
    'fail_step',
    {
      p_lease: claimed?.lease,
      p_reason: 'The model is busy',
      p_detail: 'HTTP 429',
      p_retryable: true,
      p_not_before: new Date(Date.now() + 60_000).toISOString(),
      p_usage: {
        provider: 'openai',
        model: 'gpt-6-luna',
        calls: 2,
        searches: 1,
        inputTokens: 1200,
        outputTokens: 34,
        costDollars: 0.0101,
        notes: ['gpt-4o was retired'],
      },
    },
    z.object({ outcome: z.literal('retry') }),
  )
})
afterAll(() => backend.close())

const read = ({ client }: TestUser, id = validation) => client.rpc('get_validation_run', { p_validation: id })

it('shows administrators how a report was made, in the shape that their screen reads', async () => {
  const { data } = await read(admin)
  expect(runRecordSchema.parse(data)).toMatchObject({
    status: 'completed',
    charges: [{ kind: 'validation', source: 'free', state: 'settled' }],
    steps: [
      { step: 'concept', attempt: 1, failures: [], usage: [] },
      { step: 'audience', attempt: 1 },
      {
        step: 'market',
        attempt: 1,
        finishedAt: null,
        failures: [{ attempt: 1, detail: 'HTTP 429' }],
        usage: [{ attempt: 1, model: 'gpt-6-luna', costDollars: 0.0101, notes: ['gpt-4o was retired'] }],
      },
      { step: 'evidence', notBefore: null },
    ],
  })
  const { steps, charges } = runRecordSchema.parse(data)
  const times = [charges[0]?.at, steps[0]?.finishedAt, steps[2]?.notBefore, steps[2]?.failures[0]?.at]
  for (const time of times) expect(Math.abs(Date.parse(time ?? '') - Date.now())).toBeLessThan(3_600_000)
})

it('answers null for a validation that is not there', async () => {
  expect(await read(admin, crypto.randomUUID())).toMatchObject({ data: null, error: null })
})

it('refuses everybody else, the owner included', async () => {
  expect((await read(founder)).error?.code).toBe('42501')
})
