import { type Entitlements, mayValidate } from '@domain/pricing'
import { useQuery } from '@tanstack/react-query'
import { accountQueries } from '@/account/account-queries'
import { Badge } from '@/shared/ui/badge'
import { Card, CardHeader, CardTitle } from '@/shared/ui/card'
import { Progress } from '@/shared/ui/progress'
import { QueryView } from '@/shared/ui/query-view'
import { Skeleton } from '@/shared/ui/skeleton'

/** How much of the plan is used. */
export function Standing() {
  const entitlements = useQuery(accountQueries.entitlements())
  return (
    <QueryView
      query={entitlements}
      pending={<Skeleton className="h-32 rounded-lg" />}
      error="What you have used could not be loaded."
    >
      {(data) => (
        <Card asChild>
          <section aria-labelledby="standing">
            <CardHeader className="mb-3">
              <CardTitle id="standing">Your validations</CardTitle>
              <Badge variant={data.pro ? 'premium' : 'outline'}>{planName(data)}</Badge>
            </CardHeader>
            <Used entitlements={data} />
          </section>
        </Card>
      )}
    </QueryView>
  )
}

function planName({ admin, pro }: Entitlements): string {
  if (admin) return 'Administrator'
  return pro ? 'Pro' : 'Free plan'
}

function Used({ entitlements }: { entitlements: Entitlements }) {
  const { used, allowed } = entitlements
  if (allowed === null) return <p>{used} used. There is no limit.</p>
  const label = `${used} of ${allowed} used`
  return (
    <>
      <p className="mb-3 tabular-nums">
        <span className="font-semibold text-xl">{used}</span> of {allowed} used
      </p>
      <Progress value={allowed > 0 ? (used / allowed) * 100 : 100} label={label} className="max-w-md" />
      <p className="mt-3 text-ink-muted text-sm">
        {mayValidate(entitlements)
          ? 'Each analysis that starts counts once. One that fails is given back.'
          : 'All validations of your plan are used. Your reports stay readable.'}
      </p>
    </>
  )
}
