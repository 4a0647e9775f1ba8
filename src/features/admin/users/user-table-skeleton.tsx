import { Skeleton } from '@/shared/ui/skeleton'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']
const CELLS = ['w-8', 'w-6', 'w-7', 'w-24', 'w-22']

/** A line for each user where it is wide, else a block with all that the table says of one. */
export const UserTableSkeleton = () => (
  <div className="divide-y divide-line rounded-lg border border-line bg-surface-raised">
    <div className="hidden h-10.5 items-center gap-8 px-4 lg:flex">
      <Skeleton className="h-3 w-12" />
    </div>
    {ROWS.map((row) => (
      <div key={row} className="gap-8 px-4 py-4 lg:flex lg:items-center lg:py-3">
        <div className="py-0.5 lg:w-80">
          <Skeleton className="w-40" />
          <Skeleton className="mt-2 h-3 w-52" />
        </div>
        <div className="mt-3 grid grid-cols-3 gap-x-4 gap-y-3 lg:mt-0 lg:flex lg:flex-1 lg:justify-between">
          {CELLS.map((width) => (
            <Skeleton key={width} className={`h-9 lg:h-4 ${width}`} />
          ))}
        </div>
      </div>
    ))}
  </div>
)
