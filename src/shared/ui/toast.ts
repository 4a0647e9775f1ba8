import type { ExternalToast, toast as sonner } from 'sonner'
import { create } from 'zustand'

type Show = (to: typeof sonner) => void

/** Toasts that arrive before their container is mounted. */
let waiting: Show[] = []
let place: typeof sonner | null = null

/** Whether any toast was requested: only then does the toaster have to load. */
export const useToastStore = create(() => ({ hasToasts: false }))

function showOrQueue(show: Show): void {
  if (place) show(place)
  else waiting.push(show)
  useToastStore.setState({ hasToasts: true })
}

/** Shows the queued toasts once the toaster is mounted. Returns a function to call when it unmounts. */
export function connectToaster(shown: typeof sonner): () => void {
  place = shown
  for (const show of waiting) show(shown)
  waiting = []
  return () => {
    place = null
  }
}

const kind =
  (name: 'success' | 'error' | 'warning' | 'info') =>
  (title: string, options?: ExternalToast): void =>
    showOrQueue((to) => to[name](title, options))

/** Sonner's `toast`, which is loaded at the first interaction or with the first toast. */
export const toast = {
  success: kind('success'),
  error: kind('error'),
  warning: kind('warning'),
  info: kind('info'),
  dismiss: (id: string): void => showOrQueue((to) => to.dismiss(id)),
}
