import { useQuery } from '@tanstack/react-query'
import { accountQueries } from '@/account/account-queries'
import { Card } from '@/shared/ui/card'
import { QueryView } from '@/shared/ui/query-view'
import { Skeleton } from '@/shared/ui/skeleton'
import { FreeLimitsForm } from './free-limits-form'

/** What everybody has without buying anything. */
export const FreeLimits = () => (
  <QueryView
    query={useQuery({ ...accountQueries.freeLimits(), refetchOnMount: 'always' })}
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
