import type { LayoutName } from '@domain/diagram'
import { useSyncExternalStore } from 'react'
import { useThemeStore } from '@/shared/ui/theme'

const DARK = '(prefers-color-scheme: dark)'

const subscribe = (notify: () => void) => {
  const query = window.matchMedia(DARK)
  query.addEventListener('change', notify)
  const leave = useThemeStore.subscribe(notify)
  return () => {
    query.removeEventListener('change', notify)
    leave()
  }
}

function themeInForce(): 'light' | 'dark' {
  const { choice } = useThemeStore.getState()
  if (choice !== 'system') return choice
  return window.matchMedia(DARK).matches ? 'dark' : 'light'
}

/** The theme that the page is shown in; a diagram is redrawn when it changes. */
export const useThemeInForce = () => useSyncExternalStore(subscribe, themeInForce, () => 'light' as const)

const NARROW = '(max-width: 639px)'

const subscribeToWidth = (notify: () => void) => {
  const query = window.matchMedia(NARROW)
  query.addEventListener('change', notify)
  return () => query.removeEventListener('change', notify)
}

let onScreen: LayoutName = 'wide'

/** Paper is narrower than the screen, but printing keeps the current diagram. */
function layoutInForce(): LayoutName {
  if (!window.matchMedia('print').matches) onScreen = window.matchMedia(NARROW).matches ? 'compact' : 'wide'
  return onScreen
}

/** Phones get a diagram that is readable without zooming. */
export const useDiagramLayout = (): LayoutName =>
  useSyncExternalStore(subscribeToWidth, layoutInForce, () => 'wide')
