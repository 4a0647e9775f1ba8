import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router-dom'
import { Button } from '@/shared/ui/button'
import { Dialog, DialogClose, DialogContent, DialogFooter } from '@/shared/ui/dialog'

interface LeaveGuardProps {
  unsaved: boolean
  /** Reads the current value: saving ends between two renders and then leaves. */
  unsavedNow: () => boolean
}

/** Asks before leaving the wizard with unsaved choices; moving between steps does not count as leaving. */
export function LeaveGuard({ unsaved, unsavedNow }: LeaveGuardProps) {
  const stay = useRef<HTMLButtonElement>(null)
  useBeforeUnload(unsaved)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && unsavedNow(),
  )
  return (
    <Dialog open={blocker.state === 'blocked'} onOpenChange={(open) => !open && blocker.reset?.()}>
      <DialogContent
        title="Leave without saving?"
        description="Your choices stay in this browser, but they are not part of the project until you save them."
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          stay.current?.focus()
        }}
      >
        <DialogFooter>
          <Button variant="secondary" onClick={() => blocker.proceed?.()}>
            Leave without saving
          </Button>
          <DialogClose asChild>
            <Button ref={stay}>Keep planning</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

/** The browser's own prompt on reload and on closing the tab. */
function useBeforeUnload(unsaved: boolean) {
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])
}
