import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type Cursor, nextCursor } from '@/shared/lib/keyset'
import { fetchValidation } from '@/shared/supabase/stored-project'
import { validationQueries } from '@/validation/validation-queries'
import { type ListView, SORTS } from './list-view'
import type { ListedIdea } from './listed-idea'
import { countCompleted, fetchCompared, fetchIdeas, fetchLiveStatuses } from './requests'

const LIVE_POLL_MS = 5_000

/**
 * Query keys and options of the founder's ideas, below those of validations, so that invalidating validations
 * refreshes both.
 */
export const ideaQueries = {
  list: (userId: string, view: ListView) =>
    infiniteQueryOptions({
      queryKey: [...validationQueries.all, userId, 'list', view],
      queryFn: ({ pageParam, signal }) => fetchIdeas(userId, view, pageParam, signal),
      initialPageParam: null as Cursor | null,
      getNextPageParam: (page: ListedIdea[]) => nextCursor(SORTS[view.sort], page),
      placeholderData: keepPreviousData,
    }),
  compared: (ids: string[]) =>
    queryOptions({
      queryKey: [...validationQueries.all, 'compared', ids],
      queryFn: ({ signal }) => fetchCompared(ids, signal),
    }),
  completedCount: (userId: string) =>
    queryOptions({
      queryKey: [...validationQueries.all, userId, 'completed-count'],
      queryFn: ({ signal }) => countCompleted(userId, signal),
    }),
  live: (ids: string[]) =>
    queryOptions({
      queryKey: [...validationQueries.all, 'live', ids],
      queryFn: ({ signal }) => fetchLiveStatuses(ids, signal),
      enabled: ids.length > 0,
      refetchInterval: LIVE_POLL_MS,
      refetchOnWindowFocus: 'always',
      placeholderData: keepPreviousData,
    }),
  /** Results of a run so far, keyed by the version of its validation. */
  found: (id: string, version: string) =>
    queryOptions({
      queryKey: [...validationQueries.all, 'found', id, version],
      queryFn: async ({ signal }) => {
        const [validation, { foundIn }] = await Promise.all([fetchValidation(id, signal), import('./found')])
        return validation && foundIn(validation.report)
      },
      placeholderData: keepPreviousData,
    }),
}
