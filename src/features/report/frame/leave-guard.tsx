import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { useAuthStore } from '@/account/auth-store'
import { deferred } from '@/shared/ui/deferred'
import type { LeaveDialogProps } from './leave-dialog'

const LeaveDialog = deferred(
  async () => (await import('./leave-dialog')).LeaveDialog,
  ({ open }: LeaveDialogProps) => open,
  ({ onStay }) => onStay(),
)

/** Asks before the page is left with changes that are not saved. */
export function LeaveGuard({ dirty }: { dirty: boolean }) {
  useBeforeUnload(dirty)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty &&
      currentLocation.pathname !== nextLocation.pathname &&
      // Nothing can be saved into what has just been deleted.
      !nextLocation.state?.deleted &&
      // After signing out, saving is no longer possible.
      useAuthStore.getState().isAuthenticated,
  )
  return (
    <LeaveDialog
      open={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  )
}

/** The browser's own question on reload and on closing the tab. */
export function useBeforeUnload(dirty: boolean) {
  useEffect(() => {
    if (!dirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [dirty])
}
