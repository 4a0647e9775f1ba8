import { useSyncExternalStore } from 'react'

/** What someone does who is about to use the page. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown'] as const

/** How long a loaded page waits for a sign of use before it loads its parts anyway. */
const REST_MS = 3_000

/** Something that happens once. */
class Moment {
  hasCome = false
  private readonly waiting = new Set<() => void>()

  come() {
    this.hasCome = true
    for (const begin of this.waiting) begin()
    this.waiting.clear()
  }

  /** Calls `begin` then, or at once. Returns what takes it back. */
  readonly once = (begin: () => void): (() => void) => {
    if (this.hasCome) begin()
    else this.waiting.add(begin)
    return () => void this.waiting.delete(begin)
  }
}

const used = new Moment()
/** The page is used, or has been at rest for a while: whoever goes offline or prints it later finds its parts there. */
const partsDue = new Moment()

function use(): void {
  for (const sign of SIGNS) window.removeEventListener(sign, use, true)
  used.come()
  if (!partsDue.hasCome) partsDue.come()
}

function rest(): void {
  if (partsDue.hasCome) return
  // By these events, e2e/budget.spec.ts tells what a page loads first from what it loads at rest.
  window.dispatchEvent(new Event('groundwork:rest'))
  partsDue.come()
  void loadParts().then(() => window.dispatchEvent(new Event('groundwork:whole')))
}

if (typeof window !== 'undefined') {
  for (const sign of SIGNS) window.addEventListener(sign, use, { capture: true, passive: true })
  const whenIdle = window.requestIdleCallback ?? ((begin: () => void) => setTimeout(begin))
  const wait = () => setTimeout(() => whenIdle(rest), REST_MS)
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}

/** Resolves with the first sign that the page is used. */
export const firstInteraction = (): Promise<void> => new Promise((resolve) => void used.once(resolve))

/** Whether the page has been used: what its reader may want next can be loaded then. */
export const useHasInteracted = (): boolean =>
  useSyncExternalStore(
    used.once,
    () => used.hasCome,
    () => false,
  )

/** A part of the app that is loaded later. */
export interface LaterPart<Part> {
  load: () => Promise<Part>
  /** What was loaded; null before. */
  loaded: () => Part | null
}

const parts = new Set<() => Promise<unknown>>()

/** Loads all parts of the pages that were opened; those that cannot be loaded are left for later. */
export const loadParts = async (): Promise<void> => {
  await Promise.allSettled([...parts].map((load) => load()))
}

/** A part of the app that is loaded on demand. A failed load is tried again the next time. */
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
 * A part of the app that no page shows before it is used: loaded with the first sign of use, when the page has been at rest
 * for a while, or when it is asked for.
 */
export function loadWhenUsed<Part>(request: () => Promise<Part>): LaterPart<Part> {
  const part = loadOnce(request)
  parts.add(part.load)
  partsDue.once(() => void part.load().catch(() => undefined))
  return part
}
