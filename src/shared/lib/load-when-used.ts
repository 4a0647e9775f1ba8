import { useSyncExternalStore } from 'react'

/** Events that show the page is about to be used. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown'] as const

/** Time that a loaded page waits for interaction before it loads its parts anyway, in ms. */
const REST_MS = 3_000

/** A one-time event. */
class Moment {
  hasCome = false
  private readonly waiting = new Set<() => void>()

  come() {
    this.hasCome = true
    for (const begin of this.waiting) begin()
    this.waiting.clear()
  }

  /** Calls `begin` when it happens, or at once if it already has. Returns a function that cancels the call. */
  readonly once = (begin: () => void): (() => void) => {
    if (this.hasCome) begin()
    else this.waiting.add(begin)
    return () => void this.waiting.delete(begin)
  }
}

const used = new Moment()
/**
 * The page was used or has been idle for a while: deferred parts load now, so that they are available offline and in
 * print.
 */
const partsDue = new Moment()

function use(): void {
  for (const sign of SIGNS) window.removeEventListener(sign, use, true)
  used.come()
  if (!partsDue.hasCome) partsDue.come()
}

function rest(): void {
  if (partsDue.hasCome) return
  // These events let e2e/budget.spec.ts distinguish the initial load from idle loading.
  window.dispatchEvent(new Event('groundwork:rest'))
  void loadInTurn().then(() => {
    if (!partsDue.hasCome) partsDue.come()
    return loadParts().then(() => window.dispatchEvent(new Event('groundwork:whole')))
  })
}

/** Loads the parts one by one in idle moments, until the page is used. */
async function loadInTurn(): Promise<void> {
  for (const load of parts) {
    await new Promise<void>((resolve) => whenIdle(() => resolve()))
    if (partsDue.hasCome) return
    await load().catch(() => undefined)
  }
}

const whenIdle = (begin: () => void) => (globalThis.requestIdleCallback ?? setTimeout)(begin)

if (typeof window !== 'undefined') {
  for (const sign of SIGNS) window.addEventListener(sign, use, { capture: true, passive: true })
  const wait = () => setTimeout(() => whenIdle(rest), REST_MS)
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}

/** Resolves at the first interaction with the page. */
export const firstInteraction = (): Promise<void> => new Promise((resolve) => void used.once(resolve))

/** Whether the user has interacted with the page, so that parts they may need next can load. */
export const useHasInteracted = (): boolean =>
  useSyncExternalStore(
    used.once,
    () => used.hasCome,
    () => false,
  )

/** A lazily loaded part of the app. */
export interface LaterPart<Part> {
  load: () => Promise<Part>
  /** The loaded part; null before. */
  loaded: () => Part | null
}

const parts = new Set<() => Promise<unknown>>()

/** Loads all deferred parts of the pages opened so far; those that fail are retried later. */
export const loadParts = async (): Promise<void> => {
  await Promise.allSettled([...parts].map((load) => load()))
}

/** A part of the app loaded on demand. A failed load is retried next time. */
export function loadOnce<Part>(request: () => Promise<Part>): LaterPart<Part> {
  let loading: Promise<Part> | null = null
  let loaded: Part | null = null
  const load = () => {
    loading ??= request().then(
      (part) => {
        loaded = part
        return part
      },
      (error: unknown) => {
        loading = null
        throw error
      },
    )
    return loading
  }
  return { load, loaded: () => loaded }
}

/**
 * A part of the app that is not visible before interaction: loaded at the first interaction, when the page has been
 * idle for a while, or on demand.
 */
export function loadWhenUsed<Part>(request: () => Promise<Part>): LaterPart<Part> {
  const part = loadOnce(request)
  parts.add(part.load)
  partsDue.once(() => void part.load().catch(() => undefined))
  return part
}
