import {
  connectionSchema,
  serverKeysSchema,
  sourceStatesSchema,
  sourceTestSchema,
} from '@domain/ai-connection'
import { PROVIDERS, type Provider } from '@domain/model-providers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { everySource } from '../lookups/web-samples'
import { startWorld, type World } from '../lookups/world'
import { signUp, type TestBackend } from '../support/backend'
import { type FakeModelServer, KEYS, reply, startFakeModelServer } from '../support/fake-model-server'
import { startOllama } from '../support/ollama'
import { adminOf } from './roadmap-runs'
import { call, startWithFunctions } from './runs'

const NAME = 'test-ai-connection'
const DENIED = { error: 'Access denied. Admin privileges required.' }
const GATEWAY =
  '<!DOCTYPE html><html><head><title>502</title><style>p { color: red }</style></head><body><!-- cloud -->' +
  `<h1>Bad&nbsp;gateway</h1><p>Host said <b>no</b> to ${KEYS.openai}</p>${'<p>and so on</p>'.repeat(500)}</body></html>`

let models: FakeModelServer
let backend: TestBackend
let admin: Awaited<ReturnType<typeof adminOf>>
beforeAll(async () => {
  models = await startFakeModelServer()
  backend = await startWithFunctions({ ...models.env, AI_OLLAMA_URL: '', AI_LM_STUDIO_URL: '' })
  admin = await adminOf(backend)
})
beforeEach(() => {
  models.reset()
  models.on(() => reply.text('ready'))
})
afterAll(async () => {
  await backend.close()
  await models.close()
})

/** Status and parsed body of the answer; fails when its text contains a key anywhere. */
async function ask(body: unknown, token: string | null = admin.token, on = backend) {
  const response = await call(on, { name: NAME, body, ...(token && { token }) })
  const text = await response.text()
  for (const key of Object.values(KEYS)) expect(text).not.toContain(key)
  return { status: response.status, body: JSON.parse(text) }
}
const test = async (provider: Provider) => connectionSchema.parse((await ask({ provider })).body)
const select = (provider: Provider, model: string) =>
  backend.sql(`update public.ai_provider_settings set ${provider}_model = $1 where provider = $2`, [
    model,
    provider,
  ])

describe('asked what writes reports now', () => {
  it('tells every user the model and whether it searches, and calls nobody', async () => {
    const { accessToken } = await signUp(backend)
    await backend.sql(`update public.ai_provider_settings set is_active = (provider = 'openai')`)
    const { status, body } = await ask({ ask: 'engine' }, accessToken)
    expect([status, body]).toEqual([
      200,
      { model: expect.stringMatching(/^gpt/), search: true, lookups: false },
    ])
    expect(models.calls).toEqual([])
    expect((await ask({ ask: 'engine' }, null)).status).toBe(401)
  })

  it('tells that it is the built-in analysis where the provider has no key', async () => {
    const own = await startWithFunctions({})
    try {
      const { accessToken } = await signUp(own)
      expect((await ask({ ask: 'engine' }, accessToken, own)).body).toEqual({
        model: null,
        search: false,
        lookups: false,
      })
    } finally {
      await own.close()
    }
  })
})

describe('asked about public sources', () => {
  let world: World
  let own: TestBackend
  let boss: Awaited<ReturnType<typeof adminOf>>
  beforeAll(async () => {
    world = await startWorld()
    own = await startWithFunctions({ LOOKUPS: 'github, itunes', LOOKUPS_ADDRESSES: `all=${world.base}` })
    boss = await adminOf(own)
  })
  afterAll(async () => {
    await own.close()
    await world.close()
  })
  const sources = async (source?: string, token = boss.token) => ask({ ask: 'sources', source }, token, own)
  const health = async () =>
    await own.sql('select source, answered, failed, cached, cause from private.lookup_days order by source')

  it('tells administrators alone which ones are asked', async () => {
    const { accessToken } = await signUp(own)
    for (const source of [undefined, 'github'])
      expect(await sources(source, accessToken)).toEqual({ status: 403, body: DENIED })
    world.on(everySource)
    const states = sourceStatesSchema.parse((await sources()).body)
    expect(states.filter(({ off }) => off === null).map(({ source }) => source)).toEqual(['itunes', 'github'])
    expect(world.asked).toEqual([])
  })

  it('asks the source itself each time, and counts what came of it', async () => {
    await own.sql('delete from private.lookup_days')
    world.on(everySource)
    for (const time of [1, 2]) {
      const { body } = await sources('github')
      expect(sourceTestSchema.parse(body), `time ${time}`).toMatchObject({ source: 'github', ok: true })
    }
    const asked = world.asked.length
    expect(asked).toBeGreaterThanOrEqual(2)
    expect(new Set(world.asked.map(({ source }) => source))).toEqual(new Set(['github']))
    world.on(() => ({ status: 500 }))
    const { body } = await sources('github')
    expect(body).toMatchObject({ ok: false, note: 'GitHub is not working (HTTP 500).' })
    expect(await health()).toEqual([
      { source: 'github', answered: asked, failed: world.asked.length, cached: 0, cause: 'unreachable' },
    ])
  })

  it('sends nothing to a source that is switched off', async () => {
    world.on(everySource)
    expect((await sources('eurostat')).body).toMatchObject({
      ok: false,
      note: 'Eurostat is switched off on this server.',
    })
    expect(world.asked).toEqual([])
  })
})

describe('asked about keys', () => {
  it('says which providers have one, calls nobody and shows none', async () => {
    const { status, body } = await ask({})
    expect(status).toBe(200)
    expect(serverKeysSchema.parse(body)).toEqual({
      providers: PROVIDERS.map((provider) => ({ provider, hasKey: true, namedModel: null })),
      local: [],
      fault: null,
    })
    expect(models.calls).toEqual([])
  })
})

describe.each(PROVIDERS)('a test of %s', (provider) => {
  it('makes one tiny call of the selected model, or of its successor, and tells how long it took', async () => {
    const successor = { openai: 'gpt-5.6-sol', anthropic: 'claude-opus-5-5', deepseek: 'deepseek-flash' }[
      provider
    ]
    await select(
      provider,
      { openai: 'o1', anthropic: 'claude-3-opus-latest', deepseek: 'deepseek-reasoner' }[provider],
    )
    const tested = await test(provider)
    expect(tested).toMatchObject({ provider, ok: true, model: successor })
    expect(tested.milliseconds).toBeGreaterThanOrEqual(0)
    expect(tested.note).toMatch(new RegExp(`${successor} was used instead`))
    expect(models.calls).toHaveLength(1)
    const [sent] = models.calls
    expect(sent).toMatchObject({ provider, kind: 'ask', model: successor })
    expect(JSON.stringify(sent?.raw).length).toBeLessThan(300)
    expect(JSON.stringify(sent?.raw)).toMatch(/"max_(output_|completion_)?tokens":16\b/)
  })

  it('tells an error page in HTML as one short plain line without the key', async () => {
    models.on(() => reply.status(502, {}, GATEWAY))
    const { ok, note } = await test(provider)
    expect(ok).toBe(false)
    expect(note).toMatch(/\(502\): Bad gateway Host said no to … and so on/)
    expect(note).not.toMatch(/[<>\n]|&nbsp;|color|cloud/)
    expect(note?.length).toBeLessThan(420)
    expect(models.calls).toHaveLength(1)
  })

  it('tells a page that comes as a good answer as what it is', async () => {
    models.on(() => reply.status(200, { 'content-type': 'text/html' }, GATEWAY))
    expect(await test(provider)).toMatchObject({
      ok: false,
      note: expect.stringMatching(/cannot be read\.$/),
    })
  })

  it('keeps the key to itself when the provider repeats it', async () => {
    const key = KEYS[provider]
    models.on(() =>
      reply.status(400, { 'x-key': key }, { message: `Bad: ${key}, Bearer ${key}, ${key.slice(0, 12)}***` }),
    )
    const { ok, note } = await test(provider)
    expect([ok, note]).toEqual([false, expect.stringContaining('(400): Bad: …')])
    expect(note).not.toContain(key.slice(0, 12))
  })

  it.each([
    ['a broken connection', () => reply.reset(), /answer|connection/i],
    [
      'a limit',
      () => reply.status(429, { 'retry-after': '9' }, { message: 'Slow down' }),
      /429\): Slow down/,
    ],
    ['an unknown model without successor', () => reply.unknownModel(), /40[04]\)/],
  ])('says what is wrong at %s', async (_, answer, note) => {
    await select(
      provider,
      { openai: 'gpt-6-sol', anthropic: 'claude-sonnet-5-5', deepseek: 'deepseek-v4-pro' }[provider],
    )
    models.on(answer)
    expect(await test(provider)).toMatchObject({ ok: false, note: expect.stringMatching(note) })
  })

  it('counts an answer that is cut off, as it shows that all works', async () => {
    models.on(() => reply.text('', { end: 'too-long' }))
    expect(await test(provider)).toMatchObject({ ok: true })
  })
})

describe('whoever is no administrator', () => {
  it('is refused, and no provider is called', async () => {
    const { accessToken } = await signUp(backend)
    for (const body of [{}, { provider: 'openai' }, { provider: 'no such' }])
      expect(await ask(body, accessToken)).toEqual({ status: 403, body: DENIED })
    expect(await ask({}, backend.serviceKey)).toEqual({ status: 403, body: DENIED })
    for (const token of [null, 'forged', backend.anonKey]) expect((await ask({}, token)).status).toBe(401)
    expect(models.calls).toEqual([])
  })

  it('includes a demoted administrator whose token still lives', async () => {
    const demoted = await adminOf(backend)
    expect((await ask({}, demoted.token)).status).toBe(200)
    await backend.sql('delete from public.user_roles where user_id = $1', [demoted.userId])
    expect(await ask({ provider: 'openai' }, demoted.token)).toEqual({ status: 403, body: DENIED })
    expect(models.calls).toEqual([])
  })
})

it('refuses other methods and bodies, and lets a browser ask first', async () => {
  for (const method of ['GET', 'PUT', 'DELETE'])
    expect((await call(backend, { name: NAME, method, token: admin.token })).status).toBe(405)
  const preflight = await call(backend, { name: NAME, method: 'OPTIONS' })
  expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, backend.url])
  for (const body of ['{', '[]', '"openai"', { provider: 'google' }, { provider: 7 }])
    expect((await ask(body)).status).toBe(400)
  expect(models.calls).toEqual([])
})

describe('a server of one’s own', () => {
  let ollama: Awaited<ReturnType<typeof startOllama>>
  let own: TestBackend
  let boss: Awaited<ReturnType<typeof adminOf>>
  beforeAll(async () => {
    ollama = await startOllama(models)
    own = await startWithFunctions({
      AI_OLLAMA_URL: `${ollama.url}/`,
      AI_LM_STUDIO_URL: 'http://127.0.0.1:1',
    })
    boss = await adminOf(own)
  })
  afterAll(async () => {
    await own.close()
    await ollama.close()
  })
  const choose = (local: string | null) =>
    own.sql(`update public.ai_provider_settings set local_model = $1 where provider = 'openai'`, [local])

  it('is asked which models it has, best first', async () => {
    const { body } = await ask({}, boss.token, own)
    expect(serverKeysSchema.parse(body).local).toEqual([
      { server: 'ollama', models: ['gpt-oss:20b', 'qwen3:4b'] },
      { server: 'lm-studio', models: null },
    ])
  })

  it('is called for the model that is selected there, without a key of a provider', async () => {
    await choose('ollama/qwen3:4b')
    const { body } = await ask({ provider: 'openai' }, boss.token, own)
    expect(body).toMatchObject({ ok: true, model: 'qwen3:4b' })
    expect(models.calls.map(({ api, model }) => [api, model])).toEqual([['chat', 'qwen3:4b']])
    expect(ollama.keys).toEqual(['Bearer ollama'])
    expect((await ask({ ask: 'engine' }, boss.token, own)).body).toMatchObject({
      model: 'qwen3:4b',
      search: false,
    })
  })

  it('is not replaced by a paid model where its address is missing', async () => {
    await backend.sql(
      `update public.ai_provider_settings set local_model = 'ollama/qwen3:4b' where provider = 'openai'`,
    )
    expect(await test('openai')).toMatchObject({
      ok: false,
      model: null,
      note: 'The server has no address of Ollama (AI_OLLAMA_URL).',
    })
    await backend.sql('update public.ai_provider_settings set local_model = null')
    expect(models.calls).toEqual([])
  })
})

describe('an environment', () => {
  const on = async (env: Record<string, string>, ...bodies: object[]) => {
    const other = await startWithFunctions({ ...models.env, ...env })
    try {
      const { token } = await adminOf(other)
      return await Promise.all(bodies.map(async (body) => (await ask(body, token, other)).body))
    } finally {
      await other.close()
    }
  }

  it('without a key is said to have none', async () => {
    const none = { OPENAI_API_KEY: ' ', ANTHROPIC_MODEL: 'my/own:model' }
    const [keys, tested] = await on(none, {}, { provider: 'openai' })
    expect(
      serverKeysSchema.parse(keys).providers.map(({ hasKey, namedModel }) => [hasKey, namedModel]),
    ).toEqual([
      [false, null],
      [true, 'my/own:model'],
      [true, null],
    ])
    expect(tested).toEqual({
      provider: 'openai',
      ok: false,
      model: null,
      milliseconds: null,
      note: 'The server has no key of OpenAI (OPENAI_API_KEY).',
    })
  })

  it('that names a model with spaces is refused before anybody is called', async () => {
    const fault = expect.stringMatching(/OPENAI_MODEL: must be the id of a model, which has no spaces$/)
    const [keys, tested] = await on({ OPENAI_MODEL: 'gpt 6 luna' }, {}, { provider: 'anthropic' })
    expect(keys).toMatchObject({ fault, providers: [{ hasKey: true }, {}, {}] })
    expect(tested).toMatchObject({ ok: false, model: null, note: fault })
    expect(models.calls).toEqual([])
  })

  it('with a provider that is silent ends the test by itself', async () => {
    models.on(() => reply.silence())
    const [tested] = await on({ AI_CALL_TIMEOUT_SECONDS: '0.5' }, { provider: 'openai' })
    const { ok, note, milliseconds } = connectionSchema.parse(tested)
    expect([ok, note]).toEqual([false, expect.stringMatching(/did not answer within 0\.5 s\.$/)])
    expect(milliseconds).toBeGreaterThanOrEqual(450)
  })
})
