import { Skeleton } from '@/shared/ui/skeleton'

const ROWS = ['a', 'b', 'c', 'd', 'e']

export const AuditSkeleton = () => (
  <div className="divide-y divide-line rounded-lg border border-line bg-surface-raised">
    {ROWS.map((row) => (
      <div key={row} className="grid gap-x-8 gap-y-3 px-4 py-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <Skeleton className="my-0.5 w-32" />
          <Skeleton className="my-1 w-72 max-w-full" />
          <Skeleton className="mt-2 h-3 w-64 max-w-full" />
          <Skeleton className="mt-3 w-56 max-w-full" />
        </div>
        <div>
          <Skeleton className="my-1 h-3 w-16" />
          <Skeleton className="my-1 w-72 max-w-full" />
          <Skeleton className="mt-3 h-3 w-20" />
          <Skeleton className="mt-2 w-40" />
        </div>
      </div>
    ))}
  </div>
)
