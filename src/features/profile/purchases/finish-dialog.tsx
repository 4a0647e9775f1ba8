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
            {price}, started on {formatDate(purchase.created_at)} and not yet confirmed.
          </>
        }
      >
        <p className="text-sm">
          It is the same payment, so it goes through at most once. This is a test payment, and no money is
          taken.
        </p>
        {!isPending && outcome && <Obstacle outcome={outcome} />}
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="secondary" disabled={isPending}>
              {again ? 'No, one is enough' : 'Not now'}
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
      <AlertBanner variant="warning" title="You have already bought this since then" className="mt-4">
        Nothing was bought this time. Do you want another?
      </AlertBanner>
    )
  if (outcome.kind === 'being-paid')
    return (
      <AlertBanner variant="info" title="This payment is being processed" className="mt-4">
        It may be open in another tab. Nothing is paid twice: try again in a moment to see the result.
      </AlertBanner>
    )
  if (outcome.kind === 'unknown')
    return (
      <AlertBanner variant="warning" title="It is not confirmed yet" className="mt-4">
        {outcome.said ?? 'We checked and found no purchase yet. It may still go through.'} Trying again is
        safe: it is the same payment and goes through at most once.
      </AlertBanner>
    )
  return null
}
