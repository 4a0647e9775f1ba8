import { Skeleton } from '@/shared/ui/skeleton'
import { PhasesSkeleton } from './phases-skeleton'

/** The whole screen, before the project is there. */
export const ScreenSkeleton = () => (
  <>
    <Skeleton className="h-8 w-40" />
    <Skeleton className="mt-6 h-9 max-w-report" />
    <Skeleton className="mt-3 h-5 w-72 max-w-full" />
    <Skeleton className="mt-4 mb-8 h-5 w-36" />
    <PhasesSkeleton />
  </>
)
