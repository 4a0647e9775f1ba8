import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { type DataRouter, matchPath } from 'react-router-dom'
import { useAuthStore } from '@/account/auth-store'
import { authReady } from '@/account/session'
import { patterns } from '@/shared/lib/paths'
import { routerReady } from '../router-ready'
import { nameOf } from './name-of'

/** Longest wait for the first rows, so that a filled frame never turns back into a skeleton. */
const ROWS_MS = 4_000

/** Prefetches what the page at this address shows first; nothing without a session or on other pages. */
async function firstRows(client: QueryClient): Promise<void> {
  const { userId, isAdmin } = await authReady()
  const { pathname, search } = window.location
  const id = matchPath(patterns.results, pathname)?.params.id
  const listed = matchPath(patterns.dashboard, pathname) !== null && !isAdmin
  if (!userId || (!id && !listed)) return
  // No retries here: the page itself retries and reports the failure.
  if (id) {
    const { validationQueries } = await import('@/validation/validation-queries')
    return client.prefetchQuery({ ...validationQueries.detail(id), retry: false })
  }
  const [{ ideaQueries }, { IDEA_LIST }] = await Promise.all([
    import('@/features/ideas/idea-queries'),
    import('@/features/ideas/list-view'),
  ])
  const list = ideaQueries.list(userId, IDEA_LIST.viewOf(new URLSearchParams(search)))
  await client.prefetchInfiniteQuery({ ...list, retry: false })
}

/**
 * Turns text typed into the frame into the draft. Returns a function that moves the cursor to the field that replaces
 * it.
 */
function keepTyped(root: HTMLElement, forms: typeof import('@/shared/lib/form-storage') | null): () => void {
  const field = root.querySelector('textarea')
  const { userId } = useAuthStore.getState()
  if (!field || !userId || !forms) return () => undefined
  const { value, defaultValue, selectionStart, selectionEnd } = field
  if (value !== defaultValue) forms.useFormStorage.getState().write(userId, value)
  if (document.activeElement !== field) return () => undefined
  return () => {
    const next = root.querySelector('textarea')
    next?.focus({ preventScroll: true })
    next?.setSelectionRange(selectionStart, selectionEnd)
  }
}

/** Whether this is a new visit and not a reload or a return, which would restore the scroll position. */
const isNewVisit = () =>
  performance
    .getEntriesByType('navigation')
    .every((entry) => !(entry instanceof PerformanceNavigationTiming) || entry.type === 'navigate')

function pressAgain(root: HTMLElement, name: string): void {
  const buttons = [...root.querySelectorAll('button')]
  buttons.find((button) => nameOf(button) === name && button.getClientRects().length > 0)?.click()
}

/** Replaces the prerendered frame (show.ts) with the app once the page and its first rows are ready. */
export async function replaceFrame(
  root: HTMLElement,
  router: DataRouter,
  client: QueryClient,
  app: ReactNode,
): Promise<void> {
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, ROWS_MS))
  await Promise.all([
    routerReady(router),
    Promise.race([firstRows(client).catch((error: unknown) => console.error(error)), timeout]),
  ])
  const forms = root.querySelector('textarea') && (await import('@/shared/lib/form-storage'))
  const goOnTyping = keepTyped(root, forms)
  const { pressed } = root.dataset
  delete root.dataset.shown
  if (isNewVisit())
    router.enableScrollRestoration({ [router.state.location.key]: window.scrollY }, () => window.scrollY)
  flushSync(() => createRoot(root).render(app))
  goOnTyping()
  if (pressed) pressAgain(root, pressed)
}
