import type { Validation } from '@domain/stored-validation'
import type { ValidationStatus } from '@domain/validation'
import { infiniteQueryOptions, keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { useAuthStore } from '@/account/auth-store'
import { type ListView, SORTS } from '@/features/ideas/list/list-view'
import type { ListedIdea } from '@/features/ideas/list/listed-idea'
import { type Cursor, nextCursor } from '@/shared/lib/keyset'
import { polling } from '@/shared/lib/polling'
import { fetchValidation, fetchVersion } from '@/shared/supabase/stored-project'
import {
  countCompleted,
  fetchCompared,
  fetchEngineInUse,
  fetchIdeas,
  fetchLiveStatuses,
  fetchRunStatus,
  type RunStatus,
} from './requests'

const RUN_POLL_MS = 3_000
const DETAIL_POLL_MS = 5_000
const LOOKUP_POLL_MS = 2_000

export const isRunning = (status: ValidationStatus | undefined): boolean =>
  status === 'pending' || status === 'analyzing'

/** Keys and options of everything this slice reads; polling stops by itself when a run has ended. */
export const ideaQueries = {
  all: ['validations'] as const,
  list: (userId: string, view: ListView) =>
    infiniteQueryOptions({
      queryKey: [...ideaQueries.all, userId, 'list', view],
      queryFn: ({ pageParam, signal }) => fetchIdeas(userId, view, pageParam, signal),
      initialPageParam: null as Cursor | null,
      getNextPageParam: (page: ListedIdea[]) => nextCursor(SORTS[view.sort], page),
      placeholderData: keepPreviousData,
    }),
  compared: (ids: string[]) =>
    queryOptions({
      queryKey: [...ideaQueries.all, 'compared', ids],
      queryFn: ({ signal }) => fetchCompared(ids, signal),
    }),
  /** Administrators change it rarely. */
  /** Without a user nothing is asked: a form that is still shown while its session ends would be refused. */
  engineInUse: () => {
    const userId = useAuthStore.getState().userId
    return queryOptions({
      queryKey: ['engine-in-use', userId],
      queryFn: userId ? ({ signal }) => fetchEngineInUse(signal) : skipToken,
      staleTime: 300_000,
      retry: false,
    })
  },
  completedCount: (userId: string) =>
    queryOptions({
      queryKey: [...ideaQueries.all, userId, 'completed-count'],
      queryFn: ({ signal }) => countCompleted(userId, signal),
    }),
  live: (ids: string[]) =>
    queryOptions({
      queryKey: [...ideaQueries.all, 'live', ids],
      queryFn: ({ signal }) => fetchLiveStatuses(ids, signal),
      enabled: ids.length > 0,
      refetchInterval: DETAIL_POLL_MS,
      refetchOnWindowFocus: 'always',
      placeholderData: keepPreviousData,
    }),
  status: (id: string) =>
    queryOptions({
      queryKey: [...ideaQueries.all, 'status', id],
      queryFn: ({ client, queryKey, signal }) =>
        fetchRunStatus(id, signal, client.getQueryData<RunStatus>(queryKey)),
      staleTime: 0,
      ...polling<RunStatus | null>((data) => (data === null || isEnded(data?.status) ? false : RUN_POLL_MS)),
    }),
  /** What a run has found so far, by version of its validation. */
  found: (id: string, version: string) =>
    queryOptions({
      queryKey: [...ideaQueries.all, 'found', id, version],
      queryFn: async ({ signal }) => {
        const [validation, { foundIn }] = await Promise.all([
          fetchValidation(id, signal),
          import('@/features/ideas/run/found'),
        ])
        return validation && foundIn(validation.report)
      },
      placeholderData: keepPreviousData,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...ideaQueries.all, 'detail', id],
      queryFn: async ({ client, queryKey, signal }) => {
        const known = client.getQueryData<Validation>(queryKey)
        // While something is under way it is asked every few seconds, and the row may weigh hundreds of kilobytes.
        const version = known && detailInterval(known) !== false ? await fetchVersion(id, signal) : null
        return known && version !== null && version === known.updatedAt ? known : fetchValidation(id, signal)
      },
      refetchInterval: ({ state: { data } }) => detailInterval(data),
      // Another window may have changed the report meanwhile.
      refetchOnWindowFocus: 'always',
    }),
}

function detailInterval(data: Validation | null | undefined): number | false {
  if (isRunning(data?.status) || data?.rerun?.state === 'running' || data?.followUp?.state === 'running')
    return DETAIL_POLL_MS
  return data?.lookupRun?.state === 'running' && LOOKUP_POLL_MS
}

const isEnded = (status: ValidationStatus | undefined) => status === 'completed' || status === 'error'
