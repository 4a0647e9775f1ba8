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

/** Asks before leaving the page with unsaved changes. */
export function LeaveGuard({ dirty }: { dirty: boolean }) {
  useBeforeUnload(dirty)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty &&
      currentLocation.pathname !== nextLocation.pathname &&
      // A deleted validation cannot be saved to.
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

/** The browser's own prompt on reload and on closing the tab. */
export function useBeforeUnload(dirty: boolean) {
  useEffect(() => {
    if (!dirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [dirty])
}
