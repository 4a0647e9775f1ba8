import { type ReactNode, useId } from 'react'
import { exactPrice } from '@/shared/lib/format-price'
import { Card } from '@/shared/ui/card'
import { formatInterval, orderName } from './format-order'
import type { Order } from './read-order'

interface OrderSummaryProps {
  order: Order
  /** Below the total: the next step. */
  children: ReactNode
}

/** The item and its price with cents, as on a receipt. */
export function OrderSummary({ order, children }: OrderSummaryProps) {
  const titleId = useId()
  const { plan, pack, project, price, paid } = order
  const listPrice = pack?.price ?? price
  return (
    <Card asChild className="lg:sticky lg:top-8">
      <section aria-labelledby={titleId}>
        <h2 id={titleId} className="mb-4 font-semibold">
          Order summary
        </h2>
        <dl className="text-sm">
          <div className="flex justify-between gap-4 border-line border-b pb-4">
            <dt className="min-w-0">
              <span className="block font-medium [overflow-wrap:anywhere]">{orderName(order)}</span>
              <span className="block text-ink-muted [overflow-wrap:anywhere]">{plan.name}</span>
              {project && (
                <span dir="auto" className="mt-1 block text-ink-muted [overflow-wrap:anywhere]">
                  {project.name}
                </span>
              )}
            </dt>
            <dd className="shrink-0 tabular-nums">{exactPrice(listPrice)}</dd>
          </div>
          {paid > 0 && (
            <div className="flex justify-between gap-4 border-line border-b py-4">
              <dt className="min-w-0">Already paid for this project</dt>
              <dd className="shrink-0 tabular-nums">−{exactPrice(listPrice - price)}</dd>
            </div>
          )}
          <div className="flex items-baseline justify-between gap-4 pt-4 font-semibold">
            <dt>Total in US dollars</dt>
            <dd className="shrink-0 text-lg tabular-nums">{exactPrice(price)}</dd>
          </div>
        </dl>
        <p className="mt-1 text-ink-muted text-sm">{formatInterval(plan)}</p>
        <div className="mt-6 flex flex-col gap-3">{children}</div>
      </section>
    </Card>
  )
}
