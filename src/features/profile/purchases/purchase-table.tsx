import { useState } from 'react'
import { cn } from '@/shared/lib/cn'
import { formatDate } from '@/shared/lib/dates'
import { exactPrice } from '@/shared/lib/format-price'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { Badge } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'
import { Dialog, DialogClose, DialogContent, DialogFooter } from '@/shared/ui/dialog'
import {
  formatContents,
  formatProject,
  formatPurchaseStatus,
  isUnfinished,
  type Purchase,
  planName,
  purchaseLabel,
} from './purchase'
import { type Outcome, useFinishPurchase } from './use-finish-purchase'

const COLUMNS = ['Date', 'What', 'Price', 'Payment ID']

/** A table on wide screens; on phones each purchase is a block. */
export const PurchaseTable = ({ purchases }: { purchases: Purchase[] }) => (
  <table className="block w-full text-sm sm:table">
    <caption className="sr-only">Purchases, newest first</caption>
    <thead className="hidden text-left text-ink-muted text-xs sm:table-header-group">
      <tr className="border-line border-b">
        {COLUMNS.map((name) => (
          <th
            key={name}
            scope="col"
            className={cn('py-2 pr-6 font-medium last:pr-0', name === 'Price' && 'text-right')}
          >
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="block divide-y divide-line sm:table-row-group">
      {purchases.map((purchase) => (
        <Row key={purchase.id} purchase={purchase} />
      ))}
    </tbody>
  </table>
)

const CELL = 'min-w-0 align-top sm:table-cell sm:py-3 sm:pr-6 sm:last:pr-0'

function Row({ purchase }: { purchase: Purchase }) {
  const status = formatPurchaseStatus(purchase, new Date())
  const project = formatProject(purchase)
  return (
    <tr className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 py-4 sm:table-row">
      <td className={cn(CELL, 'order-3 col-span-full whitespace-nowrap text-ink-muted tabular-nums')}>
        <span aria-hidden className="sm:hidden">
          {purchase.status === 'pending' || purchase.status === 'canceled' ? 'Started' : 'Bought'}{' '}
        </span>
        {formatDate(purchase.created_at)}
      </td>
      <td className={cn(CELL, 'order-1 sm:w-full')}>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span dir="auto" className="font-medium [overflow-wrap:anywhere]">
            {planName(purchase)}
          </span>
          {status && <Badge variant="outline">{status}</Badge>}
        </span>
        <span className="block text-ink-muted">{formatContents(purchase)}</span>
        {project && (
          <span className="block text-ink-muted [overflow-wrap:anywhere]">
            Project: <bdi>{project}</bdi>
          </span>
        )}
        {isUnfinished(purchase) && <FinishPurchase purchase={purchase} />}
      </td>
      <td className={cn(CELL, 'order-2 whitespace-nowrap text-right tabular-nums')}>
        {exactPrice(purchase.amount)}
      </td>
      <td className={cn(CELL, 'order-4 col-span-full')}>
        <span aria-hidden className="text-ink-muted text-xs sm:hidden">
          Payment ID{' '}
        </span>
        <span className="font-mono text-ink-muted text-xs [overflow-wrap:anywhere] sm:inline-block sm:w-40">
          {purchase.payment_id}
        </span>
      </td>
    </tr>
  )
}

/** Finishes a pending purchase, no matter which tab started it. */
function FinishPurchase({ purchase }: { purchase: Purchase }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" size="sm" className="mt-2" onClick={() => setOpen(true)}>
        Finish <span className="sr-only">{purchaseLabel(purchase)}</span>
      </Button>
      {open && <FinishDialog purchase={purchase} onClose={() => setOpen(false)} />}
    </>
  )
}

interface FinishDialogProps {
  purchase: Purchase
  onClose: () => void
}

/** Asks before paying for an unconfirmed purchase, and says why it cannot be bought. */
function FinishDialog({ purchase, onClose }: FinishDialogProps) {
  const { send, isPending, data: outcome } = useFinishPurchase(onClose)
  const price = exactPrice(purchase.amount)
  const again = outcome?.kind === 'just-bought'
  return (
    <Dialog open onOpenChange={(open) => !open && !isPending && onClose()}>
      <DialogContent
        title="Finish this purchase"
        description={
          <>
            <bdi className="font-medium text-ink [overflow-wrap:anywhere]">{purchaseLabel(purchase)}</bdi> for{' '}
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
