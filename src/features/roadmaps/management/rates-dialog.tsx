import { REGIONS, type RegionId, ROADMAP_ROLES } from '@domain/roadmap'
import { useQuery } from '@tanstack/react-query'
import { Dialog, DialogContent } from '@/shared/ui/dialog'
import { QueryView } from '@/shared/ui/query-view'
import { Skeleton } from '@/shared/ui/skeleton'
import { roadmapQueries } from '../roadmap-queries'
import { RatesForm } from './rates-form'
import { IncompleteRates } from './restore-defaults'

const RATES = REGIONS.length * ROADMAP_ROLES.length

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
        description="In US dollars an hour. They are assumptions, taken from no source: put in what you really pay. Roadmaps that exist keep the rates they were written with."
      >
        <QueryView query={query} pending={<Skeleton className="h-96 rounded-md" />} isEmpty={() => false}>
          {(rates) => (
            <>
              {rates.length < RATES && <IncompleteRates />}
              <RatesForm rates={rates} initialRegion={region} onClose={() => onOpenChange(false)} />
            </>
          )}
        </QueryView>
      </DialogContent>
    </Dialog>
  )
}
