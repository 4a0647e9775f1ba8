import { type ReactNode, useId } from 'react'
import { exactPrice } from '@/shared/lib/price-words'
import { Card } from '@/shared/ui/card'
import { orderName, paidWords } from './order-words'
import type { Order } from './read-order'

interface OrderSummaryProps {
  order: Order
  /** What follows the total: the way on. */
  children: ReactNode
}

/** What is bought and what it costs, with cents, as on a receipt. */
export function OrderSummary({ order, children }: OrderSummaryProps) {
  const titleId = useId()
  const { plan, project, price } = order
  return (
    <Card asChild className="lg:sticky lg:top-8">
      <section aria-labelledby={titleId}>
        <h2 id={titleId} className="mb-4 font-semibold">
          Order summary
        </h2>
        <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 text-sm">
          <dt>
            <span className="block font-medium [overflow-wrap:anywhere]">{orderName(order)}</span>
            <span className="block text-ink-muted [overflow-wrap:anywhere]">{plan.name}</span>
            {project && (
              <span dir="auto" className="mt-1 block text-ink-muted [overflow-wrap:anywhere]">
                {project.name}
              </span>
            )}
          </dt>
          <dd className="tabular-nums">{exactPrice(price)}</dd>
          <dt className="mt-4 border-line border-t pt-4 font-semibold">Total in US dollars</dt>
          <dd className="mt-4 border-line border-t pt-4 text-right font-semibold text-lg tabular-nums">
            {exactPrice(price)}
          </dd>
        </dl>
        <p className="mt-1 text-ink-muted text-sm">{paidWords(plan)}</p>
        <div className="mt-6 flex flex-col gap-3">{children}</div>
      </section>
    </Card>
  )
}
