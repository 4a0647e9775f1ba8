import { formatDate } from '@/shared/lib/dates'
import { exactPrice } from '@/shared/lib/price-words'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { Button } from '@/shared/ui/button'
import { Dialog, DialogClose, DialogContent, DialogFooter } from '@/shared/ui/dialog'
import type { Purchase } from './purchase'
import { wholeName } from './purchase-words'
import { type Outcome, useFinishPurchase } from './use-finish-purchase'

interface FinishDialogProps {
  purchase: Purchase
  onClose: () => void
}

/** Asks before a purchase that was not confirmed is paid, and says what keeps it from being bought. */
export function FinishDialog({ purchase, onClose }: FinishDialogProps) {
  const { send, isPending, data: outcome } = useFinishPurchase(onClose)
  const price = exactPrice(purchase.amount)
  const again = outcome?.kind === 'just-bought'
  return (
    <Dialog open onOpenChange={(open) => !open && !isPending && onClose()}>
      <DialogContent
        title="Finish this purchase"
        description={
          <>
            <bdi className="font-medium text-ink [overflow-wrap:anywhere]">{wholeName(purchase)}</bdi> for{' '}
            {price}, begun on {formatDate(purchase.created_at)} and not confirmed since.
          </>
        }
      >
        <p className="text-sm">
          It is the same payment as then: it is bought once at most. This is a test payment, and no money is
          taken.
        </p>
        {!isPending && outcome && <Obstacle outcome={outcome} />}
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="secondary" disabled={isPending}>
              {again ? 'No, once is enough' : 'Not now'}
            </Button>
          </DialogClose>
          <Button busy={isPending} onClick={() => send({ purchase, again })}>
            {isPending ? 'Processing payment...' : again ? `Buy another for ${price}` : `Pay ${price}`}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

/** Why it is not bought yet. */
function Obstacle({ outcome }: { outcome: Outcome }) {
  if (outcome.kind === 'just-bought')
    return (
      <AlertBanner variant="warning" title="You have bought the same since then" className="mt-4">
        This time nothing was bought. Do you want another?
      </AlertBanner>
    )
  if (outcome.kind === 'being-paid')
    return (
      <AlertBanner variant="info" title="It is being paid right now" className="mt-4">
        Perhaps in another tab. Nothing is paid twice: try again in a moment to see what became of it.
      </AlertBanner>
    )
  if (outcome.kind === 'unknown')
    return (
      <AlertBanner variant="warning" title="It is still not confirmed" className="mt-4">
        {outcome.message} Trying again is safe.
      </AlertBanner>
    )
  return null
}
