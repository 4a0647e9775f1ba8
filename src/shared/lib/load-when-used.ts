import { useSyncExternalStore } from 'react'

/** What somebody does who is about to use the page. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown'] as const

let isUsed = false
const waiting = new Set<() => void>()

function use(): void {
  isUsed = true
  for (const sign of SIGNS) window.removeEventListener(sign, use, true)
  for (const begin of waiting) begin()
  waiting.clear()
}

if (typeof window !== 'undefined')
  for (const sign of SIGNS) window.addEventListener(sign, use, { capture: true, passive: true })

function onceUsed(begin: () => void): () => void {
  if (isUsed) begin()
  else waiting.add(begin)
  return () => waiting.delete(begin)
}

/** Resolves with the first sign that the page is used. */
export const firstUse = (): Promise<void> => new Promise((resolve) => void onceUsed(resolve))

/** Whether the page has been used: what its reader may want next can be loaded then. */
export const useIsUsed = (): boolean =>
  useSyncExternalStore(
    onceUsed,
    () => isUsed,
    () => false,
  )

/** A part of the app that is loaded later. */
export interface LaterPart<Part> {
  load: () => Promise<Part>
  /** What was loaded; null before. */
  loaded: () => Part | null
}

/**
 * A part of the app that no page shows before it is used: loaded with the first sign of use, so that it is there when it is
 * asked for, or when it is asked for. What could not be loaded is tried again the next time.
 */
export function loadWhenUsed<Part>(request: () => Promise<Part>): LaterPart<Part> {
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
  onceUsed(() => void load().catch(() => undefined))
  return { load, loaded: () => loaded }
}
