import { Skeleton } from '@/shared/ui/skeleton'

const COLUMNS = ['first', 'second']
const ROWS = ['a', 'b', 'c', 'd', 'e', 'f']

export const CompareSkeleton = () => (
  <>
    <div className="grid gap-6 lg:grid-cols-[9.5rem_1fr_1fr]">
      <span className="max-lg:hidden" />
      {COLUMNS.map((column) => (
        <div key={column}>
          <Skeleton className="h-6 w-3/4" />
          <Skeleton className="mt-4 h-10 w-24" />
        </div>
      ))}
    </div>
    <Skeleton className="mt-12 h-7 w-40" />
    {ROWS.map((row) => (
      <Skeleton key={row} className="mt-4 h-5 w-full" />
    ))}
  </>
)
