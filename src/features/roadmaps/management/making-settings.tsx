import { useQuery } from '@tanstack/react-query'
import { Card } from '@/shared/ui/card'
import { QueryView } from '@/shared/ui/query-view'
import { Skeleton } from '@/shared/ui/skeleton'
import { Switch } from '@/shared/ui/switch'
import type { RoadmapSettings } from '../requests'
import { roadmapQueries } from '../roadmap-queries'
import { RatesRow } from './rates-row'
import { useUpdateSettings } from './use-update-settings'

/** Roadmap settings: whether roadmaps are reviewed before they are published, and the assumed hourly rates. */
export function MakingSettings() {
  const query = useQuery(roadmapQueries.settings())
  return (
    <section aria-label="Roadmap settings" className="mb-8">
      <QueryView query={query} pending={<SettingsSkeleton />} error="The settings could not be loaded.">
        {(settings) => (
          <Card className="divide-y divide-line p-0 sm:p-0">
            <PublishSwitch settings={settings} />
            <RatesRow settings={settings} />
          </Card>
        )}
      </QueryView>
    </section>
  )
}

const SettingsSkeleton = () => (
  <Card className="divide-y divide-line p-0 sm:p-0">
    <div className="flex items-center justify-between gap-6 px-4 py-3 sm:px-6">
      <div className="min-w-0 max-w-measure flex-1">
        <Skeleton className="my-1 h-4.5 w-72 max-w-full max-sm:h-10" />
        <Skeleton className="mt-2 h-3.5 max-sm:h-10" />
        <Skeleton className="my-1.5 h-3.5 w-1/3" />
      </div>
      <Skeleton className="h-6 w-11 shrink-0 rounded-full" />
    </div>
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-3 sm:px-6">
      <div className="flex-[1_1_16rem]">
        <Skeleton className="my-1 h-4.5 w-48" />
        <Skeleton className="my-1.5 h-3.5 w-80 max-w-full max-sm:h-8.5" />
      </div>
      <Skeleton className="h-10 w-72 max-w-full pointer-coarse:h-11" />
    </div>
  </Card>
)

function PublishSwitch({ settings }: { settings: RoadmapSettings }) {
  const update = useUpdateSettings()
  const on =
    (update.isPending ? update.variables.publishAutomatically : undefined) ?? settings.publishAutomatically
  return (
    <div className="flex items-center justify-between gap-6 px-4 py-3 sm:px-6">
      <div className="min-w-0">
        <p id="publish-automatically" className="font-medium">
          Publish requested roadmaps automatically
        </p>
        <p id="publish-automatically-about" className="max-w-measure text-ink-muted text-sm">
          Founders see a requested roadmap as soon as it is written. When this is off, it stays a draft until
          you review it.
        </p>
      </div>
      <Switch
        checked={on}
        disabled={update.isPending}
        onCheckedChange={(publishAutomatically) => update.mutate({ publishAutomatically })}
        aria-labelledby="publish-automatically"
        aria-describedby="publish-automatically-about"
      />
    </div>
  )
}
