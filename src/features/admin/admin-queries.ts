import { infiniteQueryOptions } from '@tanstack/react-query'
import { type Cursor, nextCursor } from '@/shared/lib/keyset'
import { fetchValidations } from './requests'

export const adminQueries = {
  validations: () =>
    infiniteQueryOptions({
      queryKey: ['admin', 'validations'],
      queryFn: ({ pageParam, signal }) => fetchValidations(pageParam, signal),
      initialPageParam: null as Cursor | null,
      getNextPageParam: nextCursor,
      refetchOnMount: 'always',
    }),
}
