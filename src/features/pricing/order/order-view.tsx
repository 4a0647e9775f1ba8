import type { ProjectPrice } from '@domain/pricing'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { accountQueries } from '@/account/account-queries'
import { paths } from '@/shared/lib/paths'
import { QueryView } from '@/shared/ui/query-view'
import { Skeleton } from '@/shared/ui/skeleton'
import { toast } from '@/shared/ui/toast'
import { pricingQueries } from '../pricing-queries'
import type { PriceList } from '../requests'
import { type Asked, type Order, type Refusal, readOrder } from './read-order'

/** Data that an order is rendered from. */
export interface OrderParts {
  order: Order
  note: string | null
  list: PriceList
  projectPrices: readonly ProjectPrice[]
}

interface OrderViewProps {
  asked: Asked
  userId: string
  /** Keeps the page although the order is now refused, because it is being paid. */
  stay?: boolean
  children: (parts: OrderParts) => ReactNode
}

/** The order in the address, once all of its data is loaded. Leaves the page if there is none. */
export function OrderView({ asked, userId, stay = false, children }: OrderViewProps) {
  const list = useQuery(pricingQueries.list())
  const entitlements = useQuery(accountQueries.entitlements())
  const project = useQuery(pricingQueries.project(userId, asked.project))
  const prices = useQuery(pricingQueries.projectPrices(userId, asked.project))
  return (
    <QueryView query={list} pending={<OrderSkeleton />} error="Failed to load pricing plans">
      {(sold) => (
        <QueryView
          query={entitlements}
          pending={<OrderSkeleton />}
          error="Your purchases could not be loaded."
        >
          {(mine) => (
            <QueryView query={project} pending={<OrderSkeleton />} error="This project could not be loaded.">
              {(chosen) => (
                <QueryView
                  query={prices}
                  pending={<OrderSkeleton />}
                  error="The prices for this project could not be loaded."
                >
                  {(projectPrices) => {
                    const known = { list: sold, entitlements: mine, project: chosen, projectPrices }
                    const read = readOrder(asked, known)
                    const leave = (refusal: Refusal) => (
                      <LeaveOrder {...refusal} project={chosen?.finished ? chosen.id : null} />
                    )
                    if (!read.order) return leave(read.refusal)
                    if (read.refusal && !stay) return leave(read.refusal)
                    return children({ order: read.order, note: read.note, list: sold, projectPrices })
                  }}
                </QueryView>
              )}
            </QueryView>
          )}
        </QueryView>
      )}
    </QueryView>
  )
}

interface LeaveOrderProps extends Refusal {
  project: string | null
}

/** Says why this cannot be bought, and returns to the prices. */
function LeaveOrder({ kind, message, project }: LeaveOrderProps) {
  const navigate = useNavigate()
  useEffect(() => {
    toast[kind](message, { id: message })
    void navigate(paths.pricing(project ?? undefined), { replace: true })
  }, [navigate, kind, message, project])
  return <OrderSkeleton />
}

/** Skeleton of checkout and payment: the item, and its price beside it. */
const OrderSkeleton = () => (
  <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
    <Skeleton className="h-80 rounded-lg" />
    <Skeleton className="h-56 rounded-lg" />
  </div>
)
