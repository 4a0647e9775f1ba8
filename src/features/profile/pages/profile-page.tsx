import { useQuery } from '@tanstack/react-query'
import { accountQueries } from '@/account/account-queries'
import { Card, CardTitle } from '@/shared/ui/card'
import { PageHeader } from '@/shared/ui/page-header'
import { QueryView } from '@/shared/ui/query-view'
import { Skeleton } from '@/shared/ui/skeleton'
import { AccountFacts } from '../account-facts'
import { DeleteAccount } from '../delete-account'
import { ExportData } from '../export-data'
import { ProfileForm } from '../profile-form'
import { PurchaseHistory } from '../purchases/purchase-history'

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
