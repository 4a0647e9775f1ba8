import { useId, useState } from 'react'
import { Button } from '@/shared/ui/button'
import type { RoadmapSettings } from '../requests'
import { RatesDialog } from './rates-dialog'
import { RegionSelect } from './region-select'
import { useUpdateSettings } from './use-update-settings'

/** The region whose rates new roadmaps are priced with, and the way to the rates. */
export function RatesRow({ settings }: { settings: RoadmapSettings }) {
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
