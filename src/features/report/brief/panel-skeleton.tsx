import { Card } from '@/shared/ui/card'
import { Skeleton } from '@/shared/ui/skeleton'

/** Placeholder of the brief while it loads, in its final shape. */
export const PanelSkeleton = () => (
  <Card>
    <Skeleton className="my-1 w-24" />
    {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((row) => (
      <div key={row} className="border-line border-t py-3 first-of-type:mt-4">
        <Skeleton className="w-20" />
        <Skeleton className="mt-2 w-4/5" />
      </div>
    ))}
  </Card>
)
