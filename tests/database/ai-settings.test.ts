import { MODEL_PROVIDERS, modelColumn, modelsOf, PROVIDERS } from '@domain/model-providers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  crowd,
  serviceClient,
  signUp,
  startTestBackend,
  type TestBackend,
  type TestUser,
} from '../support/backend'

const CROWD = crowd(50)
const ROW = 'id, provider, is_active, openai_model, anthropic_model, deepseek_model'
const rowSchema = z.object({
  id: z.string(),
  provider: z.string(),
  is_active: z.boolean(),
  openai_model: z.string(),
  anthropic_model: z.string(),
  deepseek_model: z.string(),
})

// The embedded Postgres has a single session, so calls don't race; set TEST_DATABASE_URL to use a server, where they
// do.
let backend: TestBackend
let admin: TestUser
beforeAll(async () => {
  backend = await startTestBackend({ databaseUrl: process.env.TEST_DATABASE_URL })
  admin = await signUp(backend)
  await backend.sql('select private.grant_admin($1)', [admin.email])
})
beforeEach(() => switchTo('openai'))
afterAll(() => backend.close())

const switchTo = (provider: string) => admin.client.rpc('switch_ai_provider', { p_provider: provider })
const settings = () => admin.client.from('ai_provider_settings')

async function rows() {
  const { data, error } = await settings().select(ROW).order('provider')
  if (error) throw error
  return z.array(rowSchema).parse(data)
}
/** The values that a column's check constraint allows, sorted. */
async function allowedIn(column: string) {
  const [rule] = await backend.sql<{ text: string }>(
    'select pg_get_constraintdef(oid) as text from pg_constraint where conname = $1',
    [`ai_provider_settings_${column}_check`],
  )
  return [...(rule?.text.matchAll(/'([^']+)'/g) ?? [])].map(([, value]) => value).sort()
}
const active = async () => (await rows()).filter((row) => row.is_active).map(({ provider }) => provider)

it('has a row for each provider of the descriptor and accepts no other', async () => {
  expect((await rows()).map(({ provider }) => provider)).toEqual([...PROVIDERS].sort())
  expect(await allowedIn('provider')).toEqual([...PROVIDERS].sort())
})

describe.each(PROVIDERS)('of %s', (provider) => {
  const column = modelColumn(provider)

  it('holds the models that can be selected', async () => {
    expect(await allowedIn(column)).toEqual(
      modelsOf(provider)
        .map(({ id }) => id)
        .sort(),
    )
  })

  it('begins with the default model', async () => {
    const [given] = await backend.sql<{ text: string }>(
      `select column_default as text from information_schema.columns
       where table_name = 'ai_provider_settings' and column_name = $1`,
      [column],
    )
    expect(given?.text).toBe(`'${MODEL_PROVIDERS[provider].defaultModel}'::text`)
  })

  it('takes another model from an administrator, and no unknown one', async () => {
    const model = modelsOf(provider).at(-1)?.id
    const change = (id?: string) =>
      settings()
        .update({ [column]: id })
        .eq('provider', provider)
    expect((await change(model)).error).toBeNull()
    expect((await change(MODEL_PROVIDERS[provider].defaultModel)).error).toBeNull()
    expect((await change('gpt-99')).error?.code).toBe('23514')
    expect((await rows()).find((row) => row.provider === provider)).toMatchObject({
      [column]: MODEL_PROVIDERS[provider].defaultModel,
    })
  })
})

it('keeps one provider active through many switches at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: CROWD }, (_, number) => switchTo(PROVIDERS[number % 3] ?? '')),
  )
  expect(answers.map(({ error }) => error?.message).filter(Boolean)).toEqual([])
  expect(await active()).toHaveLength(1)
})

it('keeps one provider active whatever is switched, upserted and turned off at once', async () => {
  const before = await rows()
  const acts = [
    (provider: string) => switchTo(provider),
    (provider: string) => settings().update({ is_active: true }).eq('provider', provider),
    (provider: string) => settings().update({ is_active: false }).eq('provider', provider),
    (provider: string) =>
      settings().upsert(before.map((row) => ({ ...row, is_active: row.provider === provider }))),
  ]
  const answers = await Promise.all(
    Array.from({ length: CROWD }, (_, number) => acts[number % 4]?.(PROVIDERS[number % 3] ?? '')),
  )
  const messages = new Set(answers.map((answer) => answer?.error?.message).filter(Boolean))
  expect([...messages].filter((message) => message !== 'At least one provider must be active.')).toEqual([])
  expect(await active()).toHaveLength(1)
})

it.each(PROVIDERS)('upserts all rows with %s as the active one, in any order', async (provider) => {
  for (const order of [1, -1]) {
    const wanted = (await rows()).map((row) => ({ ...row, is_active: row.provider === provider }))
    wanted.sort((one, other) => order * one.provider.localeCompare(other.provider))
    const { error } = await settings().upsert(wanted).select(ROW)
    expect(error).toBeNull()
    expect(await active()).toEqual([provider])
  }
})

it('says why the only active provider cannot be turned off', async () => {
  const { error, status } = await settings().update({ is_active: false }).eq('provider', 'openai')
  expect([status, error?.message]).toEqual([400, 'At least one provider must be active.'])
  expect(await active()).toEqual(['openai'])
})

it('refuses administrators another provider, a change of what is fixed, and a deletion', async () => {
  const before = await rows()
  const answers = await Promise.all([
    settings().insert({ provider: 'google' }),
    settings().insert({ provider: 'openai' }),
    settings().update({ provider: 'google' }).eq('provider', 'openai'),
    settings().update({ created_at: '2001-01-01' }).eq('provider', 'openai'),
    settings().delete().eq('provider', 'deepseek'),
    settings().delete().not('id', 'is', null),
  ])
  expect(answers.map(({ error }) => error?.code)).toEqual([
    '23514',
    '23505',
    '42501',
    '42501',
    '42501',
    '42501',
  ])
  expect(await rows()).toEqual(before)
})

it('lets functions read the settings, and no more', async () => {
  const service = serviceClient(backend)
  const { data } = await service.from('ai_provider_settings').select(ROW).eq('is_active', true).single()
  expect(rowSchema.parse(data)).toMatchObject({ provider: 'openai' })
  const answers = [
    await service.from('ai_provider_settings').update({ openai_model: 'o1' }).eq('provider', 'openai'),
    await service.from('ai_provider_settings').delete().eq('provider', 'openai'),
    await service.rpc('switch_ai_provider', { p_provider: 'deepseek' }),
  ]
  expect(answers.map(({ error }) => error?.code)).toEqual(['42501', '42501', '42501'])
})
