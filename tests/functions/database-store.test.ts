import { createClient } from '@supabase/supabase-js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Database } from '../../supabase/functions/_shared/db/database.types.ts'
import { databaseStore } from '../../supabase/functions/_shared/validation/database-store.ts'
import { RUN } from './memory-store.ts'

const LEASE = '33333333-3333-4333-8333-333333333333'
const STEP = {
  section: { citations: [] },
  columns: {
    real_citations: [],
    engine: { id: 'built-in' as const, model: null, domain: null, understood: [], sections: {} },
  },
  usage: null,
}
const FAILURE = { reason: 'Busy', detail: 'HTTP 529', retryable: true, notBefore: null, usage: null }

/** A store whose database gives these answers one after the other, and what it was asked. */
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
  return { store: databaseStore(client, 60), asked }
}

const answer = (value: unknown, status = 200) => Response.json(value, { status })
const outage = () => answer({ message: 'no connection' }, 503)

async function settle<Value>(call: Promise<Value>): Promise<Value> {
  call.catch(() => {})
  await vi.runAllTimersAsync()
  return call
}

// supabase-js wants a WebSocket at hand, which Node 20 has not.
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
    const { store, asked } = storeAnswering(new TypeError('fetch failed'), outage(), answer({ claimable: 2 }))
    expect(await settle(store.finish(LEASE, STEP))).toEqual({ claimable: 2 })
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
    const { store, asked } = storeAnswering(outage(), answer({ outcome: 'running', fence: null }))
    await expect(settle(store.begin('u1', RUN.validation))).rejects.toThrow('no connection')
    expect(asked).toHaveLength(1)
  })

  it('knows every outcome of a beginning', async () => {
    const { store } = storeAnswering(
      answer({ outcome: 'started', fence: RUN.fence }),
      answer({ outcome: 'quota_exceeded', fence: null }),
    )
    expect(await settle(store.begin('u1', RUN.validation))).toEqual({ outcome: 'started', fence: RUN.fence })
    expect(await settle(store.begin('u1', RUN.validation))).toEqual({ outcome: 'quota_exceeded' })
  })

  it('sends the time of the next attempt as a timestamp', async () => {
    const { store, asked } = storeAnswering(answer({ outcome: 'retry' }))
    const notBefore = new Date('2026-11-20T11:00:00Z')
    expect(await settle(store.fail(LEASE, { ...FAILURE, notBefore }))).toBe('retry')
    expect(asked[0]?.body).toMatchObject({ p_not_before: '2026-11-20T11:00:00.000Z', p_retryable: true })
  })

  it('refuses a claim without the results that its step builds upon', async () => {
    const claim = { step: 'market', lease: LEASE, attempt: 1, idea: 'x', sections: {}, more: 0 }
    const { store } = storeAnswering(answer(claim), answer(null))
    await expect(settle(store.claim(RUN))).rejects.toMatchObject({ name: 'ZodError' })
    expect(await settle(store.claim(RUN))).toBeNull()
  })
})
