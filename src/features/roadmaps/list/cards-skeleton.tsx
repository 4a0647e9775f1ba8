import { Card } from '@/shared/ui/card'
import { Skeleton } from '@/shared/ui/skeleton'

const CARDS = ['a', 'b', 'c']

/** Skeleton of a list of cards; with `phases`, each leaves room for four phase badges. */
export const CardsSkeleton = ({ phases }: { phases?: boolean }) => (
  <div className="flex flex-col gap-4">
    {CARDS.map((card) => (
      <Card key={card}>
        <Skeleton className="my-0.5 h-5 w-64 max-w-full" />
        <Skeleton className="mt-3.5 h-5 max-w-report" />
        <Skeleton className="mt-2 h-5 max-w-report" />
        <Skeleton className="mt-2 h-5 w-3/5 max-w-md" />
        {phases && <Skeleton className="mt-4 h-5.5 max-w-report max-sm:h-28" />}
        <div className={phases ? 'mt-4 border-line border-t pt-4' : 'mt-5'}>
          <Skeleton className="h-8 w-36 rounded-md pointer-coarse:h-11" />
        </div>
      </Card>
    ))}
  </div>
)
