import { cn } from '@/shared/lib/cn'

/** A placeholder with the shape given by `className` (h-5 w-40). Announce 'loading' once around a group, not in each. */
// A span, so that it is valid within text.
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden className={cn('block h-4 rounded-sm bg-line motion-safe:animate-breathe', className)} />
)

interface HeaderSkeletonProps {
  /** Whether there is a back link above the title; then the actions are beside it. */
  back?: boolean
  /** One width class for each line of the title. */
  title?: string[]
  /** One width class for each button. */
  actions?: string[]
}

/** Skeleton of a PageHeader. */
export const HeaderSkeleton = ({ back, title = ['w-80'], actions = [] }: HeaderSkeletonProps) => (
  <div className="mb-8 flex flex-col items-start gap-4">
    {back && (
      <div className="flex w-full flex-wrap items-center justify-between gap-2">
        <Skeleton className="my-1.5 h-5 w-36 pointer-coarse:my-3" />
        <Buttons widths={actions} className="h-8" />
      </div>
    )}
    <div className="flex w-full flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="min-w-0 max-w-report flex-[1_1_24rem]">
        <div data-slot="heading">
          {title.map((width) => (
            <div key={width} className="py-1">
              <Skeleton className={cn('h-7 max-w-full sm:h-8', width)} />
            </div>
          ))}
        </div>
        <Skeleton className="mt-3 h-5 w-44" />
      </div>
      {!back && <Buttons widths={actions} className="h-10" />}
    </div>
  </div>
)

const Buttons = ({ widths, className }: { widths: string[]; className: string }) =>
  widths.length > 0 && (
    <div className="flex flex-wrap gap-3">
      {widths.map((width) => (
        <Skeleton key={width} className={cn('rounded-md pointer-coarse:h-11', className, width)} />
      ))}
    </div>
  )
