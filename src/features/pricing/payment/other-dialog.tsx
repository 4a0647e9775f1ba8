import { Button } from '@/shared/ui/button'
import { Dialog, DialogContent, DialogFooter } from '@/shared/ui/dialog'
import { orderName } from '../order/order-words'
import type { Order } from '../order/read-order'

interface OtherDialogProps {
  /** What the payment without an answer is for. */
  name: string
  other: Order
  onTryAgain: () => void
  onPay: () => void
  onClose: () => void
}

/** Asks before something else is paid while nobody knows what became of a payment. */
export const OtherDialog = ({ name, other, onTryAgain, onPay, onClose }: OtherDialogProps) => (
  <Dialog open onOpenChange={(open) => !open && onClose()}>
    <DialogContent
      title={`Your payment for ${name} is not confirmed yet`}
      description={`We just checked and found no purchase yet. If it still goes through after you pay for ${orderName(other)}, you will have bought both.`}
    >
      <DialogFooter>
        <Button variant="secondary" onClick={onPay}>
          Pay for {orderName(other)} instead
        </Button>
        <Button onClick={onTryAgain}>Try {name} again</Button>
      </DialogFooter>
    </DialogContent>
  </Dialog>
)
