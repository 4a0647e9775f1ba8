import { useSyncExternalStore } from 'react'

const subscribe = (notify: () => void) => {
  const query = window.matchMedia('print')
  query.addEventListener('change', notify)
  return () => query.removeEventListener('change', notify)
}

/** True while the page is laid out for paper, where every tab has to stand open. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia('print').matches)
