import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { loadParts } from '@/shared/lib/load-when-used'

let announced = false

const subscribe = (notify: () => void) => {
  const query = window.matchMedia('print')
  // The browser lays out the page right after this event, so its content must be rendered by then.
  const begin = () => {
    announced = true
    flushSync(notify)
  }
  const end = () => {
    announced = false
    notify()
  }
  query.addEventListener('change', notify)
  window.addEventListener('beforeprint', begin)
  window.addEventListener('afterprint', end)
  return () => {
    query.removeEventListener('change', notify)
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
  }
}

/** True while the page is laid out for paper, where everything must be expanded. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => announced || window.matchMedia('print').matches,
    () => false,
  )

/** Longest wait before printing; content that takes longer is printed unfinished. */
const READY_MS = 5_000

const jobs = new Set<() => Promise<void>>()

/** Registers `job` to run before printing. Returns a function that removes it. */
export function beforePrinting(job: () => Promise<void>): () => void {
  jobs.add(job)
  return () => void jobs.delete(job)
}

/** Prints the page once everything for paper is ready. */
export async function printPage(): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, READY_MS))
  await Promise.race([Promise.all([loadParts(), ...[...jobs].map((job) => job())]), timeout])
  window.print()
}
