import { type Entitlements, mayValidate } from '@domain/pricing'
import { formatDate } from '@/shared/lib/dates'
import { Badge } from '@/shared/ui/badge'
import { Card, CardHeader, CardTitle } from '@/shared/ui/card'
import { Progress } from '@/shared/ui/progress'

/** How much of the plan is used, and what is left. */
export const Standing = ({ entitlements }: { entitlements: Entitlements }) => (
  <Card asChild>
    <section aria-labelledby="standing">
      <CardHeader className="mb-3">
        <CardTitle id="standing">Your validations</CardTitle>
        <Badge variant={entitlements.pro ? 'premium' : 'outline'}>{planName(entitlements)}</Badge>
      </CardHeader>
      <Used entitlements={entitlements} />
    </section>
  </Card>
)

function planName({ admin, pro, bought }: Entitlements): string {
  if (admin) return 'Administrator'
  if (pro) return 'Pro'
  return bought > 0 ? 'Free plan and packs' : 'Free plan'
}

function Used({ entitlements }: { entitlements: Entitlements }) {
  const { used, allowed, pro_until: until } = entitlements
  if (allowed === null)
    return (
      <>
        <p className="tabular-nums">{used} used. There is no limit.</p>
        {until && <p className="mt-1 text-ink-muted text-sm">Your plan runs until {formatDate(until)}.</p>}
      </>
    )
  const label = `${used} of ${allowed} used`
  return (
    <>
      <p className="mb-3 tabular-nums">
        <span className="font-semibold text-xl">{used}</span> of {allowed} used
      </p>
      <Progress value={allowed > 0 ? (used / allowed) * 100 : 100} label={label} className="max-w-md" />
      <p className="mt-3 text-ink-muted text-sm">
        {mayValidate(entitlements)
          ? `${leftWords(entitlements)} Each analysis counts once. Failed analyses do not count.`
          : 'You have used all the validations in your plan. You can still read your reports.'}
      </p>
    </>
  )
}

/** '1 free and 2 from packs left.' */
function leftWords({ free_left: free, packs_left: packs }: Entitlements): string {
  const parts = [free > 0 && `${free} free`, packs > 0 && `${packs} from packs`].filter(Boolean)
  return parts.length > 0 ? `${parts.join(' and ')} left.` : ''
}
