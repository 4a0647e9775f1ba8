import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestBackend } from '../support/backend'
import { attemptsOf, call, chargesOf, founderOf, rowOf, startWithFunctions, WORKER } from './runs'

const NAMES = [WORKER, 'validate-idea']
const UNKNOWN = '99999999-9999-4999-8999-999999999999'

let backend: TestBackend
let founder: Awaited<ReturnType<typeof founderOf>>
beforeAll(async () => {
  backend = await startWithFunctions()
  founder = await founderOf(backend)
})
afterAll(() => backend.close())

describe.each(NAMES)('%s refuses', (name) => {
  const send = async (init: Omit<Parameters<typeof call>[1], 'name'>) => {
    const response = await call(backend, { name, ...init })
    expect(response.headers.get('access-control-allow-origin')).toBe(backend.url)
    return response
  }

  it.each([
    ['text that is no JSON', '{"validationId":'],
    ['an empty body', ''],
    ['NUL bytes', '\u0000\u0000'],
    ['an empty object', {}],
    ['an array', []],
    ['a list of ids', [UNKNOWN]],
    ['a number', 7],
    ['null', 'null'],
    ['a text', JSON.stringify('validationId')],
    ['an id that is none', { validationId: 'mine' }],
    ['an id with a NUL', { validationId: `${UNKNOWN}\u0000` }],
    ['an id that is a number', { validationId: 7 }],
    ['an id that is an object', { validationId: { eq: UNKNOWN } }],
  ])('%s with 400 and a reason', async (_, body) => {
    const response = await send({ token: founder.accessToken, body })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ error: expect.stringMatching(/\w{4}/) })
  })

  it('a body of more than 256 KB with 413', async () => {
    const body = { idea: 'x'.repeat(300_000), validationId: founder.validation }
    const response = await send({ token: founder.accessToken, body })
    expect(response.status).toBe(413)
    expect(await response.json()).toEqual({ error: 'The request is too large' })
  })

  it('a body of many megabytes without an error of its own', async () => {
    const body = { idea: 'x'.repeat(20_000_000), validationId: founder.validation }
    expect((await send({ token: founder.accessToken, body })).status).toBe(413)
  })

  it.each([
    ['no token', undefined],
    ['a token that is none', 'not-a-token'],
    ['a forged token', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl'],
  ])('%s with 401', async (_, token) => {
    const response = await send({ ...(token && { token }), body: { validationId: founder.validation } })
    expect(response.status).toBe(401)
    expect(await response.json()).toEqual({ error: expect.stringMatching(/log in/) })
  })

  it('the public key of the app in place of a token with 401', async () => {
    const response = await send({ token: backend.anonKey, body: { validationId: founder.validation } })
    expect(response.status).toBe(401)
  })

  it('an id that nobody has with 404', async () => {
    const response = await send({ token: founder.accessToken, body: { validationId: UNKNOWN } })
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ error: 'Validation not found' })
  })

  it("somebody else's validation with the same 404, and leaves it as it is", async () => {
    const other = await founderOf(backend)
    const before = await rowOf(backend, founder.validation)
    const response = await send({ token: other.accessToken, body: { validationId: founder.validation } })
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ error: 'Validation not found' })
    expect(await rowOf(backend, founder.validation)).toEqual(before)
    expect(await chargesOf(backend, founder.validation)).toEqual([])
  })

  it.each(['GET', 'PUT', 'DELETE'])('%s with 405', async (method) => {
    const response = await send({ token: founder.accessToken, method })
    expect(response.status).toBe(405)
    expect(await response.json()).toEqual({ error: 'Method not allowed' })
  })

  it('no preflight of a browser', async () => {
    const response = await call(backend, { name, method: 'OPTIONS' })
    expect(response.ok).toBe(true)
    expect(response.headers.get('access-control-allow-headers')).toMatch(
      /authorization.*x-client-info.*apikey.*content-type/,
    )
  })

  it('a call of our own service without a fence with 400, and does nothing for one with a false fence', async () => {
    const token = backend.serviceKey
    expect((await send({ token, body: { validationId: founder.validation } })).status).toBe(400)
    const answer = await send({ token, body: { run: UNKNOWN, fence: UNKNOWN, worker: name } })
    expect(answer.status).toBe(202)
    expect(await rowOf(backend, founder.validation)).toMatchObject({ status: 'pending' })
    expect(await attemptsOf(backend, founder.validation)).toEqual({})
  })
})
