import { afterEach, describe, expect, it, vi } from 'vitest'
import { type StoreMessage, sendMessage } from '../../supabase/functions/_shared/contact/send-message.ts'
import { senderHash } from '../../supabase/functions/_shared/contact/sender-hash.ts'
import type { ContactMessage } from '../../supabase/functions/_shared/domain/contact.ts'
import { endpoint, publicGet } from '../../supabase/functions/_shared/http/endpoint.ts'
import { BODY_MAX_BYTES } from '../../supabase/functions/_shared/http/read-json.ts'
import { priceList } from '../../supabase/functions/_shared/pricing/price-list.ts'

const MESSAGE = {
  name: 'Ada',
  email: 'ada@example.test',
  subject: 'sales',
  message: 'Do you sell to schools?',
}

afterEach(() => vi.restoreAllMocks())

describe('the contact form', () => {
  const stored: [string, ContactMessage][] = []
  const post = (body: unknown, headers: HeadersInit = {}, outcome: unknown = 'stored') => {
    const store: StoreMessage = async (sender, message) => {
      stored.push([sender, message])
      return outcome
    }
    return endpoint(sendMessage(store), senderHash('secret'), { 'cache-control': 'no-store' })(
      new Request('http://localhost/send-message', {
        method: 'POST',
        headers,
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    )
  }
  const senderOf = async (headers: HeadersInit) => {
    await post(MESSAGE, headers)
    return stored.at(-1)?.[0] ?? ''
  }

  it('takes a message without an account, and nothing keeps the answer', async () => {
    const response = await post(MESSAGE)
    expect([response.status, await response.json()]).toEqual([200, { success: true }])
    expect(stored.at(-1)?.[1]).toEqual(MESSAGE)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it.each([
    ['markup', { message: 'Click <a href="https://bad.test">here</a> now' }],
    ['a script', { message: 'Hello there <script src=x></script>' }],
    ['markup in the name', { name: '<img src=x onerror=alert(1)>' }],
    ['no name', { name: ' ' }],
    ['a long name', { name: 'x'.repeat(101) }],
    ['no email address', { email: 'ada' }],
    ['a header in the email address', { email: 'ada@example.test\nBcc: all@example.test' }],
    ['a long email address', { email: `${'x'.repeat(250)}@example.test` }],
    ['an unknown subject', { subject: 'root' }],
    ['a short message', { message: 'Hi' }],
    ['a long message', { message: 'x'.repeat(4_001) }],
    ['a message that is no text', { message: { toString: 'x' } }],
    ['a forged field', { read_at: '2026-01-01T00:00:00Z' }],
    ['a forged sender', { address: 'somebody-else' }],
  ])('refuses %s', async (_, fields) => {
    const before = stored.length
    const response = await post({ ...MESSAGE, ...fields })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ error: expect.any(String) })
    expect(stored).toHaveLength(before)
  })

  it.each([null, [], 'text', 5])('refuses a body that is %j', async (body) => {
    expect((await post(JSON.stringify(body))).status).toBe(400)
  })

  it('refuses a body over the limit before it is parsed', async () => {
    expect((await post({ ...MESSAGE, message: 'x'.repeat(BODY_MAX_BYTES) })).status).toBe(413)
  })

  it('takes out characters that hide or reorder text, and keeps lines and signs', async () => {
    await post({
      ...MESSAGE,
      name: 'A\u202eda\n\u0000Founder',
      message: ' 5 < 6 & 7 > 3\r\nline\u200b two <3 ',
    })
    expect(stored.at(-1)?.[1]).toMatchObject({ name: 'Ada Founder', message: '5 < 6 & 7 > 3\nline two <3' })
  })

  it.each([
    ['address_limit', 'You have sent several messages. Please try again in an hour.'],
    ['global_limit', 'We are receiving too many messages right now. Please try again tomorrow.'],
  ])('answers 429 at the %s', async (outcome, error) => {
    const response = await post(MESSAGE, {}, outcome)
    expect([response.status, await response.json()]).toEqual([429, { error, code: outcome }])
  })

  it('names senders by a keyed hash, never by their address', async () => {
    const sender = await senderOf({ 'x-forwarded-for': '203.0.113.7' })
    expect(sender).toMatch(/^[0-9a-f]{64}$/)
    expect(await senderOf({ 'x-forwarded-for': '203.0.113.8' })).not.toBe(sender)
    const other = await senderHash('another secret')(
      new Request('http://localhost', { headers: { 'x-forwarded-for': '203.0.113.7' } }),
    )
    expect(other).not.toBe(sender)
  })

  it('does not believe what a sender writes in front of the address that a proxy appends', async () => {
    const sender = await senderOf({ 'x-forwarded-for': '203.0.113.7' })
    expect(await senderOf({ 'x-forwarded-for': '198.51.100.1, 203.0.113.7' })).toBe(sender)
    expect(await senderOf({ 'x-forwarded-for': '198.51.100.2,10.0.0.1, 203.0.113.7 ' })).toBe(sender)
    expect(await senderOf({ 'x-forwarded-for': '198.51.100.3', 'cf-connecting-ip': '203.0.113.7' })).toBe(
      sender,
    )
  })

  it('counts an IPv6 network as one sender, and an address in either form', async () => {
    const sender = await senderOf({ 'cf-connecting-ip': '2001:db8:1:2::1' })
    expect(await senderOf({ 'cf-connecting-ip': '2001:db8:1:2:ffff:ffff:ffff:ffff' })).toBe(sender)
    expect(await senderOf({ 'cf-connecting-ip': '2001:db8:1:3::1' })).not.toBe(sender)
    expect(await senderOf({ 'cf-connecting-ip': '::ffff:203.0.113.7' })).toBe(
      await senderOf({ 'cf-connecting-ip': '203.0.113.7' }),
    )
  })

  it('counts senders without a readable address as one', async () => {
    expect(await senderOf({ 'x-forwarded-for': 'random-1' })).toBe(await senderOf({}))
  })

  it('says nothing about a failure of the database', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const failing = endpoint(
      sendMessage(() => Promise.reject(new Error('relation is secret'))),
      senderHash('secret'),
    )
    const response = await failing(
      new Request('http://localhost', { method: 'POST', body: JSON.stringify(MESSAGE) }),
    )
    expect(response.status).toBe(500)
    expect(await response.text()).not.toContain('secret')
  })
})

describe('the public price list', () => {
  const plan = { price: '5', interval: 'once', features: { validations: 1, phases: ['interactive'] } }
  const STORED = {
    free: { idea_validations: 1, unlocked_phases: ['interactive'], updated_at: '2026-11-20T11:03:13Z' },
    plans: [
      { ...plan, id: 'free', name: 'Free', is_active: true, created_at: 'x' },
      { ...plan, id: 'multi-idea', name: 'Pack', is_active: true, created_at: 'x' },
      { ...plan, id: 'secret', name: 'Not sold yet', is_active: false, created_at: 'x' },
    ],
    packs: [
      { plan_id: 'multi-idea', pack: 'ideas-1', ideas: 1, phases: [], price: '5.00' },
      { plan_id: 'secret', pack: 'ideas-9', ideas: 9, phases: [], price: '1.00' },
    ],
  }
  const get = (method = 'GET') =>
    publicGet(
      priceList(async () => STORED),
      300,
    )(new Request('http://localhost/get-prices', { method }))

  it('holds what is sold and nothing else', async () => {
    const response = await get()
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      free: { idea_validations: 1, unlocked_phases: ['interactive'] },
      plans: [{ ...plan, price: 5, id: 'multi-idea', name: 'Pack', is_active: true }],
      packs: [{ ...STORED.packs[0], price: 5 }],
    })
  })

  it('can be kept for five minutes by browsers and caches, by origin', async () => {
    const { headers } = await get()
    expect(headers.get('cache-control')).toBe('public, max-age=300')
    expect(headers.get('vary')).toContain('origin')
    expect((await get('OPTIONS')).headers.get('access-control-allow-methods')).toBe('GET, OPTIONS')
  })

  it('is only read, and a refusal is not kept', async () => {
    const response = await get('POST')
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, OPTIONS'])
    expect(response.headers.get('cache-control')).toBeNull()
  })
})
