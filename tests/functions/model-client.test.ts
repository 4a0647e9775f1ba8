import { PROVIDERS } from '@domain/model-providers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { reply } from '../support/fake-model-server'
import { MODELS, type ModelClientHost, startModelClient } from './model-client-host'

const REPORT = { title: 'Bread by bike', growthPercent: 4.5, claims: [{ text: 'It grows', source: 's1' }] }

let host: ModelClientHost
beforeAll(async () => {
  host = await startModelClient()
})
beforeEach(() => host.server.reset())
afterAll(() => host.close())

const rawOf = (at = 0) => host.server.calls[at]?.raw ?? {}

describe.each(PROVIDERS)('a structured answer of %s', (provider) => {
  it('is the value, with what it consumed', async () => {
    host.server.on(() => reply.json(REPORT, { tokens: { inputTokens: 2000, outputTokens: 300 } }))
    const outcome = await host.write(provider)
    expect(outcome).toMatchObject({ id: provider, model: MODELS[provider], value: REPORT })
    expect(outcome.usage).toMatchObject({
      provider,
      model: MODELS[provider],
      calls: 1,
      searches: 0,
      notes: [],
    })
    expect(outcome.usage).toMatchObject({ inputTokens: 2000, outputTokens: 300 })
    expect(outcome.usage?.costDollars).toBeGreaterThan(0)
  })

  it('is asked for with the schema and a limit, without tools or a temperature', async () => {
    host.server.on(() => reply.json(REPORT))
    await host.write(provider, { prompt: 'Bread, please' })
    expect(host.server.calls).toHaveLength(1)
    expect(host.server.calls[0]).toMatchObject({ kind: 'write', name: 'report', prompt: 'Bread, please' })
    expect(host.server.calls[0]?.system).toContain('You test things.')
    expect(JSON.stringify(rawOf())).toMatch(/"max_(?:output_)?tokens":900/)
    expect(JSON.stringify(rawOf())).toContain('growthPercent')
    expect(rawOf()).not.toHaveProperty('tools')
    expect(rawOf()).not.toHaveProperty('temperature')
    expect(rawOf()).not.toHaveProperty('top_p')
  })

  it('may stand between words', async () => {
    host.server.on(() =>
      reply.text(`Here you are:\n\`\`\`json\n${JSON.stringify(REPORT)}\n\`\`\`\nAnything else?`),
    )
    expect((await host.write(provider)).value).toEqual(REPORT)
  })

  it.each([
    ['cut short', () => reply.text(JSON.stringify(REPORT).slice(0, 50), { end: 'too-long' }), 'cut off'],
    ['of another shape', () => reply.json({ ...REPORT, title: 7 }), 'title'],
    ['longer than allowed', () => reply.json({ ...REPORT, title: 'x'.repeat(81) }), 'title'],
    [
      'of an unknown source',
      () => reply.json({ ...REPORT, claims: [{ text: 'x', source: 's9' }] }),
      'no source s9',
    ],
    ['no JSON', () => reply.text('I would rather talk.'), 'no complete JSON object'],
    ['empty', () => reply.blank(), 'empty'],
  ])('that is %s is repaired once, and both calls are counted', async (_, faulty, fault) => {
    host.server.on(({ nth }) => (nth === 1 ? faulty() : reply.json(REPORT)))
    const outcome = await host.write(provider)
    expect(outcome.value).toEqual(REPORT)
    expect(outcome.usage).toMatchObject({ calls: 2, inputTokens: 2000, outputTokens: 200 })
    expect(host.server.calls[1]?.turns.at(-1)).toMatchObject({ role: 'user' })
    expect(host.server.calls[1]?.turns.at(-1)?.text).toContain(fault)
    expect(host.server.calls[1]?.name).toBe('report')
  })

  it('that is faulty shows the model its own words again', async () => {
    host.server.on(({ nth }) => reply.json(nth === 1 ? { title: 'Half' } : REPORT))
    await host.write(provider)
    const assistant = host.server.calls[1]?.turns.filter(({ role }) => role === 'assistant')
    expect(assistant?.map(({ text }) => text)).toEqual(['{"title":"Half"}'])
  })

  it.each([
    ['blank', () => reply.blank()],
    ['of a wrong shape', () => reply.json({ title: 'Half' })],
    ['of an unknown source', () => reply.json({ ...REPORT, claims: [{ text: 'x', source: 's9' }] })],
  ])('that is %s twice fails, to be tried again soon', async (_, faulty) => {
    host.server.on(faulty)
    const { failure, value } = await host.write(provider)
    expect(value).toBeUndefined()
    expect(host.server.calls).toHaveLength(2)
    expect(failure).toMatchObject({ retryable: true, usage: { calls: 2, inputTokens: 2000 } })
    expect(failure?.reason).toBe(
      'The AI service gave an answer that could not be used. Nothing was charged, and what is finished is kept. Please try again.',
    )
    expect(failure?.notBefore?.getTime()).toBeGreaterThan(Date.now() - 60_000)
  })
})

describe('OpenAI', () => {
  it('is told to store nothing', async () => {
    host.server.on(() => reply.json(REPORT))
    await host.write('openai')
    expect(host.server.calls[0]?.api).toBe('responses')
    expect(rawOf()).toMatchObject({ store: false })
  })

  it('may be a compatible server that speaks chat completions, with a model of its own', async () => {
    host.server.on(() => reply.json(REPORT))
    const variables = { AI_WEB_SEARCH: 'off', OPENAI_MODEL: 'llama3.3:70b' }
    const outcome = await host.write('openai', { model: 'gpt-4o-mini', variables })
    expect(outcome).toMatchObject({ value: REPORT, model: 'llama3.3:70b', canSearch: false })
    expect(outcome.usage).toMatchObject({ model: 'llama3.3:70b', costDollars: null, notes: [] })
    expect(host.server.calls[0]).toMatchObject({ api: 'chat', name: 'report', model: 'llama3.3:70b' })
  })
})

describe('without a key', () => {
  it.each(PROVIDERS)('there is no client of %s', async (provider) => {
    const name = `${provider.toUpperCase()}_API_KEY`
    expect(await host.ask(provider, 'none', { variables: { [name]: ' ' } })).toBeNull()
  })
})
