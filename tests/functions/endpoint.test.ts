import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { Caller } from '../../supabase/functions/_shared/http/caller.ts'
import { endpoint, type Handler } from '../../supabase/functions/_shared/http/endpoint.ts'
import { HttpError } from '../../supabase/functions/_shared/http/http-error.ts'
import { BODY_MAX_BYTES, DRAIN_MAX_BYTES } from '../../supabase/functions/_shared/http/read-json.ts'
import { Reply } from '../../supabase/functions/_shared/http/respond.ts'

const USER: Caller = { kind: 'user', id: 'u1', token: 't1' }
const echo: Handler = async (caller, body) => ({ caller, body })

const send = (init: RequestInit, handler: Handler = echo, identify = async () => USER) =>
  endpoint(handler, identify)(new Request('http://localhost/fn', { method: 'POST', ...init }))

const failing = (error: unknown) => send({ body: '{}' }, () => Promise.reject(error))

afterEach(() => vi.restoreAllMocks())

describe('an endpoint', () => {
  it('hands caller and parsed body to its handler and answers 200 with what that returns', async () => {
    const response = await send({ body: '{"a":1}' })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ caller: USER, body: { a: 1 } })
  })

  it('answers with the status of a reply', async () => {
    const response = await send({ body: '{}' }, async () => new Reply(202, { success: true }))
    expect(response.status).toBe(202)
    expect(await response.json()).toEqual({ success: true })
  })

  it('answers a preflight without asking who calls', async () => {
    const identify = vi.fn(async () => USER)
    const response = await send({ method: 'OPTIONS' }, echo, identify)
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-headers')).toBe(
      'authorization, x-client-info, apikey, content-type',
    )
    expect(response.headers.get('access-control-allow-methods')).toContain('POST')
    expect(identify).not.toHaveBeenCalled()
  })

  it.each(['GET', 'PUT', 'PATCH', 'DELETE', 'HEAD'])('refuses %s with 405', async (method) => {
    const response = await send({ method })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST, OPTIONS')
  })

  describe('asked by a page', () => {
    const APP = 'https://groundwork.example'
    const askedBy = async (
      origin: string,
      init: RequestInit = {},
      configured = `${APP}/, http://127.0.0.1:*`,
    ) => {
      vi.stubGlobal('Deno', {
        env: { get: (name: string) => (name === 'ALLOWED_ORIGINS' ? configured : '') },
      })
      const { headers } = await send({ body: '{}', ...init, headers: { origin } })
      return headers
    }
    const readableBy = async (...asked: Parameters<typeof askedBy>) =>
      (await askedBy(...asked)).get('access-control-allow-origin')
    afterEach(() => vi.unstubAllGlobals())

    it.each([APP, 'http://127.0.0.1:4173'])(
      'can be read by %s, refusals and preflights too',
      async (origin) => {
        for (const init of [{}, { body: '{' }, { method: 'PUT' }, { method: 'OPTIONS', body: null }])
          expect(await readableBy(origin, init)).toBe(origin)
      },
    )

    it.each([
      'https://evil.example',
      'https://groundwork.example.evil.example',
      'https://sub.groundwork.example',
      'http://groundwork.example',
      'https://groundwork.example:8443',
      'http://127.0.0.1:4173.evil.example',
      'http://127.0.0.1:',
      'http://localhost:4173',
      'null',
      '*',
    ])('cannot be read by %s, nor may that send one', async (origin) => {
      for (const init of [{}, { body: '{' }, { method: 'OPTIONS', body: null }])
        expect(await readableBy(origin, init)).toBeNull()
    })

    it('can be read by no page where no origin is configured', async () => {
      expect(await readableBy(APP, {}, '')).toBeNull()
      expect(await readableBy('null', {}, 'null,*')).toBeNull()
    })

    it('is kept apart by caches for each of them', async () => {
      expect((await askedBy(APP)).get('vary')).toContain('origin')
      expect((await askedBy('https://evil.example')).get('vary')).toContain('origin')
    })
  })

  it('passes on 401 and does not run the handler', async () => {
    const handler = vi.fn(echo)
    const response = await send({ body: '{}' }, handler, () =>
      Promise.reject(new HttpError(401, 'Please log in first.')),
    )
    expect(response.status).toBe(401)
    expect(await response.json()).toEqual({ error: 'Please log in first.' })
    expect(handler).not.toHaveBeenCalled()
  })
})

describe('the body of a request', () => {
  it.each(['', '{', 'idea=1', '{"a":1}x', '\u0000', "{'a':1}"])('is refused when it is %j', async (body) => {
    const response = await send({ body })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ error: 'Invalid JSON body' })
  })

  it('is refused when it is missing', async () => {
    expect((await send({})).status).toBe(400)
  })

  it('may be as long as the limit, and keeps characters that fall between two chunks', async () => {
    const text = 'é'.repeat((BODY_MAX_BYTES - 2) / 2)
    const response = await send({ body: JSON.stringify(text) })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ body: text })
  })

  it('is refused with 413 when it is one byte longer', async () => {
    const response = await send({ body: JSON.stringify('x'.repeat(BODY_MAX_BYTES - 1)) })
    expect(response.status).toBe(413)
    expect(await response.json()).toEqual({ error: 'The request is too large' })
  })

  it('is not read to its end when it never ends', async () => {
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull: (stream) => {
        sent += 64 * 1024
        stream.enqueue(new Uint8Array(64 * 1024))
      },
    })
    const init = { body, duplex: 'half' }
    expect((await send(init)).status).toBe(413)
    expect(sent).toBeLessThan(2 * DRAIN_MAX_BYTES)
  })
})

describe('a failure', () => {
  it('of our own making keeps status, message and code', async () => {
    const response = await failing(new HttpError(402, 'Validation limit reached.', 'quota_exceeded'))
    expect(response.status).toBe(402)
    expect(await response.json()).toEqual({ error: 'Validation limit reached.', code: 'quota_exceeded' })
  })

  it('of the schema is 400 and names the field', async () => {
    const schema = z.object({ validationId: z.guid('must be a UUID') })
    const response = await send({ body: '{"validationId":7}' }, async (_, body) => schema.parse(body))
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ error: 'validationId: must be a UUID' })
  })

  it.each([new Error('password of the database is hunter2'), 'hunter2', null])(
    'that nobody foresaw is 500, says nothing about its cause and is logged (%s)',
    async (cause) => {
      const log = vi.spyOn(console, 'error').mockReturnValue()
      const response = await failing(cause)
      expect(response.status).toBe(500)
      expect(await response.text()).toBe('{"error":"An unexpected error occurred. Please try again."}')
      expect(log).toHaveBeenCalledWith('Request failed', cause)
    },
  )
})
