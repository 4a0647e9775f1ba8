import { Skeleton } from '@/shared/ui/skeleton'

export const ResultsSkeleton = () => (
  <>
    <Skeleton className="h-8 w-40" />
    <Skeleton className="mt-6 h-11 w-2/3" />
    <Skeleton className="mt-4 h-5 w-52" />
    <Skeleton className="mt-10 h-36 rounded-lg" />
    <Skeleton className="mt-10 h-10 max-w-report" />
    <Skeleton className="mt-8 h-6 w-40" />
    <Skeleton className="mt-4 max-w-report" />
    <Skeleton className="mt-3 max-w-report" />
    <Skeleton className="mt-3 w-1/2" />
  </>
)
