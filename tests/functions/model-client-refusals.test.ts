import { PROVIDERS } from '@domain/model-providers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { KEYS, reply } from '../support/fake-model-server'
import { type ModelClientHost, startModelClient } from './model-client-host'

const SETUP =
  'The analysis cannot run right now because of a configuration problem on our side. Nothing was charged, and what is finished is kept. Please try again later.'
const REFUSED =
  'The AI service declined to analyze this idea. Nothing was charged. Please rephrase it and submit it as a new idea.'
const HTML = '<html><head><title>404</title></head><body><h1>Not here</h1><hr>nginx</body></html>'

let host: ModelClientHost
beforeAll(async () => {
  host = await startModelClient()
})
beforeEach(() => host.server.reset())
afterAll(() => host.close())

describe.each(PROVIDERS)('a call of %s', (provider) => {
  const keyName = `${provider.toUpperCase()}_API_KEY`

  it('with a wrong key is not tried again; admins read which variable, founders of a setting', async () => {
    const failure = await host.failure(provider, { variables: { [keyName]: `${KEYS[provider]}x` } })
    expect(failure).toMatchObject({ reason: SETUP, retryable: false, notBefore: null })
    expect(failure.detail).toMatch(new RegExp(`the key in ${keyName} with status 401`))
    expect(failure.reason).not.toMatch(/key/i)
  })

  it.each([
    ['402', () => reply.status(402, {}, { message: 'Please pay' }), /no credit left.*402/],
    [
      'an empty account',
      () => reply.status(429, { 'retry-after': '3' }, { code: 'credit_balance_exhausted' }),
      /no credit/,
    ],
    [
      'a limit of spending',
      () => reply.status(429, {}, { code: 'enforced_spend_limit_reached' }),
      /reached its limit/,
    ],
    [
      '403',
      () => reply.status(403, {}, { message: 'Country not supported' }),
      /403\): Country not supported/,
    ],
    [
      '400',
      () => reply.status(400, {}, { message: 'max_tokens: too large' }),
      /400\): max_tokens: too large/,
    ],
    ['404', () => reply.status(404, {}, HTML), /404\): Not here nginx/],
    ['a redirect', () => reply.status(307, { location: 'http://127.0.0.1:1/steal' }, ''), /307/],
  ])('that is refused with %s is not tried again, and admins read why', async (_, answer, detail) => {
    host.server.on(answer)
    const failure = await host.failure(provider)
    expect(failure).toMatchObject({ reason: SETUP, retryable: false, notBefore: null, usage: { calls: 1 } })
    expect(failure.detail).toMatch(detail)
    expect(failure.detail.length).toBeLessThan(500)
  })

  it('that the model declines is not tried again, and the founder is asked to rephrase', async () => {
    host.server.on(() => reply.refusal())
    const failure = await host.failure(provider)
    expect(failure).toMatchObject({
      reason: REFUSED,
      retryable: false,
      usage: { calls: 1, inputTokens: 1000 },
    })
    expect(failure.detail).toContain('declined to answer')
  })
})

describe('an error inside a good answer of OpenAI', () => {
  it.each([
    ['server_error', true, /failed to answer/],
    ['rate_limit_exceeded', true, /too busy/],
    ['invalid_prompt', false, /declined to analyze/],
  ])('is taken as what it is (%s)', async (code, retryable, reason) => {
    host.server.on(() => reply.errorInside({ code, message: 'It went wrong' }))
    expect(await host.failure('openai')).toMatchObject({ retryable, reason: expect.stringMatching(reason) })
  })
})

describe('an answer that DeepSeek breaks off because it runs out of machines', () => {
  it('counts as one of a busy provider, to be asked for again', async () => {
    host.server.on(() => reply.json({}, { end: 'exhausted' }))
    const { failure } = await host.write('deepseek')
    expect(failure).toMatchObject({ retryable: true, usage: { calls: 1, inputTokens: 1000 } })
    expect(failure?.reason).toContain('too busy')
  })
})

describe('what is told and logged', () => {
  it('holds no key, no header and nothing of the idea, whatever the provider repeats', async () => {
    const key = KEYS.openai
    const message = `Bearer ${key} at http://user:secret@127.0.0.1/v1 with sk-ant-abc***xyz for x-api-key`
    host.server.on(() => reply.status(400, { 'x-account': 'acct-77' }, { message }))
    const { failure } = await host.write('openai', { prompt: 'A bakery on wheels' })
    const told = JSON.stringify(failure)
    for (const text of [told, host.log.join('\n')]) {
      expect(text).not.toMatch(/fake0|secret|acct-77|sk-ant-abc|bakery on wheels/)
    }
    expect(told).toContain('127.0.0.1')
    expect(host.log.join('\n')).toContain('Step failed')
  })
})
