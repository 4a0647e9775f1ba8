import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '@/shared/ui/error-state'
import { PageHeader } from '@/shared/ui/page-header'
import { QueryView } from '@/shared/ui/query-view'
import { Skeleton } from '@/shared/ui/skeleton'
import { adminQueries } from './admin-queries'
import { ModelList } from './ai-settings/model-list'
import { ProviderList } from './ai-settings/provider-list'
import type { ProviderSettings } from './requests'

const FAILED = 'Failed to load AI settings. Please check your admin permissions.'
const MISSING =
  'This server stores no AI settings. Reports are written by the built-in analysis. The settings come with the database migrations; please check that all of them were applied.'

/** /admin/ai-settings: which provider writes reports, and with which model (spec part 2 §2, §5). */
export function AiSettings() {
  const settings = useQuery(adminQueries.aiSettings())
  return (
    <>
      <PageHeader
        title="AI Settings"
        subtitle="Who writes the reports. A change holds from the next section that is written."
      />
      <QueryView
        query={settings}
        pending={<SettingsSkeleton />}
        error={FAILED}
        empty={<ErrorState message={MISSING} onRetry={() => void settings.refetch()} />}
      >
        {(rows) => <Settings rows={rows} />}
      </QueryView>
    </>
  )
}

function Settings({ rows }: { rows: ProviderSettings[] }) {
  const active = rows.find((row) => row.active)
  return (
    <div className="flex max-w-report flex-col gap-10">
      <ProviderList rows={rows} />
      {active && <ModelList key={active.provider} {...active} />}
    </div>
  )
}

const SettingsSkeleton = () => (
  <div className="flex max-w-report flex-col gap-4">
    <Skeleton className="h-8 w-40" />
    <Skeleton className="h-56 rounded-lg" />
    <Skeleton className="mt-6 h-8 w-56" />
    <Skeleton className="h-96 rounded-lg" />
  </div>
)
