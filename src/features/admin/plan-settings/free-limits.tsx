import { useQuery } from '@tanstack/react-query'
import { Card } from '@/shared/ui/card'
import { QueryView } from '@/shared/ui/query-view'
import { Skeleton } from '@/shared/ui/skeleton'
import { FreeLimitsForm } from './free-limits-form'
import { offerQueries } from './offer-queries'

/** What everybody has without buying anything. */
export const FreeLimits = () => (
  <QueryView
    query={useQuery(offerQueries.limits())}
    pending={<Skeleton className="h-96 max-w-report rounded-lg" />}
    error="Failed to load free plan limits"
  >
    {(limits) => (
      <Card className="max-w-report">
        <FreeLimitsForm limits={limits} />
      </Card>
    )}
  </QueryView>
)
