import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { useAuthStore } from '@/account/auth-store'
import { Button } from '@/shared/ui/button'
import { Dialog, DialogClose, DialogContent, DialogFooter } from '@/shared/ui/dialog'

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
    <Dialog open={blocker.state === 'blocked'} onOpenChange={(open) => !open && blocker.reset?.()}>
      <DialogContent
        title="Leave without saving?"
        description="Your changes to the market inputs have not been saved."
      >
        <DialogFooter>
          <Button variant="secondary" onClick={() => blocker.proceed?.()}>
            Leave without saving
          </Button>
          <DialogClose asChild>
            <Button>Keep editing</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
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
