import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { handOnTo } from '../../supabase/functions/_shared/validation/hand-on.ts'
import { RUN } from './memory-store.ts'

const handOn = handOnTo({ url: 'http://localhost:1', serviceKey: 'service-key' })
const fetching = () => vi.spyOn(globalThis, 'fetch')

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => vi.restoreAllMocks())

describe('handing a run on', () => {
  it('invokes the worker as our own service, with the fence of the run', async () => {
    const fetched = fetching().mockResolvedValue(new Response('{}', { status: 202 }))
    await handOn(RUN)
    const [address, init] = fetched.mock.lastCall ?? []
    expect(address).toBe('http://localhost:1/functions/v1/enhanced-idea-validation-full')
    expect(new Headers(init?.headers).get('authorization')).toBe('Bearer service-key')
    expect(JSON.parse(String(init?.body))).toEqual({ validationId: RUN.validation, fence: RUN.fence })
    expect(console.error).not.toHaveBeenCalled()
  })

  it.each([
    ['the worker refuses', () => Promise.resolve(new Response('boot error', { status: 503 }))],
    ['nobody answers', () => Promise.reject(new TypeError('fetch failed'))],
  ])('logs it and goes on when %s', async (_, outcome) => {
    fetching().mockImplementation(outcome)
    await expect(handOn(RUN)).resolves.toBeUndefined()
    expect(console.error).toHaveBeenCalledTimes(1)
  })
})
