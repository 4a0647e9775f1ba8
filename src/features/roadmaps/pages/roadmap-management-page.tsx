import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { LoadMore } from '@/shared/list/load-more'
import { Button } from '@/shared/ui/button'
import { PageHeader } from '@/shared/ui/page-header'
import { QueryView } from '@/shared/ui/query-view'
import { EmptyState } from '@/shared/ui/states'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/shared/ui/tabs'
import { toast } from '@/shared/ui/toast'
import { ADMIN_REFETCH_PAUSE_MS } from '../dialog/use-generate-all'
import { pause } from '../follow-runs'
import { CardsSkeleton } from '../list/cards-skeleton'
import type { ProjectFilterId } from '../listed-project'
import { MakingSettings } from '../management/making-settings'
import { ProjectCard } from '../management/project-card'
import { roadmapQueries } from '../roadmap-queries'

const TABS: { id: ProjectFilterId; label: string }[] = [
  { id: 'pending', label: 'Pending' },
  { id: 'draft', label: 'Draft' },
  { id: 'published', label: 'Published' },
  { id: 'all', label: 'All' },
]

const isFilter = (value: string): value is ProjectFilterId => TABS.some(({ id }) => id === value)

/** /admin/roadmaps: every project with requested roadmaps, and the roadmap settings. */
export function RoadmapManagementPage() {
  const [filter, setFilter] = useState<ProjectFilterId>('pending')
  return (
    <>
      <PageHeader
        title="Roadmap Management"
        subtitle="Generate, review and publish the roadmaps of every project."
        actions={<RefreshButton />}
      />
      <MakingSettings />
      <Tabs value={filter} onValueChange={(value) => isFilter(value) && setFilter(value)}>
        <TabsList aria-label="Projects by roadmap status">
          {TABS.map(({ id, label }) => (
            <TabsTrigger key={id} value={id}>
              {label}
            </TabsTrigger>
          ))}
        </TabsList>
        <TabsContent value={filter}>
          <ProjectList filter={filter} />
        </TabsContent>
      </Tabs>
    </>
  )
}

function ProjectList({ filter }: { filter: ProjectFilterId }) {
  const list = useInfiniteQuery({
    ...roadmapQueries.projects(filter),
    select: ({ pages }) => pages.flat(),
  })
  return (
    <>
      <QueryView
        query={list}
        pending={<CardsSkeleton phases />}
        error="Failed to load roadmaps"
        empty={<EmptyState title="No roadmap requests found in this category." />}
      >
        {(projects) => (
          <ul aria-busy={list.isPlaceholderData} className="flex flex-col gap-4">
            {projects.map((project) => (
              <li key={project.id}>
                <ProjectCard project={project} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      <LoadMore query={list} />
    </>
  )
}

/** Refetches everything on this screen. */
function RefreshButton() {
  const client = useQueryClient()
  const refresh = useMutation({
    mutationFn: async () => {
      await pause(ADMIN_REFETCH_PAUSE_MS)
      await client.refetchQueries({ queryKey: roadmapQueries.all, type: 'active' }, { throwOnError: true })
    },
    meta: { failure: 'Failed to load roadmaps' },
    onSuccess: () => toast.success('Data refreshed', { id: 'refreshed' }),
  })
  return (
    <Button variant="secondary" busy={refresh.isPending} onClick={() => refresh.mutate()}>
      <RefreshCw aria-hidden />
      {refresh.isPending ? 'Refreshing...' : 'Refresh'}
    </Button>
  )
}
