import { Card } from '@/shared/ui/card'
import { Skeleton } from '@/shared/ui/skeleton'

const CARDS = ['a', 'b', 'c']

/** Cards of a list that is on its way. */
export const CardsSkeleton = () => (
  <div className="flex flex-col gap-4">
    {CARDS.map((card) => (
      <Card key={card} className="flex flex-col gap-3">
        <Skeleton className="h-5 w-40" />
        <Skeleton className="h-6 w-4/5 max-w-report" />
        <Skeleton className="h-9 w-36" />
      </Card>
    ))}
  </div>
)
