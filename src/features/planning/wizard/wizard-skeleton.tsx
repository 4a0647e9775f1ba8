import { Skeleton } from '@/shared/ui/skeleton'

export const WizardSkeleton = () => (
  <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[14rem_minmax(0,1fr)]">
    <div className="flex gap-1 lg:flex-col lg:gap-6">
      {['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((key) => (
        <Skeleton key={key} className="h-1.5 flex-1 lg:h-8 lg:flex-none" />
      ))}
    </div>
    <div>
      <Skeleton className="h-5 w-40" />
      <Skeleton className="mt-3 h-8 w-80 max-w-full" />
      <div className="mt-6 grid gap-3 sm:grid-cols-2">
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} className="h-24 rounded-lg" />
        ))}
      </div>
    </div>
  </div>
)
