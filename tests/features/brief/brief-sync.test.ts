import { type Brief, type BriefChanges, emptyBrief, firstValue } from '@domain/brief/brief'
import { answered, applyChanges } from '@domain/brief/changes'
import { describe, expect, it, vi } from 'vitest'
import { briefWith, conflictsOf, createBriefSync } from '@/brief/brief-sync'
import { AppError } from '@/shared/supabase/app-error'

const said = (text: string) => answered<string>([text], { state: 'open', silenced: [] })
const counted = (value: number) => answered([{ value, source: '' }], emptyBrief().count)

/** Sets up a server that merges by field like save_brief, the browser's copy of its brief, and the sync between them. */
function setUp({ may = true, behind = false } = {}) {
  const server = { brief: emptyBrief(), version: 0, changed: {} as Record<string, number> }
  let known = { brief: server.brief, version: 0 }
  const requests: string[] = []
  const holds: (() => void)[] = []
  const faults = { save: [] as Error[], follow: [] as Error[] }
  let held = false
  const store = (changes: BriefChanges) => {
    server.version += 1
    server.brief = applyChanges(server.brief, changes)
    for (const field of Object.keys(changes)) server.changed[field] = server.version
  }
  const answer = async (to: keyof typeof faults) => {
    if (held) await new Promise<void>((go) => holds.push(go))
    const fault = faults[to].shift()
    if (fault) throw fault
  }
  const sync = createBriefSync({
    stored: () => known,
    save: async (version, changes) => {
      requests.push(`save ${Object.keys(changes).join(' ')}`)
      await answer('save')
      if (Object.keys(changes).some((field) => (server.changed[field] ?? 0) > version))
        throw new AppError('This was changed in another tab.', { status: 409 })
      store(changes)
      known = { brief: server.brief, version: server.version }
    },
    refresh: async () => {
      known = { brief: server.brief, version: server.version }
    },
    follow: async () => {
      requests.push('follow')
      await answer('follow')
    },
    mayFollow: () => may,
    isBehind: () => behind,
  })
  return {
    server,
    sync,
    requests,
    /** Makes later requests wait for `release`. */
    hold: () => {
      held = true
    },
    release: () => {
      held = false
      for (const go of holds.splice(0)) go()
    },
    fail: (to: keyof typeof faults, error: Error) => faults[to].push(error),
    elsewhere: store,
    shown: (): Brief => briefWith(sync.getState(), known.brief),
    conflicts: () => conflictsOf(sync.getState(), known.brief),
    idle: () => vi.waitFor(() => expect(sync.getState().work).toBeNull()),
  }
}

describe('a change of the brief', () => {
  it('is shown at once, saved, and followed by the report', async () => {
    const { sync, shown, requests, idle, server } = setUp()
    sync.change({ customer: said('Bakeries') })
    expect(firstValue(shown(), 'customer')).toBe('Bakeries')
    await idle()
    expect(requests).toEqual(['save customer', 'follow'])
    expect(firstValue(server.brief, 'customer')).toBe('Bakeries')
    expect(sync.getState().unsaved).toEqual({})
  })

  it('waits for the request before it, and only the last value of a field is sent', async () => {
    const { sync, requests, hold, release, idle, server } = setUp()
    hold()
    sync.change({ count: counted(1) })
    for (const value of [2, 3, 4]) sync.change({ count: counted(value) })
    sync.change({ product: said('A till') })
    expect(requests).toEqual(['save count'])
    release()
    await idle()
    expect(requests).toEqual(['save count', 'save product count', 'follow'])
    expect(firstValue(server.brief, 'count')?.value).toBe(4)
  })

  it('waits with the report while that is being written', async () => {
    const { sync, requests, idle } = setUp({ may: false })
    sync.change({ product: said('A till') })
    await idle()
    expect(requests).toEqual(['save product'])
  })

  it('is kept when it cannot be saved, and goes out with the next one', async () => {
    const { sync, shown, fail, requests, idle } = setUp()
    fail('save', new AppError('The server could not be reached.'))
    sync.change({ product: said('A till') })
    await vi.waitFor(() => expect(sync.getState().failure).toMatchObject({ of: 'saving' }))
    expect(firstValue(shown(), 'product')).toBe('A till')
    sync.change({ customer: said('Bakeries') })
    await idle()
    expect(requests).toEqual(['save product', 'save product customer', 'follow'])
    expect(sync.getState().failure).toBeNull()
  })

  it('is saved once when the report could not follow, which can be tried again', async () => {
    const { sync, fail, requests, idle } = setUp()
    fail('follow', new AppError('Busy'))
    sync.change({ product: said('A till') })
    await vi.waitFor(() => expect(sync.getState().failure).toMatchObject({ of: 'following' }))
    sync.work()
    await idle()
    expect(requests).toEqual(['save product', 'follow', 'follow'])
    expect(sync.getState().failure).toBeNull()
  })

  it('can be given up', async () => {
    const { sync, shown, fail } = setUp()
    fail('save', new AppError('This cannot be saved.', { status: 400 }))
    sync.change({ product: said('A till') })
    await vi.waitFor(() => expect(sync.getState().failure).not.toBeNull())
    sync.discard()
    expect(firstValue(shown(), 'product')).toBeNull()
    expect(sync.getState().failure).toBeNull()
  })
})

describe('a brief that is changed in two tabs', () => {
  it('merges different fields', async () => {
    const { sync, elsewhere, idle, shown } = setUp()
    elsewhere({ customer: said('Bakeries') })
    sync.change({ product: said('A till') })
    await idle()
    expect(firstValue(shown(), 'customer')).toBe('Bakeries')
    expect(firstValue(shown(), 'product')).toBe('A till')
  })

  it.each([
    ['mine', 'Mine'],
    ['stored', 'Theirs'],
  ] as const)('shows both values of the same field, and keeps %s', async (which, kept) => {
    const { sync, elsewhere, conflicts, idle, server, shown } = setUp()
    elsewhere({ product: said('Theirs') })
    sync.change({ product: said('Mine'), customer: said('Bakeries') })
    await vi.waitFor(() => expect(conflicts()).toEqual(['product']))
    await idle()
    // Fields without a conflict are saved immediately.
    expect(firstValue(server.brief, 'customer')).toBe('Bakeries')
    sync.choose('product', which)
    await idle()
    expect(conflicts()).toEqual([])
    expect(firstValue(server.brief, 'product')).toBe(kept)
    expect(firstValue(shown(), 'product')).toBe(kept)
  })

  it('asks nothing where both made the same change', async () => {
    const { sync, elsewhere, conflicts, idle } = setUp()
    elsewhere({ product: said('A till') })
    sync.change({ product: said('A till') })
    await idle()
    expect(conflicts()).toEqual([])
    expect(sync.getState().unsaved).toEqual({})
  })

  it('takes what came in between for no conflict with the founder’s own earlier change', async () => {
    const { sync, elsewhere, hold, release, idle, conflicts, server } = setUp()
    hold()
    sync.change({ product: said('One') })
    sync.change({ product: said('Two') })
    elsewhere({ customer: said('Bakeries') })
    release()
    await idle()
    expect(conflicts()).toEqual([])
    expect(firstValue(server.brief, 'product')).toBe('Two')
  })
})

describe('a report that was computed from an earlier brief', () => {
  it('follows without a change, once', async () => {
    const { sync, requests, idle } = setUp({ behind: true })
    sync.work()
    await idle()
    sync.work()
    await idle()
    expect(requests).toEqual(['follow'])
  })

  it('is left alone when it is not behind', async () => {
    const { sync, requests } = setUp()
    sync.work()
    expect(requests).toEqual([])
  })
})
