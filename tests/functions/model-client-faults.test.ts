import { PROVIDERS } from '@domain/model-providers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { reply } from '../support/fake-model-server'
import { type ModelClientHost, startModelClient } from './model-client-host'

const FAILED =
  'The AI service failed to answer. Nothing was charged, and what is finished is kept. Please try again.'
const SLOW =
  'The AI service took too long to answer. Nothing was charged, and what is finished is kept. Please try again.'
const BUSY =
  'The AI service is too busy right now. Nothing was charged, and what is finished is kept. Please try again in a few minutes.'
const HTML = `<html><head><title>502</title><style>b{}</style></head><body><h1>Bad gateway</h1>${' <p>nginx</p>'.repeat(500)}</body></html>`

let host: ModelClientHost
beforeAll(async () => {
  host = await startModelClient()
})
beforeEach(() => host.server.reset())
afterAll(() => host.close())

describe.each(PROVIDERS)('a call of %s', (provider) => {
  it.each([
    [429, { 'retry-after': '3' }, 3_000],
    [429, { 'retry-after': '120' }, 120_000],
    [529, { 'retry-after': '7.5' }, 7_500],
    [429, { 'retry-after-ms': '4500', 'retry-after': '60' }, 4_500],
    [429, {}, 10_000],
    [429, { 'retry-after': 'soon' }, 10_000],
  ])(
    'that is answered with %i %j is tried again when the provider allows it',
    async (status, headers, waitMs) => {
      host.server.on(() => reply.status(status, headers, { type: 'rate_limit_error', message: 'Too many' }))
      const failure = await host.failure(provider)
      expect(failure).toMatchObject({ reason: BUSY, retryable: true, usage: { calls: 1, inputTokens: 0 } })
      expect(failure.detail).toMatch(new RegExp(`failed \\(${status}\\): Too many`))
      expect(failure.waits(waitMs)).toBe(true)
      expect(host.server.calls).toHaveLength(1)
    },
  )

  it.each([
    ['500', () => reply.status(500, {}, { message: 'Oops' }), /500.*Oops/],
    [
      '502 with a page',
      () => reply.status(502, { 'content-type': 'text/html' }, HTML),
      /502\): Bad gateway nginx/,
    ],
    ['504 without words', () => reply.status(504, {}, ''), /504/],
    ['a reset connection', reply.reset, /No connection: ./],
    ['a body that is cut', () => reply.cut(), /The answer was cut off/],
    ['a page in place of JSON', () => reply.status(200, {}, HTML), /cannot be read/],
    ['half a JSON', () => reply.status(200, {}, '{"id":"x","output":['), /cannot be read/],
  ])('that ends in %s is tried again soon', async (_, answer, detail) => {
    host.server.on(answer)
    const failure = await host.failure(provider)
    expect(failure).toMatchObject({ reason: FAILED, retryable: true, usage: { calls: 1 } })
    expect(failure.detail).toMatch(detail)
    expect(failure.detail.length).toBeLessThan(400)
    expect(failure.waits(2_000)).toBe(true)
  })

  it.each([
    ['silence', reply.silence],
    ['silence after half of the answer', reply.silenceAfterHalf],
  ])('that is met with %s is given up and tried again', async (_, silence) => {
    host.server.on(silence)
    const failure = await host.failure(provider, { variables: { AI_CALL_TIMEOUT_SECONDS: '0.3' } })
    expect(failure).toMatchObject({ reason: SLOW, retryable: true, usage: { calls: 1 } })
    expect(failure.detail).toContain('did not answer within 0.3 s')
    await host.server.calls[0]?.closed
  })

  it('that would outlast its step is given up before, with what it used', async () => {
    host.server.on(reply.silence)
    const failure = await host.failure(provider, { leftMs: 300 })
    expect(failure).toMatchObject({ reason: SLOW, retryable: true, usage: { calls: 1 } })
    await host.server.calls[0]?.closed
  })

  it('that is faulty is not repaired when too little of the step is left', async () => {
    host.server.on(() => reply.blank())
    const failure = await host.failure(provider, { leftMs: 8_000 })
    expect(failure).toMatchObject({ reason: SLOW, retryable: true, usage: { calls: 1, inputTokens: 1000 } })
    expect(failure.detail).toContain('too little time')
    expect(host.server.calls).toHaveLength(1)
  })

  it('that brings megabytes is given up before they are read', async () => {
    let sent = 0
    host.server.on(() => reply.large(50, (bytes) => (sent = bytes)))
    const failure = await host.failure(provider)
    expect(failure).toMatchObject({ retryable: true, usage: { calls: 1 } })
    expect(failure.detail).toContain('larger than 2 MB')
    await host.server.calls[0]?.closed
    expect(sent).toBeLessThan(25e6)
  })

  it('that brings 5 MB of answer fails for them', async () => {
    host.server.on(() => reply.text('x'.repeat(5e6)))
    expect((await host.failure(provider)).detail).toContain('larger than 2 MB')
  })

  it('that is answered with a date in Retry-After is tried again at that time', async () => {
    const date = new Date(Math.ceil(Date.now() / 1000 + 600) * 1000)
    host.server.on(() => reply.status(503, { 'retry-after': date.toUTCString() }))
    expect((await host.failure(provider)).notBefore).toEqual(date)
  })

  it('that fails in the repair still counts the first answer', async () => {
    host.server.on(({ nth }) => (nth === 1 ? reply.blank() : reply.status(500)))
    expect(await host.failure(provider)).toMatchObject({
      usage: { calls: 2, inputTokens: 1000, outputTokens: 100 },
    })
  })

  it('ends with the reason of whoever stops it', async () => {
    host.server.on(reply.silence)
    expect((await host.write(provider, { abortAfterMs: 200 })).thrown).toMatch(/TimeoutError/)
    await host.server.calls[0]?.closed
  })
})
