import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { handOnTo } from '../../supabase/functions/_shared/run/hand-on.ts'

const handOn = handOnTo('enhanced-idea-validation-full', {
  url: 'http://localhost:1',
  serviceKey: 'service-key',
})
const BODY = { validationId: '11111111-1111-4111-8111-111111111111', fence: '22222222' }
const fetching = () => vi.spyOn(globalThis, 'fetch')

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => vi.restoreAllMocks())

describe('handing a run on', () => {
  it('invokes the worker as our own service, with the fence of the run', async () => {
    const fetched = fetching().mockResolvedValue(new Response('{}', { status: 202 }))
    await handOn(BODY)
    const [address, init] = fetched.mock.lastCall ?? []
    expect(address).toBe('http://localhost:1/functions/v1/enhanced-idea-validation-full')
    expect(new Headers(init?.headers).get('authorization')).toBe('Bearer service-key')
    expect(JSON.parse(String(init?.body))).toEqual(BODY)
    expect(console.error).not.toHaveBeenCalled()
  })

  it.each([
    ['the worker refuses', () => Promise.resolve(new Response('boot error', { status: 503 }))],
    ['nobody answers', () => Promise.reject(new TypeError('fetch failed'))],
  ])('logs it and goes on when %s', async (_, outcome) => {
    fetching().mockImplementation(outcome)
    await expect(handOn(BODY)).resolves.toBeUndefined()
    expect(console.error).toHaveBeenCalledTimes(1)
  })
})
