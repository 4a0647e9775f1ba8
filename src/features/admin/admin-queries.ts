import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { type Cursor, nextCursor } from '@/shared/lib/keyset'
import { fetchAiSettings, fetchValidations, NEWEST, type ValidationRow } from './requests'

export const adminQueries = {
  validations: () =>
    infiniteQueryOptions({
      queryKey: ['admin', 'validations'],
      queryFn: ({ pageParam, signal }) => fetchValidations(pageParam, signal),
      initialPageParam: null as Cursor | null,
      getNextPageParam: (page: ValidationRow[]) => nextCursor(NEWEST, page),
      refetchOnMount: 'always',
    }),
  aiSettings: () =>
    queryOptions({
      queryKey: ['admin', 'ai-settings'],
      queryFn: ({ signal }) => fetchAiSettings(signal),
    }),
}
