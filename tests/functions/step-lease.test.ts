import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Engine } from '../../supabase/functions/_shared/engine/engine.ts'
import { runNextStep } from '../../supabase/functions/_shared/run/worker.ts'
import { RUN } from './memory-store.ts'
import { sampleEngine } from './sample-engine.ts'
import { never, workersOf } from './workers.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the lease of a step', () => {
  it('is renewed every third of its time, and no longer when the step is done', async () => {
    let finish = () => {}
    const concept: Engine['concept'] = async (input) => {
      await new Promise<void>((resolve) => {
        finish = resolve
      })
      return sampleEngine.concept(input)
    }
    const { deps } = workersOf({ concept }, { leaseSeconds: 6 })
    const renew = vi.spyOn(deps.store, 'renew')
    runNextStep(deps, RUN)
    await vi.advanceTimersByTimeAsync(10_500)
    expect(renew).toHaveBeenCalledTimes(5)
    finish()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(renew).toHaveBeenCalledTimes(5)
  })

  it('stops the engine when it belongs to somebody else, and neither stores nor fails anything', async () => {
    const stopped = vi.fn()
    const { deps, of, takeOver, invokeWorker } = workersOf(
      {
        concept: ({ signal }) => {
          signal.addEventListener('abort', stopped)
          return never()
        },
      },
      { leaseSeconds: 6 },
    )
    const running = runNextStep(deps, RUN)
    await vi.advanceTimersByTimeAsync(100)
    takeOver('concept')
    await vi.advanceTimersByTimeAsync(2_000)
    await running
    expect(stopped).toHaveBeenCalled()
    expect(of('concept')).toMatchObject({ result: null, failure: null })
    expect(invokeWorker).not.toHaveBeenCalled()
  })

  it('counts as lost when it could not be renewed for its whole time', async () => {
    const { deps, of } = workersOf({ concept: never }, { leaseSeconds: 6 })
    vi.spyOn(deps.store, 'renew').mockRejectedValue(new Error('fetch failed'))
    const running = runNextStep(deps, RUN)
    await vi.advanceTimersByTimeAsync(6_000)
    await running
    expect(of('concept').failure).toBeNull()
  })
})
