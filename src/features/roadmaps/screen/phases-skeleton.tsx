import { Skeleton } from '@/shared/ui/skeleton'

/** The tabs with the card of one phase. */
export const PhasesSkeleton = () => (
  <>
    <div className="flex gap-6 border-line border-b pb-2.5">
      <Skeleton className="h-5 w-36" />
      <Skeleton className="h-5 w-32" />
    </div>
    <div className="mt-6 rounded-lg border border-line bg-surface-raised p-4 sm:p-6">
      <Skeleton className="h-6 w-64 max-w-full" />
      <Skeleton className="mt-3 h-5 w-44" />
      <div className="mt-6 grid grid-cols-2 gap-6 sm:grid-cols-4">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </div>
      <Skeleton className="mt-8 h-40" />
    </div>
  </>
)
