import { useQuery } from '@tanstack/react-query'
import { Card } from '@/shared/ui/card'
import { QueryView } from '@/shared/ui/query-view'
import { Skeleton } from '@/shared/ui/skeleton'
import { Switch } from '@/shared/ui/switch'
import type { RoadmapSettings } from '../requests'
import { roadmapQueries } from '../roadmap-queries'
import { RatesRow } from './rates-row'
import { useUpdateSettings } from './use-update-settings'

/** How roadmaps are made: whether somebody reviews them, and what an hour of work is assumed to cost. */
export function MakingSettings() {
  const query = useQuery(roadmapQueries.settings())
  return (
    <section aria-label="How roadmaps are made" className="mb-8">
      <QueryView
        query={query}
        pending={<Skeleton className="h-40 rounded-lg" />}
        error="The settings could not be loaded."
      >
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

function PublishSwitch({ settings }: { settings: RoadmapSettings }) {
  const update = useUpdateSettings()
  const on = update.isPending ? update.variables.publishAutomatically : settings.publishAutomatically
  return (
    <div className="flex items-center justify-between gap-6 px-4 py-3 sm:px-6">
      <div className="min-w-0">
        <p id="publish-automatically" className="font-medium">
          Publish requested roadmaps automatically
        </p>
        <p id="publish-automatically-about" className="max-w-measure text-ink-muted text-sm">
          What a founder asks for is shown to them as soon as it is written. Off, it waits as a draft for your
          review.
        </p>
      </div>
      <Switch
        checked={on}
        disabled={update.isPending}
        onCheckedChange={(publishAutomatically) => update.mutate({ ...settings, publishAutomatically })}
        aria-labelledby="publish-automatically"
        aria-describedby="publish-automatically-about"
      />
    </div>
  )
}
