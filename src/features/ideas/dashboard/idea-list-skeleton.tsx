import { Card } from '@/shared/ui/card'
import { Skeleton } from '@/shared/ui/skeleton'

const CARDS = ['first', 'second', 'third']

export const IdeaListSkeleton = () => (
  <>
    <Skeleton className="mb-3 h-11 w-80 max-w-full" />
    <Skeleton className="mb-8 h-4 w-40" />
    <div className="flex flex-col gap-4">
      {CARDS.map((card) => (
        <Card key={card}>
          <Skeleton className="h-5 w-40" />
          <Skeleton className="mt-3 h-6 w-2/3" />
          <Skeleton className="mt-3 h-4 w-full" />
          <Skeleton className="mt-2 h-4 w-3/4" />
          <Skeleton className="mt-6 h-4 w-1/2" />
        </Card>
      ))}
    </div>
  </>
)
