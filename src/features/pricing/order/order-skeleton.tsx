import { Skeleton } from '@/shared/ui/skeleton'

/** In the shape of checkout and payment: what is bought, beside it what it costs. */
export const OrderSkeleton = () => (
  <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
    <Skeleton className="h-80 rounded-lg" />
    <Skeleton className="h-56 rounded-lg" />
  </div>
)
