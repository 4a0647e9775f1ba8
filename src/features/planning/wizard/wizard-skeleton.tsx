import { Skeleton } from '@/shared/ui/skeleton'
import { PLANNING_STEPS } from '../planning-steps'

export const WizardSkeleton = () => (
  <div className="@container/wizard">
    <div className="grid gap-x-12 gap-y-2 @4xl/wizard:grid-cols-[14rem_minmax(0,1fr)]">
      <div className="-mt-4 flex gap-1 @4xl/wizard:mt-0 @4xl/wizard:block">
        {PLANNING_STEPS.map(({ id }) => (
          <div
            key={id}
            className="flex min-h-11 flex-1 items-center gap-3 @4xl/wizard:items-start @4xl/wizard:px-3 @4xl/wizard:py-2.5"
          >
            <Skeleton className="h-1.5 w-full rounded-full @4xl/wizard:hidden" />
            <Skeleton className="mt-px hidden size-6 rounded-full @4xl/wizard:block" />
            <Skeleton className="hidden h-9 w-28 @4xl/wizard:block" />
          </div>
        ))}
      </div>
      <div className="@container flex min-w-0 flex-col gap-6">
        <div>
          <Skeleton className="my-0.5 w-36" />
          <Skeleton className="mt-2 h-6 w-64 max-w-full" />
          <Skeleton className="mt-2.5 w-72 max-w-full" />
        </div>
        <Skeleton className="h-8 w-44 rounded-md pointer-coarse:h-11" />
        <div className="grid @xl:grid-cols-2 gap-3">
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} className="h-27 rounded-lg" />
          ))}
        </div>
      </div>
    </div>
  </div>
)
