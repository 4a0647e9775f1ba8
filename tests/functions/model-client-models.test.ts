import { PROVIDERS, type Provider } from '@domain/model-providers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { reply } from '../support/fake-model-server'
import { MODELS, type ModelClientHost, startModelClient } from './model-client-host'

const REPORT = { title: 'Bread by bike', growthPercent: null, claims: [] }
const RETIRED: Record<Provider, string> = {
  openai: 'o2-preview',
  anthropic: 'claude-3-5-haiku-latest',
  deepseek: 'deepseek-chat',
}

let host: ModelClientHost
beforeAll(async () => {
  host = await startModelClient()
})
beforeEach(() => {
  host.server.reset()
  host.server.on(() => reply.json(REPORT))
})
afterAll(() => host.close())

const asked = () => host.server.calls.map(({ model }) => model)

describe.each(PROVIDERS)('a retired model of %s', (provider) => {
  it('runs on its successor, and admins are told', async () => {
    const outcome = await host.write(provider, { model: RETIRED[provider] })
    expect(outcome).toMatchObject({ model: MODELS[provider], value: REPORT })
    expect(asked()).toEqual([MODELS[provider]])
    const note = new RegExp(
      `^${RETIRED[provider]} (?:was retired on [\\d-]+|is not offered by OpenAI); ${MODELS[provider]} was used instead\\.$`,
    )
    expect(outcome.usage).toMatchObject({ model: MODELS[provider], notes: [expect.stringMatching(note)] })
  })

  it('is told of in a failure as well', async () => {
    host.server.on(() => reply.status(500))
    const failure = await host.failure(provider, { model: RETIRED[provider] })
    expect(failure.usage?.notes).toHaveLength(1)
  })
})

describe.each(PROVIDERS)('a model that %s does not know', (provider) => {
  it('and has no successor is not tried again, and admins read its name', async () => {
    host.server.on(() => reply.unknownModel())
    const failure = await host.failure(provider)
    expect(failure).toMatchObject({ retryable: false, usage: { calls: 1 } })
    expect(failure.detail).toContain(MODELS[provider])
  })

  it('is left to the environment when that named it', async () => {
    host.server.on(() => reply.unknownModel())
    const variables = { [`${provider.toUpperCase()}_MODEL`]: RETIRED[provider] }
    const failure = await host.failure(provider, { variables })
    expect(asked()).toEqual([RETIRED[provider]])
    expect(failure).toMatchObject({ retryable: false, usage: { calls: 1, notes: [] } })
  })
})

describe('a model that was taken away earlier than we knew', () => {
  const note = 'OpenAI no longer offers gpt-4o-mini; gpt-6-luna was used instead.'
  const early = () =>
    host.server.on(({ model, kind }) => {
      if (model === 'gpt-4o-mini') return reply.unknownModel()
      return kind === 'write'
        ? reply.json(REPORT)
        : reply.found('Found.', [{ url: 'https://bread.example', title: 'Bread' }])
    })

  it('is followed by its successor at once', async () => {
    early()
    const outcome = await host.write('openai', { model: 'gpt-4o-mini' })
    expect(outcome).toMatchObject({ model: 'gpt-6-luna', value: REPORT })
    expect(outcome.usage).toMatchObject({ model: 'gpt-6-luna', calls: 2, notes: [note] })
    expect(asked()).toEqual(['gpt-4o-mini', 'gpt-6-luna'])
  })

  it('is followed by its successor in a search too', async () => {
    early()
    expect((await host.search('openai', { model: 'gpt-4o-mini' })).usage?.notes).toEqual([note])
  })

  it('is asked until its date, and its successor from then on', async () => {
    await host.write('openai', { model: 'gpt-4o-mini', today: '2027-01-13' })
    await host.write('openai', { model: 'gpt-4o-mini', today: '2027-01-14' })
    expect(asked()).toEqual(['gpt-4o-mini', 'gpt-6-luna'])
  })
})

describe('thinking', () => {
  it.each([
    ['openai', '"effort":"low"'],
    ['anthropic', '"effort":"low"'],
    ['deepseek', '"reasoning_effort":"low"'],
  ] as const)('is asked to be brief of models that understand (%s)', async (provider, word) => {
    await host.write(provider)
    expect(JSON.stringify(host.server.calls[0]?.raw)).toContain(word)
    await host.write(provider, { variables: { [`${provider.toUpperCase()}_MODEL`]: 'own-model' } })
    expect(JSON.stringify(host.server.calls[1]?.raw)).not.toContain('effort')
  })
})
