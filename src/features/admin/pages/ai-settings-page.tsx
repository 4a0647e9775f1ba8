import type { ProviderSettings } from '@domain/model-providers'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { PageHeader } from '@/shared/ui/page-header'
import { QueryView } from '@/shared/ui/query-view'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/shared/ui/tabs'
import { aiSettingsQueries } from '../ai-settings/ai-settings-queries'
import { LocalModelList } from '../ai-settings/local-model-list'
import { ModelList } from '../ai-settings/model-list'
import { ProviderList } from '../ai-settings/provider-list'
import { SettingsSkeleton } from '../ai-settings/settings-skeleton'
import { SourceList } from '../ai-settings/source-list'

const FAILED = 'Failed to load AI settings. Please check your admin permissions.'
const SOURCES = 'sources'

/** /admin/ai-settings: the engine that writes reports (docs/contract.md#ai-settings), and the state of public sources. */
export function AiSettingsPage() {
  const [params, setParams] = useSearchParams()
  const open = (tab: string) =>
    setParams(tab === SOURCES ? { tab } : {}, { replace: true, preventScrollReset: true })
  return (
    <>
      <PageHeader
        title="AI Settings"
        subtitle="Choose which AI model writes the reports. Changes apply from the next section written."
      />
      <Tabs value={params.get('tab') === SOURCES ? SOURCES : 'models'} onValueChange={open}>
        <TabsList aria-label="AI settings">
          <TabsTrigger value="models">Models</TabsTrigger>
          <TabsTrigger value={SOURCES}>Public sources</TabsTrigger>
        </TabsList>
        <TabsContent value="models">
          <Models />
        </TabsContent>
        <TabsContent value={SOURCES}>
          <SourceList />
        </TabsContent>
      </Tabs>
    </>
  )
}

const Models = () => (
  <QueryView query={useQuery(aiSettingsQueries.settings())} pending={<SettingsSkeleton />} error={FAILED}>
    {(rows) => <Settings rows={rows} />}
  </QueryView>
)

function Settings({ rows }: { rows: ProviderSettings[] }) {
  const active = rows.find((row) => row.active)
  return (
    <div className="flex max-w-report flex-col gap-10">
      <ProviderList rows={rows} />
      {active && <ModelList key={active.provider} {...active} />}
      <LocalModelList selected={active?.local ?? null} />
    </div>
  )
}
