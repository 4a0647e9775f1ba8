import type { RegionId } from '@domain/roadmap'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { Dialog, DialogContent } from '@/shared/ui/dialog'
import { QueryView } from '@/shared/ui/query-view'
import { Skeleton } from '@/shared/ui/skeleton'
import { Switch } from '@/shared/ui/switch'
import type { RoadmapSettings } from '../settings/requests'
import { settingsQueries, useUpdateSettings } from '../settings/settings-queries'
import { RatesForm } from './rates-form'
import { RegionSelect } from './region-select'

/** Roadmap settings: whether roadmaps are reviewed before they are published, and the assumed hourly rates. */
export function MakingSettings() {
  const query = useQuery(settingsQueries.settings())
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

/** The region whose rates new roadmaps use, and the button that opens the rates. */
function RatesRow({ settings }: { settings: RoadmapSettings }) {
  const [open, setOpen] = useState(false)
  const update = useUpdateSettings()
  const id = useId()
  return (
    <div className="flex flex-col gap-x-6 gap-y-3 px-4 py-3 sm:px-6 md:flex-row md:items-center md:justify-between">
      <div className="min-w-0">
        <label htmlFor={id} className="font-medium">
          Region for hourly rates
        </label>
        <p id={`${id}-about`} className="max-w-measure text-ink-muted text-sm">
          New roadmaps use this region’s rates, which are assumptions by role.
        </p>
      </div>
      <div className="flex shrink-0 flex-wrap gap-3">
        <RegionSelect
          id={id}
          aria-describedby={`${id}-about`}
          className="w-52 max-w-full"
          region={(update.isPending && update.variables.region) || settings.region}
          disabled={update.isPending}
          onRegion={(region) => update.mutate({ region })}
        />
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Edit rates
        </Button>
      </div>
      <RatesDialog open={open} onOpenChange={setOpen} region={settings.region} />
    </div>
  )
}

interface RatesDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The region shown first. */
  region: RegionId
}

/** The assumed hourly rate of each role in each region. */
function RatesDialog({ open, onOpenChange, region }: RatesDialogProps) {
  const query = useQuery({ ...settingsQueries.rates(), enabled: open })
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title="Hourly rates"
        description="In US dollars per hour. These are assumptions without a source: enter what you actually pay. Existing roadmaps keep the rates they were written with."
      >
        <QueryView query={query} pending={<Skeleton className="h-96 rounded-md" />}>
          {(rates) => <RatesForm rates={rates} initialRegion={region} onClose={() => onOpenChange(false)} />}
        </QueryView>
      </DialogContent>
    </Dialog>
  )
}
