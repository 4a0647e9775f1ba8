import type { RoadmapRow } from '@domain/roadmap'
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
} from '@tanstack/react-query'
import { type Cursor, nextCursor } from '@/shared/lib/keyset'
import { polling } from '@/shared/lib/polling'
import { fetchPlanning, fetchValidation } from '@/shared/supabase/stored-project'
import type { ListedProject, ProjectFilterId } from './listed-project'
import { type ListedRoadmap, NEWEST } from './listed-roadmap'
import { publishedQuery, ROADMAPS } from './published-query'
import {
  fetchAccessiblePhases,
  fetchChanges,
  fetchFounderPhases,
  fetchMyRoadmaps,
  fetchProgress,
  fetchProjects,
  fetchRoadmaps,
} from './requests'

const RUN_POLL_MS = 3_000

/** Whether it is being written now: for the first time, or again beside the existing version. */
export const isBeingWritten = (row: Pick<RoadmapRow, 'status' | 'generating'> | undefined): boolean =>
  row?.status === 'in_progress' || row?.generating === true

const pollWhile = (isWriting: boolean | undefined) => (isWriting ? RUN_POLL_MS : false)

/** Query keys and options of this slice; polling stops once nothing is being written. */
export const roadmapQueries = {
  all: ROADMAPS,
  project: (validationId: string) =>
    queryOptions({
      queryKey: [...roadmapQueries.all, validationId, 'project'],
      queryFn: ({ signal }) => fetchValidation(validationId, signal),
    }),
  plan: (validationId: string) =>
    queryOptions({
      queryKey: [...roadmapQueries.all, validationId, 'plan'],
      queryFn: ({ signal }) => fetchPlanning(validationId, signal),
      // The wizard may have changed it since.
      refetchOnMount: 'always',
    }),
  ofValidation: (validationId: string) =>
    queryOptions({
      queryKey: [...roadmapQueries.all, validationId, 'rows'],
      queryFn: async ({ client, queryKey, signal }) => {
        const known = client.getQueryData<RoadmapRow[]>(queryKey)
        const progress = known?.some(isBeingWritten) && (await fetchProgress(known, validationId, signal))
        return progress || fetchRoadmaps(validationId, signal)
      },
      ...polling<RoadmapRow[]>((data) => pollWhile(data?.some(isBeingWritten))),
    }),
  /** Refetched whenever the row changes, which includes every draft, visible or not. */
  changes: ({ validationId, updatedAt, generating }: RoadmapRow) =>
    queryOptions({
      queryKey: [...roadmapQueries.all, validationId, 'changes', updatedAt, generating],
      queryFn: ({ signal }) => fetchChanges(validationId, signal),
      // Its brief and plan may have changed in the meantime.
      refetchOnMount: 'always',
    }),
  published: publishedQuery,
  accessible: (validationId: string) =>
    queryOptions({
      queryKey: [...roadmapQueries.all, validationId, 'accessible'],
      queryFn: ({ signal }) => fetchAccessiblePhases(validationId, signal),
      // A purchase may have unlocked more since.
      refetchOnMount: 'always',
      meta: { failure: 'Failed to check phase access' },
    }),
  /** For administrators. */
  founderPhases: (validationId: string) =>
    queryOptions({
      queryKey: [...roadmapQueries.all, validationId, 'founder-phases'],
      queryFn: ({ signal }) => fetchFounderPhases(validationId, signal),
    }),
  mine: (userId: string) =>
    infiniteQueryOptions({
      queryKey: [...roadmapQueries.all, 'mine', userId],
      queryFn: ({ pageParam, signal }) => fetchMyRoadmaps(userId, pageParam, signal),
      initialPageParam: null as Cursor | null,
      getNextPageParam: (page: ListedRoadmap[]) => nextCursor<ListedRoadmap>(NEWEST, page),
      ...polling<InfiniteData<ListedRoadmap[]>>((data) => pollWhile(data?.pages.flat().some(isBeingWritten))),
    }),
  projects: (filter: ProjectFilterId) =>
    infiniteQueryOptions({
      queryKey: [...roadmapQueries.all, 'projects', filter],
      queryFn: ({ pageParam, signal }) => fetchProjects(filter, pageParam, signal),
      initialPageParam: null as Cursor | null,
      getNextPageParam: (page: ListedProject[]) => nextCursor<ListedProject>(NEWEST, page),
      placeholderData: keepPreviousData,
      refetchOnMount: 'always',
      ...polling<InfiniteData<ListedProject[]>>((data) =>
        pollWhile(data?.pages.flat().some(({ roadmaps }) => roadmaps.some(isBeingWritten))),
      ),
    }),
}
