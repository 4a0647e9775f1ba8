import type { RegionId } from '@domain/roadmap'
import { useQuery } from '@tanstack/react-query'
import { Dialog, DialogContent } from '@/shared/ui/dialog'
import { QueryView } from '@/shared/ui/query-view'
import { Skeleton } from '@/shared/ui/skeleton'
import { roadmapQueries } from '../roadmap-queries'
import { RatesForm } from './rates-form'

interface RatesDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The region to begin with. */
  region: RegionId
}

/** What an hour of each role is assumed to cost in each region. */
export function RatesDialog({ open, onOpenChange, region }: RatesDialogProps) {
  const query = useQuery({ ...roadmapQueries.rates(), enabled: open })
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
