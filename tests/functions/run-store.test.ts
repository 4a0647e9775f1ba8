import { createClient } from '@supabase/supabase-js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Database } from '../../supabase/functions/_shared/db/database.types.ts'
import { createRunStore } from '../../supabase/functions/_shared/run/create-run-store.ts'
import { createValidationStarter } from '../../supabase/functions/_shared/validation/start-validation.ts'
import { RUN, VALIDATION } from './memory-store.ts'

const LEASE = '33333333-3333-4333-8333-333333333333'
const STEP = { result: { columns: { real_citations: [] } }, usage: null }
const FAILURE = { reason: 'Busy', detail: 'HTTP 529', retryable: true, notBefore: null, usage: null }

/** A store whose database gives these answers in order, with a log of the requests. */
function storeAnswering(...answers: (Response | Error)[]) {
  const asked: { name: string; body: unknown }[] = []
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    asked.push({ name: String(input).split('/rpc/')[1] ?? '', body: JSON.parse(String(init?.body)) })
    const answer = answers.shift() ?? new Error('Asked too often')
    if (answer instanceof Error) throw answer
    return answer
  }
  const client = createClient<Database>('http://localhost', 'key', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch },
  })
  return { store: createRunStore(client, 60), begin: createValidationStarter(client), asked }
}

const answer = (value: unknown, status = 200) => Response.json(value, { status })
const outage = () => answer({ message: 'no connection' }, 503)

/** Advances the timers until the call settles; repeating timers don't keep it from ending. */
async function settle<Value>(call: Promise<Value>): Promise<Value> {
  let open = true
  const close = () => {
    open = false
  }
  call.then(close, close)
  while (open) await vi.advanceTimersToNextTimerAsync()
  return call
}

// supabase-js needs a global WebSocket, which Node 20 lacks.
vi.stubGlobal('WebSocket', class {})

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the store of runs', () => {
  it('does not lose a finished step to a database that restarts', async () => {
    const { store, asked } = storeAnswering(
      new TypeError('fetch failed'),
      outage(),
      answer({ claimable: 2, completed: false }),
    )
    expect(await settle(store.finish(LEASE, STEP))).toEqual({ claimable: 2, completed: false })
    expect(asked).toHaveLength(3)
    expect(asked[2]).toMatchObject({ name: 'finish_step', body: { p_lease: LEASE, p_usage: null } })
  })

  it('gives up on a database that stays away', async () => {
    const { store, asked } = storeAnswering(outage(), outage(), outage(), outage())
    await expect(settle(store.fail(LEASE, FAILURE))).rejects.toThrow('no connection')
    expect(asked).toHaveLength(4)
  })

  it('does not repeat what the database refuses', async () => {
    const { store, asked } = storeAnswering(answer({ message: 'unknown column', code: '22023' }, 400))
    await expect(settle(store.finish(LEASE, STEP))).rejects.toThrow('unknown column')
    expect(asked).toHaveLength(1)
  })

  it('does not begin twice by itself', async () => {
    const { begin, asked } = storeAnswering(outage(), answer({ outcome: 'running' }))
    await expect(settle(begin('u1', VALIDATION))).rejects.toThrow('no connection')
    expect(asked).toHaveLength(1)
  })

  it('knows every outcome of a beginning', async () => {
    const { begin } = storeAnswering(
      answer({ outcome: 'started', run: RUN }),
      answer({ outcome: 'quota_exceeded' }),
    )
    expect(await settle(begin('u1', VALIDATION))).toEqual({ outcome: 'started', run: RUN })
    expect(await settle(begin('u1', VALIDATION))).toEqual({ outcome: 'quota_exceeded' })
  })

  it('sends the time of the next attempt as a timestamp', async () => {
    const { store, asked } = storeAnswering(answer({ outcome: 'retry' }))
    const notBefore = new Date('2026-11-20T11:00:00Z')
    expect(await settle(store.fail(LEASE, { ...FAILURE, notBefore }))).toBe('retry')
    expect(asked[0]?.body).toMatchObject({ p_not_before: '2026-11-20T11:00:00.000Z', p_retryable: true })
  })

  it('knows when there is nothing to claim', async () => {
    const { store, asked } = storeAnswering(answer(null))
    expect(await settle(store.claim(RUN))).toBeNull()
    expect(asked[0]?.body).toEqual({ p_run: RUN.run, p_fence: RUN.fence, p_lease_seconds: 60 })
  })
})
