import { Skeleton } from '@/shared/ui/skeleton'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f']

export const UserTableSkeleton = () => (
  <div className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface-raised">
    {ROWS.map((row) => (
      <div key={row} className="flex items-center gap-6 px-4 py-3">
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton className="w-40 max-w-full" />
          <Skeleton className="h-3 w-56 max-w-full" />
        </div>
        <Skeleton className="w-10" />
        <Skeleton className="hidden w-10 sm:block" />
        <Skeleton className="hidden w-24 lg:block" />
      </div>
    ))}
  </div>
)
