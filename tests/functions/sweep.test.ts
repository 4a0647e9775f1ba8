import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sweeper, sweepNowAndAfterLease, workerInvoker } from '../../supabase/functions/_shared/run/runs.ts'
import { memoryStore, RUN } from './memory-store.ts'

function sweeping(runs = [RUN]) {
  const { store } = memoryStore()
  const swept = vi.spyOn(store, 'sweep').mockResolvedValue(runs)
  const invokeWorker = vi.fn(async () => {})
  return { sweep: sweeper({ store, invokeWorker }), swept, invokeWorker }
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a sweep', () => {
  it('wakes a worker for each run that can go on', async () => {
    const { sweep, invokeWorker } = sweeping()
    await sweep()
    expect(invokeWorker).toHaveBeenCalledExactlyOnceWith(RUN)
  })

  it('is shared by all who ask while it goes on, and made anew afterwards', async () => {
    const { sweep, swept } = sweeping()
    await Promise.all(Array.from({ length: 50 }, sweep))
    expect(swept).toHaveBeenCalledTimes(1)
    await sweep()
    expect(swept).toHaveBeenCalledTimes(2)
  })

  it('never throws, and works again after a failure', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const { sweep, swept, invokeWorker } = sweeping()
    swept.mockRejectedValueOnce(new Error('fetch failed'))
    await sweep()
    expect(log).toHaveBeenCalled()
    await sweep()
    expect(invokeWorker).toHaveBeenCalledTimes(1)
  })

  it('of a starting function comes back when the leases of the dead have lapsed', async () => {
    vi.useFakeTimers()
    const sweep = vi.fn(async () => {})
    sweepNowAndAfterLease(sweep, 60)
    await vi.advanceTimersByTimeAsync(59_000)
    expect(sweep).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(sweep).toHaveBeenCalledTimes(2)
  })
})

describe('handing a run on', () => {
  const invokeWorker = workerInvoker({ url: 'http://localhost:1', serviceKey: 'service-key' })
  const fetching = () => vi.spyOn(globalThis, 'fetch')
  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue()
  })

  it('invokes the function of its kind as our own service, with the fence of the run', async () => {
    const fetched = fetching().mockResolvedValue(new Response('{}', { status: 202 }))
    await invokeWorker(RUN)
    const [address, init] = fetched.mock.lastCall ?? []
    expect(address).toBe('http://localhost:1/functions/v1/enhanced-idea-validation-full')
    expect(new Headers(init?.headers).get('authorization')).toBe('Bearer service-key')
    expect(JSON.parse(String(init?.body))).toEqual(RUN)
    expect(console.error).not.toHaveBeenCalled()
  })

  it.each([
    ['the worker refuses', () => Promise.resolve(new Response('boot error', { status: 503 }))],
    ['nobody answers', () => Promise.reject(new TypeError('fetch failed'))],
  ])('logs it and goes on when %s', async (_, outcome) => {
    fetching().mockImplementation(outcome)
    await expect(invokeWorker(RUN)).resolves.toBeUndefined()
    expect(console.error).toHaveBeenCalledTimes(1)
  })
})
