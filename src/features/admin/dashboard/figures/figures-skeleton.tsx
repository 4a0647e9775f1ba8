import { Skeleton } from '@/shared/ui/skeleton'

const KEY_FIGURES = ['today', 'week', 'rate', 'cost']
const PARTS = ['days', 'steps', 'usage', 'failures']

export const FiguresSkeleton = () => (
  <>
    <div className="grid grid-cols-2 gap-x-8 gap-y-6 lg:grid-cols-4">
      {KEY_FIGURES.map((figure) => (
        <div key={figure}>
          <Skeleton className="w-24" />
          <Skeleton className="mt-2 h-7 w-16" />
          <Skeleton className="mt-2 h-3 w-28" />
        </div>
      ))}
    </div>
    <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-2">
      {PARTS.map((part) => (
        <div key={part} className="border-line border-t pt-3">
          <Skeleton className="w-40" />
          <Skeleton className="mt-4 h-32" />
        </div>
      ))}
    </div>
  </>
)
