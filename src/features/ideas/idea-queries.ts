import type { ValidationStatus } from '@domain/validation'
import { infiniteQueryOptions, keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { useAuthStore } from '@/account/auth-store'
import { type Cursor, nextCursor } from '@/shared/lib/keyset'
import { fetchValidation } from '@/shared/supabase/stored-project'
import { type ListView, SORTS } from './dashboard/list-view'
import type { ListedIdea } from './dashboard/listed-idea'
import {
  countCompleted,
  fetchCompared,
  fetchEngineInUse,
  fetchIdeas,
  fetchLiveStatuses,
  fetchRunStatus,
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
      placeholderData: keepPreviousData,
    }),
  status: (id: string) =>
    queryOptions({
      queryKey: [...ideaQueries.all, 'status', id],
      queryFn: ({ signal }) => fetchRunStatus(id, signal),
      staleTime: 0,
      refetchInterval: ({ state: { data } }) =>
        data === null || isEnded(data?.status) ? false : RUN_POLL_MS,
    }),
  /** What a run has found so far; asked again at each `step`, as parts of a report are written side by side. */
  found: (id: string, status: ValidationStatus, step: number) =>
    queryOptions({
      queryKey: [...ideaQueries.all, 'found', id, status, step],
      queryFn: async ({ signal }) => {
        const [validation, { foundIn }] = await Promise.all([
          fetchValidation(id, signal),
          import('./run/found'),
        ])
        return validation && foundIn(validation.report)
      },
      staleTime: 0,
      refetchInterval: isRunning(status) ? DETAIL_POLL_MS : false,
      placeholderData: keepPreviousData,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...ideaQueries.all, 'detail', id],
      queryFn: ({ signal }) => fetchValidation(id, signal),
      refetchInterval: ({ state: { data } }) =>
        isRunning(data?.status) || data?.rerun?.state === 'running' || data?.followUp?.state === 'running'
          ? DETAIL_POLL_MS
          : data?.lookupRun?.state === 'running' && LOOKUP_POLL_MS,
      // Another window may have changed the report meanwhile.
      refetchOnWindowFocus: 'always',
    }),
}

const isEnded = (status: ValidationStatus | undefined) => status === 'completed' || status === 'error'
