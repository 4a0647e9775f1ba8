import type { QueryClient } from '@tanstack/react-query'
import { type ReactNode, startTransition, useEffectEvent, useLayoutEffect } from 'react'
import { type DataRouter, matchPath } from 'react-router-dom'
import { useAuthStore } from '@/account/auth-store'
import { authReady } from '@/account/session'
import { patterns } from '@/shared/lib/paths'
import { createRoot } from '../react-root'
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
    const options = validationQueries.detail(id)
    await client.prefetchQuery({ ...options, retry: false })
    const validation = client.getQueryData(options.queryKey)
    if (!validation) return
    const { prepareSummary } = await import('@/features/report/summary/prepare-summary')
    return prepareSummary(validation)
  }
  const [{ ideaQueries }, { IDEA_LIST }] = await Promise.all([
    import('@/features/ideas/idea-queries'),
    import('@/features/ideas/list-view'),
  ])
  const list = ideaQueries.list(userId, IDEA_LIST.viewOf(new URLSearchParams(search)))
  await client.prefetchInfiniteQuery({ ...list, retry: false })
}

/** Events after which the text or the cursor of a field may differ. */
const TYPING = ['input', 'focusin', 'keyup', 'pointerup', 'select'] as const

/**
 * Turns text typed into the frame into the draft, until the returned function is called: that moves the cursor to the
 * field that has replaced it.
 */
function keepTyped(root: HTMLElement, forms: typeof import('@/shared/lib/form-storage') | null): () => void {
  const field = root.querySelector('textarea')
  const { userId } = useAuthStore.getState()
  if (!field || !userId || !forms) return () => undefined
  let written = field.defaultValue
  let cursor: [number, number] | null = null
  const note = () => {
    const { value, selectionStart, selectionEnd } = field
    if (value !== written) forms.useFormStorage.getState().write(userId, value)
    written = value
    cursor = document.activeElement === field ? [selectionStart, selectionEnd] : null
  }
  note()
  for (const event of TYPING) document.addEventListener(event, note, true)
  return () => {
    for (const event of TYPING) document.removeEventListener(event, note, true)
    if (!cursor) return
    const next = root.querySelector('textarea')
    next?.focus({ preventScroll: true })
    next?.setSelectionRange(...cursor)
  }
}

/** Whether this is a new visit and not a reload or a return, which would restore the scroll position. */
const isNewVisit = () =>
  performance
    .getEntriesByType('navigation')
    .every((entry) => !(entry instanceof PerformanceNavigationTiming) || entry.type === 'navigate')

/** Keeps the position of a reader who scrolls until the app has rendered. */
export function keepScroll(router: DataRouter): void {
  const { key } = router.state.location
  const positions = { [key]: window.scrollY }
  const note = () => {
    positions[key] = window.scrollY
  }
  window.addEventListener('scroll', note, { passive: true })
  window.addEventListener('groundwork:ready', () => window.removeEventListener('scroll', note), {
    once: true,
  })
  router.enableScrollRestoration(positions, () => window.scrollY)
}

function pressAgain(root: HTMLElement, name: string): void {
  const buttons = [...root.querySelectorAll('button')]
  buttons.find((button) => nameOf(button) === name && button.getClientRects().length > 0)?.click()
}

/** Calls back once the app that precedes it is in the page. */
function Shown({ onShown }: { onShown: () => void }) {
  const shown = useEffectEvent(onShown)
  useLayoutEffect(() => shown(), [])
  return null
}

/**
 * Replaces the prerendered frame (show.ts) with the app once the page and its first rows are ready. React renders in
 * slices, between which input in the frame is handled.
 */
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
  if (isNewVisit()) keepScroll(router)
  const { state } = router
  const show = () => {
    delete root.dataset.shown
    goOnTyping()
    // What changed while React rendered was not followed yet.
    if (router.state !== state) void router.revalidate()
  }
  window.addEventListener(
    'groundwork:ready',
    () => {
      if (root.dataset.pressed) pressAgain(root, root.dataset.pressed)
    },
    { once: true },
  )
  startTransition(() =>
    createRoot(root).render(
      <>
        {app}
        <Shown onShown={show} />
      </>,
    ),
  )
}
