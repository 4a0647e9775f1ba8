import {
  BRIEF_FIELDS,
  type Brief,
  type BriefChanges,
  type BriefField,
  type FieldState,
} from '@domain/brief/brief'
import { applyChanges, isSame } from '@domain/brief/changes'
import { createStore } from 'zustand/vanilla'
import { AppError } from '@/shared/supabase/app-error'

/** The stored brief as last read by this browser. */
export interface StoredBrief {
  brief: Brief
  version: number
}

/** A change that is not stored yet: the value the founder saw, and the one they set. */
interface Unsaved {
  seen: FieldState<unknown>
  mine: FieldState<unknown>
}

interface SyncState {
  unsaved: Partial<Record<BriefField, Unsaved>>
  /** The request in progress. */
  work: 'saving' | 'following' | null
  /** The last error; syncing stops until a retry or another change. */
  failure: { of: 'saving' | 'following'; error: Error } | null
}

/** Server and cache as used by the sync. */
export interface SyncPorts {
  stored: () => StoredBrief
  /** Saves changes based on a version; `stored` then returns the server's state. Throws an AppError, 409 on conflict. */
  save: (version: number, changes: BriefChanges) => Promise<void>
  /** Refetches the server's state. */
  refresh: () => Promise<void>
  /** Recomputes the report from the stored brief. */
  follow: () => Promise<void>
  /** Whether the report can be recomputed now: nothing is being written. */
  mayFollow: () => boolean
  /** Whether the stored report was computed from an earlier brief. */
  isBehind: () => boolean
}

const CONFLICT = 409

const fieldsOf = ({ unsaved }: SyncState): [BriefField, Unsaved][] =>
  BRIEF_FIELDS.flatMap((field) => {
    const change = unsaved[field]
    return change ? [[field, change] as const] : []
  }).map(([field, change]) => [field, change])

/** Fields that were changed elsewhere after the founder saw them, to a value other than the founder's. */
export const conflictsOf = (state: SyncState, stored: Brief): BriefField[] =>
  fieldsOf(state).flatMap(([field, { seen, mine }]) =>
    isSame(stored[field], seen) || isSame(stored[field], mine) ? [] : [field],
  )

const changesOf = (changed: [BriefField, Unsaved][]): BriefChanges =>
  Object.fromEntries(changed.map(([field, { mine }]) => [field, mine]))

/** The brief as the founder left it. */
export const briefWith = (state: SyncState, stored: Brief): Brief =>
  applyChanges(stored, changesOf(fieldsOf(state)))

/**
 * Syncs a brief and its report with the founder's changes: one request at a time, the last change of a field wins,
 * and nothing is dropped before the server has it. A field that was also changed elsewhere waits for the founder to
 * choose.
 */
export function createBriefSync(ports: SyncPorts) {
  const store = createStore<SyncState>()(() => ({ unsaved: {}, work: null, failure: null }))
  const { getState, setState } = store
  let working = false
  let savedHere = false
  let followed: number | null = null

  const without = (fields: readonly BriefField[]) =>
    setState(({ unsaved }) => ({
      unsaved: Object.fromEntries(
        Object.entries(unsaved).filter(([field]) => !fields.some((other) => other === field)),
      ),
    }))

  /** Changes to send: not stored already, and not waiting for a choice. */
  function due(): BriefChanges {
    const { brief } = ports.stored()
    const state = getState()
    without(fieldsOf(state).flatMap(([field, { mine }]) => (isSame(brief[field], mine) ? [field] : [])))
    const waiting = conflictsOf(state, brief)
    return changesOf(fieldsOf(getState()).filter(([field]) => !waiting.includes(field)))
  }

  /** The server has seen what was sent, so later changes of these fields are based on it. */
  const settle = (sent: BriefChanges) =>
    setState(({ unsaved }) => ({
      unsaved: Object.fromEntries(
        BRIEF_FIELDS.flatMap((field) => {
          const change = unsaved[field]
          const state = sent[field]
          if (!change || (state && isSame(state, change.mine))) return []
          return [[field, state ? { ...change, seen: state } : change]]
        }),
      ),
    }))

  async function save(changes: BriefChanges) {
    setState({ work: 'saving' })
    const { version } = ports.stored()
    try {
      await ports.save(version, changes)
    } catch (error) {
      if (!(error instanceof AppError) || error.status !== CONFLICT) throw error
      await ports.refresh()
      // Sending the same again would be refused again.
      if (ports.stored().version === version) throw error
      return
    }
    savedHere = true
    settle(changes)
  }

  async function follow(version: number) {
    setState({ work: 'following' })
    await ports.follow()
    followed = version
  }

  const mustFollow = (version: number) =>
    version !== followed && ports.mayFollow() && (savedHere || ports.isBehind())

  const isDue = () => Object.keys(due()).length > 0 || mustFollow(ports.stored().version)

  async function work() {
    // Otherwise the whole report would render again for nothing.
    if (working || (getState().failure === null && !isDue())) return
    working = true
    setState({ failure: null })
    try {
      for (;;) {
        const changes = due()
        const { version } = ports.stored()
        if (Object.keys(changes).length > 0) await save(changes)
        else if (mustFollow(version)) await follow(version)
        else break
      }
      setState({ work: null })
    } catch (error) {
      const { work: of } = getState()
      setState({ work: null, failure: { of: of ?? 'saving', error: asError(error) } })
    } finally {
      working = false
    }
  }

  return {
    ...store,
    /** Applies the founder's changes. */
    change(changes: BriefChanges) {
      const { brief } = ports.stored()
      setState(({ unsaved }) => ({
        unsaved: {
          ...unsaved,
          ...Object.fromEntries(
            BRIEF_FIELDS.flatMap((field) => {
              const mine = changes[field]
              return mine ? [[field, { seen: unsaved[field]?.seen ?? brief[field], mine }]] : []
            }),
          ),
        },
      }))
      void work()
    },
    /** Resolves a conflict with the founder's value or the stored one. */
    choose(field: BriefField, which: 'mine' | 'stored') {
      const { brief } = ports.stored()
      if (which === 'stored') without([field])
      else
        setState(({ unsaved }) => {
          const change = unsaved[field]
          return change ? { unsaved: { ...unsaved, [field]: { ...change, seen: brief[field] } } } : {}
        })
      void work()
    },
    /** Discards what could not be saved. */
    discard: () => setState({ unsaved: {}, failure: null }),
    /** Continues with the pending work. */
    work: () => void work(),
  }
}

export type BriefSync = ReturnType<typeof createBriefSync>

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))
