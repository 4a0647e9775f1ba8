import { cn } from '@/shared/lib/cn'
import { Skeleton } from '@/shared/ui/skeleton'
import { COMPARE_GRID, ideasStyle } from './compare-row'

const COLUMNS = ['first', 'second']
const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']

export const CompareSkeleton = () => (
  <div style={ideasStyle(COLUMNS.length)}>
    <div className={cn(COMPARE_GRID, 'gap-y-6 px-4 sm:px-6')}>
      <span className="max-lg:hidden" />
      {COLUMNS.map((column) => (
        <Head key={column} />
      ))}
    </div>
    <Skeleton className="mt-12 h-7 w-32" />
    <Skeleton className="mt-2.5 mb-4 max-w-measure" />
    <div className="divide-y divide-line rounded-lg border border-line bg-surface-raised px-4 sm:px-6">
      {ROWS.map((row) => (
        <div key={row} className={cn(COMPARE_GRID, 'items-center gap-y-3 py-3.5')}>
          <Skeleton className="w-32" />
          {COLUMNS.map((column) => (
            <Skeleton key={column} className="h-2.5" />
          ))}
        </div>
      ))}
    </div>
  </div>
)

const Head = () => (
  <div className="grid grid-cols-[2.25rem_minmax(0,1fr)] lg:block">
    <Skeleton className="mb-2 size-6 rounded-full" />
    <div>
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="mt-2 h-5 w-1/2" />
      <Skeleton className="mt-2 h-3 w-20" />
      <Skeleton className="mt-5 h-8 w-28" />
      <Skeleton className="mt-3 h-3" />
      <Skeleton className="mt-2 h-3 w-2/3" />
      <Skeleton className="mt-4 h-5 w-28 pointer-coarse:my-3" />
    </div>
  </div>
)
