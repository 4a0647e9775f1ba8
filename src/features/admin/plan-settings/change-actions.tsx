import type { ReactNode } from 'react'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { Button } from '@/shared/ui/button'
import { DialogClose, DialogFooter } from '@/shared/ui/dialog'

interface ChangeActionsProps {
  change: { isPending: boolean; error: Error | null }
  /** Label of the save button. */
  idle: string
  /** A way to resolve the error. */
  remedy?: ReactNode
}

/** The end of a dialog form: the server's refusal, Cancel and Save. */
export const ChangeActions = ({ change: { isPending, error }, idle, remedy }: ChangeActionsProps) => (
  <>
    {error && (
      <AlertBanner variant="error" className="mt-4">
        {error.message}
        {remedy}
      </AlertBanner>
    )}
    <DialogFooter>
      <DialogClose asChild>
        <Button variant="secondary" disabled={isPending}>
          Cancel
        </Button>
      </DialogClose>
      <Button type="submit" busy={isPending}>
        {isPending ? 'Saving...' : idle}
      </Button>
    </DialogFooter>
  </>
)
