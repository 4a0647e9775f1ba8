import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { Card } from '@/shared/ui/card'
import { PageHeader } from '@/shared/ui/page-header'
import { QueryView } from '@/shared/ui/query-view'
import { Skeleton } from '@/shared/ui/skeleton'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/shared/ui/tabs'
import { FreeLimitsForm } from '../plan-settings/free-limits-form'
import { PlanList } from '../plan-settings/plan-list'
import { offerQueries } from '../plan-settings/use-change-offer'

const LIMITS = 'limits'

/** /admin/plan-settings: plans, prices and free limits. */
export function PlanSettingsPage() {
  const [params, setParams] = useSearchParams()
  const open = (tab: string) =>
    setParams(tab === LIMITS ? { tab } : {}, { replace: true, preventScrollReset: true })
  return (
    <>
      <PageHeader
        title="Pricing Plans"
        subtitle="Changes apply to future purchases. Existing customers keep their terms."
      />
      <Tabs value={params.get('tab') === LIMITS ? LIMITS : 'plans'} onValueChange={open}>
        <TabsList aria-label="Pricing plans">
          <TabsTrigger value="plans">Active Plans</TabsTrigger>
          <TabsTrigger value={LIMITS}>Free Plan Limits</TabsTrigger>
        </TabsList>
        <TabsContent value="plans">
          <PlanList />
        </TabsContent>
        <TabsContent value={LIMITS}>
          <FreeLimits />
        </TabsContent>
      </Tabs>
    </>
  )
}

/** Limits of an account without a purchase. */
const FreeLimits = () => (
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
