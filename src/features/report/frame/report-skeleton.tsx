import { Skeleton } from '@/shared/ui/skeleton'

import { PanelSkeleton } from '../brief/panel-skeleton'

/** A report in the shape of its summary: head, tabs, sentences, and the brief or the score beside them. */
export const ReportSkeleton = () => (
  <div className="sm:-mt-4">
    <div className="flex items-center justify-between gap-4">
      <Skeleton className="my-1.5 w-36" />
      <div className="flex gap-2">
        <Skeleton className="h-8 w-44 rounded-md max-sm:hidden" />
        <Skeleton className="h-8 w-20 rounded-md" />
      </div>
    </div>
    <div data-slot="title" className="mt-2 min-h-7 pr-9 pointer-coarse:pr-12 max-sm:min-h-21 sm:min-h-9">
      <Skeleton className="h-7 w-full max-w-xl" />
    </div>
    <Skeleton className="mt-1.5 mb-0.5 h-5 w-44" />
    <div className="mt-2 flex gap-2 sm:hidden">
      <Skeleton className="h-8 w-40 rounded-md pointer-coarse:h-11" />
      <Skeleton className="h-8 w-40 rounded-md pointer-coarse:h-11" />
    </div>
    <div className="mt-2 mb-6 flex min-h-12 items-center gap-6 overflow-hidden border-line border-b">
      {['w-18', 'w-26', 'w-22', 'w-16', 'w-14', 'w-17', 'w-20'].map((width) => (
        <Skeleton key={width} className={`shrink-0 ${width}`} />
      ))}
    </div>
    <div className="@container">
      <div className="grid items-start gap-x-8 gap-y-8 @5xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          <Skeleton className="my-1 w-56" />
          <Skeleton className="mt-2 h-7" />
          <Skeleton className="mt-2 h-7 w-3/4" />
          <div className="mt-7 flex flex-col divide-y divide-line border-line border-y">
            {['a', 'b', 'c'].map((finding) => (
              <div key={finding} className="py-3">
                <Skeleton className="w-5/6" />
                <Skeleton className="mt-2.5 w-1/3" />
              </div>
            ))}
          </div>
          <div className="mt-5 grid gap-x-10 gap-y-4 sm:grid-cols-2">
            <Skeleton className="h-24" />
            <Skeleton className="h-24" />
          </div>
        </div>
        <PanelSkeleton />
      </div>
    </div>
  </div>
)
