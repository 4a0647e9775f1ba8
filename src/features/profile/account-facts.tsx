import { useQuery } from '@tanstack/react-query'
import { accountQueries } from '@/account/account-queries'
import type { Profile } from '@/account/profile'
import { isPro } from '@/account/subscription'
import { formatDate } from '@/shared/lib/dates'

export function AccountFacts({ profile }: { profile: Profile }) {
  const { data: subscription } = useQuery(accountQueries.subscription())
  const { data: isAdmin } = useQuery(accountQueries.adminRole())
  const pro = isPro(subscription, new Date())
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-8 gap-y-2 text-sm">
      <dt className="text-ink-muted">Account type</dt>
      <dd>{isAdmin ? 'Administrator' : 'User'}</dd>
      <dt className="text-ink-muted">Plan</dt>
      <dd>{pro && subscription ? `Pro, until ${formatDate(subscription.valid_until)}` : 'Free'}</dd>
      <dt className="text-ink-muted">Member since</dt>
      <dd>{formatDate(profile.created_at)}</dd>
    </dl>
  )
}
