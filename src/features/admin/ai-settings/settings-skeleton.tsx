import { PROVIDERS } from '@domain/model-providers'
import { Skeleton } from '@/shared/ui/skeleton'

const MODELS = ['a', 'b', 'c', 'd']

/** The providers with their tests, and the models of one. */
export const SettingsSkeleton = () => (
  <div className="flex max-w-report flex-col gap-10">
    <div>
      <Skeleton className="my-1 mb-5 h-6 w-28" />
      <Rows keys={PROVIDERS} tested />
      <Skeleton className="mt-5 h-3.5" />
      <Skeleton className="mt-2 h-3.5" />
      <Skeleton className="mt-2 h-3.5 w-2/3" />
    </div>
    <div>
      <Skeleton className="my-1 mb-5 h-6 w-48" />
      <Rows keys={MODELS} />
    </div>
  </div>
)

const Rows = ({ keys, tested }: { keys: readonly string[]; tested?: boolean }) => (
  <div className="divide-y divide-line rounded-lg border border-line bg-surface-raised">
    {keys.map((key) => (
      <div key={key} className="px-4 py-3 sm:px-6">
        <div className="flex items-center justify-between gap-6">
          <div className="min-w-0 flex-1">
            <Skeleton className="my-1 h-4.5 w-28" />
            <Skeleton className="my-1 h-3.5 max-w-md max-sm:h-8.5" />
          </div>
          <Skeleton className="h-6 w-11 shrink-0 rounded-full" />
        </div>
        {tested && <Skeleton className="mt-3 h-8 w-44 rounded-md pointer-coarse:h-11" />}
      </div>
    ))}
  </div>
)
