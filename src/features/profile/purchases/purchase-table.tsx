import { cn } from '@/shared/lib/cn'
import { formatDate } from '@/shared/lib/dates'
import { exactPrice } from '@/shared/lib/price-words'
import { Badge } from '@/shared/ui/badge'
import { FinishPurchase } from './finish-purchase'
import type { Purchase } from './purchase'
import { broughtWords, isUnfinished, planName, projectWords, statusWords } from './purchase-words'

const COLUMNS = ['Date', 'What', 'Price', 'Payment ID']

/** A table on wide screens; on phones each purchase stands as a block of its own. */
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
  const status = statusWords(purchase, new Date())
  const project = projectWords(purchase)
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
        <span className="block text-ink-muted">{broughtWords(purchase)}</span>
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
