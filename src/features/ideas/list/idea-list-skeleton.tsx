import { Card } from '@/shared/ui/card'
import { HeaderSkeleton, Skeleton } from '@/shared/ui/skeleton'

const CARDS = ['first', 'second', 'third']

/** The slots are filled before the app runs with what the page has loaded by then (src/app/first-paint). */
export const IdeaListSkeleton = () => (
  <>
    <HeaderSkeleton actions={['w-40']} />
    <Tools />
    <div className="flex flex-col gap-4">
      {CARDS.map((card) => (
        <Card key={card} data-slot="card">
          <Skeleton className="my-0.5 h-5 w-44" />
          <div className="max-w-report">
            <div data-slot="title" className="min-h-9 max-sm:min-h-16">
              <Skeleton className="mt-3 h-5 w-2/3 max-w-md" />
            </div>
            <div data-slot="idea" className="min-h-11">
              <Skeleton className="mt-1.5" />
              <Skeleton className="mt-1 w-3/4 max-w-lg" />
            </div>
          </div>
          <div data-slot="overview" className="min-h-8 max-sm:min-h-13">
            <Skeleton className="mt-4 w-11/12 max-w-report" />
          </div>
          <div className="mt-4 flex items-center justify-between gap-4 border-line border-t pt-4 max-sm:pb-7">
            <Skeleton className="my-0.5 w-1/2 max-w-xs" />
            <Skeleton className="my-0.5 w-24" />
          </div>
        </Card>
      ))}
    </div>
  </>
)

/** Search, status, order and the link to the comparison. */
const Tools = () => (
  <div className="mb-4 grid grid-cols-2 gap-3 sm:flex">
    {['col-span-2 sm:flex-1', 'sm:w-32', 'sm:w-36', 'col-span-2 sm:w-40'].map((place) => (
      <Skeleton key={place} className={`h-10 rounded-md pointer-coarse:h-11 ${place}`} />
    ))}
  </div>
)
