import { Card } from '@/shared/ui/card'
import { HeaderSkeleton } from '@/shared/ui/header-skeleton'
import { Skeleton } from '@/shared/ui/skeleton'

export const ResultsSkeleton = () => (
  <>
    <HeaderSkeleton back title={['w-full', 'w-80']} actions={['w-44', 'w-40']} />
    <Skeleton className="mb-8 h-17 max-w-report rounded-md" />
    <ScorecardSkeleton />
    <Card className="mb-8 max-w-report">
      <Skeleton className="my-1 w-28" />
      <Skeleton className="mt-3" />
      <Skeleton className="mt-2.5" />
      <Skeleton className="mt-2.5 w-1/2" />
    </Card>
    <div className="flex gap-6 border-line border-b pb-3">
      {['w-20', 'w-24', 'w-16', 'w-18'].map((width) => (
        <Skeleton key={width} className={`my-1 ${width}`} />
      ))}
    </div>
    <Skeleton className="mt-8 h-6 w-40" />
    <Skeleton className="mt-4 max-w-report" />
    <Skeleton className="mt-2.5 max-w-report" />
  </>
)

const METRICS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']

/** Its total beside the ten metrics, or above them where it is narrow. */
const ScorecardSkeleton = () => (
  <div className="@container mb-8">
    <Card className="grid gap-x-12 gap-y-8 @4xl:grid-cols-[15rem_minmax(0,1fr)]">
      <div>
        <Skeleton className="my-1 w-24" />
        <Skeleton className="mt-4 h-11 w-28" />
        <Skeleton className="mt-3 w-32" />
        <Skeleton className="mt-8 w-36" />
        <Skeleton className="mt-2 w-28" />
        <Skeleton className="mt-2 h-3" />
      </div>
      <div className="@4xl:pt-4">
        {METRICS.map((metric) => (
          <div key={metric} className="flex min-h-9 items-center gap-6 pointer-coarse:min-h-11">
            <Skeleton className="w-28 shrink-0 sm:w-36" />
            <Skeleton className="h-2 flex-1" />
            <Skeleton className="w-8" />
          </div>
        ))}
      </div>
    </Card>
  </div>
)
