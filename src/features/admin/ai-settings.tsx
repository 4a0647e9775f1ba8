import { PROVIDERS } from '@domain/ai-models'
import { useQuery } from '@tanstack/react-query'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { PageHeader } from '@/shared/ui/page-header'
import { QueryView } from '@/shared/ui/query-view'
import { adminQueries } from './admin-queries'
import { ModelList } from './ai-settings/model-list'
import { ProviderList } from './ai-settings/provider-list'
import { EmptiedSettings, IncompleteSettings } from './ai-settings/restore-defaults'
import { SettingsSkeleton } from './ai-settings/settings-skeleton'
import type { ProviderSettings } from './requests'

const FAILED = 'Failed to load AI settings. Please check your admin permissions.'
const NONE_ACTIVE =
  'No provider is active. Until one is switched on, reports are written by the built-in analysis.'

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
        empty={<EmptiedSettings onRetry={() => void settings.refetch()} />}
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
      {rows.length < PROVIDERS.length && <IncompleteSettings />}
      {!active && <AlertBanner variant="warning">{NONE_ACTIVE}</AlertBanner>}
      <ProviderList rows={rows} />
      {active && <ModelList key={active.provider} {...active} />}
    </div>
  )
}
