import { Button } from '@/shared/ui/button'
import { Dialog, DialogClose, DialogContent, DialogFooter } from '@/shared/ui/dialog'

export interface LeaveDialogProps {
  open: boolean
  onStay: () => void
  onLeave: () => void
}

/** Asks whether to discard changes to market inputs. */
export const LeaveDialog = ({ open, onStay, onLeave }: LeaveDialogProps) => (
  <Dialog open={open} onOpenChange={(next) => !next && onStay()}>
    <DialogContent
      title="Leave without saving?"
      description="Your changes to the market inputs have not been saved."
    >
      <DialogFooter>
        <Button variant="secondary" onClick={onLeave}>
          Leave without saving
        </Button>
        <DialogClose asChild>
          <Button>Keep editing</Button>
        </DialogClose>
      </DialogFooter>
    </DialogContent>
  </Dialog>
)
