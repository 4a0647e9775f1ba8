import { Skeleton } from '@/shared/ui/skeleton'

/** Placeholder lines of a section that is not written or loaded yet. */
export const PanelPending = () => (
  <>
    <Skeleton className="h-6 w-48" />
    <Skeleton className="mt-4 h-4 w-full" />
    <Skeleton className="mt-3 h-4 w-11/12" />
    <Skeleton className="mt-3 h-4 w-3/4" />
  </>
)
