/** What somebody does who is about to use the page. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown'] as const

const waiting = new Set<() => unknown>()

function used(): void {
  for (const sign of SIGNS) window.removeEventListener(sign, used, true)
  for (const load of waiting) load()
}

if (typeof window !== 'undefined')
  for (const sign of SIGNS) window.addEventListener(sign, used, { capture: true, passive: true })

/**
 * Loads a part of the app that no page shows before it is used: with the first sign of use, so that it is there when it is
 * asked for, or when it is asked for. What could not be loaded is tried again the next time.
 */
export function loadWhenUsed<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let loading: Promise<Part> | undefined
  const loadOnce = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
  waiting.add(() => loadOnce().catch(() => undefined))
  return loadOnce
}
