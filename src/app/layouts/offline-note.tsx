import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { AlertBanner } from '@/shared/ui/alert-banner'

const subscribe = (notify: () => void) => onlineManager.subscribe(notify)
const isOnline = () => onlineManager.isOnline()

/** Says on every signed-in page that nothing on it is renewed while the browser is offline. */
export function OfflineNote() {
  if (useSyncExternalStore(subscribe, isOnline, () => true)) return null
  return (
    <AlertBanner variant="warning" className="mb-6 print:hidden">
      You appear to be offline. What you see may be out of date until you reconnect.
    </AlertBanner>
  )
}
