import { Skeleton } from '@/shared/ui/skeleton'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f']

export const TableSkeleton = () => (
  <div className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface-raised">
    {ROWS.map((row) => (
      <div key={row} className="flex items-center gap-6 px-4 py-4">
        <Skeleton className="flex-1" />
        <Skeleton className="w-20" />
        <Skeleton className="hidden w-24 sm:block" />
      </div>
    ))}
  </div>
)
