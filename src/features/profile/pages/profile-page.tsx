import { useMutation, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { accountQueries } from '@/account/account-queries'
import type { Profile } from '@/account/profile'
import { isPro } from '@/account/requests'
import { formatDate } from '@/shared/lib/dates'
import { saveFile } from '@/shared/lib/save-file'
import { Button } from '@/shared/ui/button'
import { Card, CardTitle } from '@/shared/ui/card'
import { PageHeader } from '@/shared/ui/page-header'
import { QueryView } from '@/shared/ui/query-view'
import { Skeleton } from '@/shared/ui/skeleton'
import { DeleteAccount } from '../delete-account'
import { ProfileForm } from '../profile-form'
import { PurchaseHistory } from '../purchases/purchase-history'
import { fetchOwnData } from '../requests'

export const ProfilePage = () => (
  <div className="max-w-report">
    <PageHeader title="Profile Settings" />
    <QueryView
      query={useQuery(accountQueries.profile())}
      pending={<FormSkeleton />}
      error="Your profile could not be loaded. Please try again."
    >
      {(profile) => (
        <div className="flex flex-col gap-6">
          <Card>
            <ProfileForm profile={profile} />
          </Card>
          <Card className="flex flex-col items-start gap-4">
            <CardTitle>Account</CardTitle>
            <AccountFacts profile={profile} />
          </Card>
          <PurchaseHistory userId={profile.id} />
          <Card className="flex flex-col items-start gap-4">
            <CardTitle>Your data</CardTitle>
            <p className="text-ink-muted text-sm">
              Your profile, subscriptions, ideas and their reports in one JSON file.
            </p>
            <ExportData profile={profile} />
          </Card>
          <Card className="flex flex-col items-start gap-4">
            <CardTitle>Delete my account</CardTitle>
            <p className="text-ink-muted text-sm">
              Removes your profile, ideas, reports, plans and roadmaps for good. Export your data first if you
              want to keep it.
            </p>
            <DeleteAccount profile={profile} />
          </Card>
        </div>
      )}
    </QueryView>
  </div>
)

const FormSkeleton = () => (
  <Card className="flex flex-col gap-4">
    <div className="grid gap-4 sm:grid-cols-2">
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </div>
    <Skeleton className="h-16" />
    <Skeleton className="mt-2 h-10 w-36" />
  </Card>
)

function AccountFacts({ profile }: { profile: Profile }) {
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

const jsonFile = (content: unknown) =>
  new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' })

/** Downloads all of the user's rows. */
function ExportData({ profile: { id, email } }: { profile: Profile }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => fetchOwnData(id),
    meta: { failure: 'Failed to export your data. Please try again.' },
    onSuccess: (tables) =>
      saveFile(
        jsonFile({ exported_at: new Date().toISOString(), email, ...tables }),
        'groundwork-my-data.json',
      ),
  })
  return (
    <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
      <Download aria-hidden />
      {isPending ? 'Exporting...' : 'Export my data'}
    </Button>
  )
}
