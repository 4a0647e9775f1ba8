import { exactPrice } from '@/shared/lib/price-words'
import { Button } from '@/shared/ui/button'
import { Dialog, DialogClose, DialogContent, DialogFooter } from '@/shared/ui/dialog'
import type { OpenPayment } from './open-payment'

interface AgainDialogProps {
  payment: OpenPayment
  onBuy: () => void
  onClose: () => void
}

/** Asks before the same is bought a second time within a moment: mostly that is another tab. */
export const AgainDialog = ({ payment: { name, request }, onBuy, onClose }: AgainDialogProps) => (
  <Dialog open onOpenChange={(open) => !open && onClose()}>
    <DialogContent
      title={`You bought ${name} a moment ago`}
      description={`It may have been in another tab. Nothing was bought this time. Buy another for ${exactPrice(request.amount)}?`}
    >
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="secondary">No, one is enough</Button>
        </DialogClose>
        <Button onClick={onBuy}>Buy another</Button>
      </DialogFooter>
    </DialogContent>
  </Dialog>
)
