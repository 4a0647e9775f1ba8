import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { type Cursor, nextCursor } from '@/shared/lib/keyset'
import { fetchAiSettings, fetchValidations } from './requests'

export const adminQueries = {
  validations: () =>
    infiniteQueryOptions({
      queryKey: ['admin', 'validations'],
      queryFn: ({ pageParam, signal }) => fetchValidations(pageParam, signal),
      initialPageParam: null as Cursor | null,
      getNextPageParam: nextCursor,
      refetchOnMount: 'always',
    }),
  aiSettings: () =>
    queryOptions({
      queryKey: ['admin', 'ai-settings'],
      queryFn: ({ signal }) => fetchAiSettings(signal),
    }),
}
