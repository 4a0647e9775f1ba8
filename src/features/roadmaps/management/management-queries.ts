import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { type Cursor, nextCursor } from '@/shared/lib/keyset'
import { roadmapQueries } from '../roadmap-queries'
import {
  fetchProjects,
  fetchRates,
  fetchRoadmapSettings,
  NEWEST_ASKED,
  type Project,
  type ProjectFilter,
  type ProjectPage,
} from './requests'

const POLL_MS = 3_000

const isBusy = ({ roadmaps }: Project) =>
  Object.values(roadmaps).some(({ status, generating }) => status === 'in_progress' || generating)

export const managementQueries = {
  projects: (filter: ProjectFilter) =>
    infiniteQueryOptions({
      queryKey: [...roadmapQueries.all, 'projects', filter],
      queryFn: ({ pageParam, signal }) => fetchProjects(filter, pageParam, signal),
      initialPageParam: null as Cursor | null,
      getNextPageParam: ({ asked }: ProjectPage) => nextCursor(NEWEST_ASKED, asked),
      refetchOnMount: 'always',
      refetchInterval: ({ state: { data } }) =>
        data?.pages.some(({ projects }) => projects.some(isBusy)) ? POLL_MS : false,
    }),
  settings: () =>
    queryOptions({
      queryKey: ['roadmap-settings', 'settings'],
      queryFn: ({ signal }) => fetchRoadmapSettings(signal),
    }),
  rates: () =>
    queryOptions({
      queryKey: ['roadmap-settings', 'rates'],
      queryFn: ({ signal }) => fetchRates(signal),
    }),
  /** What new roadmaps assume: the region, and what its hours cost. */
  assumptions: () =>
    queryOptions({
      queryKey: ['roadmap-settings', 'assumptions'],
      queryFn: async ({ signal }) => {
        const [{ region }, rates] = await Promise.all([fetchRoadmapSettings(signal), fetchRates(signal)])
        return { region, rates }
      },
    }),
}

/** Every project once, at its newest place. */
export function projectsOf(pages: readonly ProjectPage[]): Project[] {
  const projects = new Map<string, Project>()
  for (const project of pages.flatMap((page) => page.projects)) {
    if (!projects.has(project.validationId)) projects.set(project.validationId, project)
  }
  return [...projects.values()]
}
