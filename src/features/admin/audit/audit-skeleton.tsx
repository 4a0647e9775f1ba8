import { Skeleton } from '@/shared/ui/skeleton'

const ROWS = ['a', 'b', 'c', 'd', 'e']

export const AuditSkeleton = () => (
  <div className="divide-y divide-line rounded-lg border border-line bg-surface-raised">
    {ROWS.map((row) => (
      <div key={row} className="flex flex-col gap-2 px-4 py-4">
        <Skeleton className="w-64 max-w-full" />
        <Skeleton className="h-3 w-40" />
        <Skeleton className="mt-2 h-3 w-full max-w-lg" />
      </div>
    ))}
  </div>
)
