import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type Cursor, nextCursor } from '@/shared/lib/keyset'
import type { ListedUser } from './listed-user'
import { fetchAdminIds, fetchUsers, NEWEST } from './requests'

export const userQueries = {
  list: (q: string) =>
    infiniteQueryOptions({
      queryKey: ['admin', 'users', q],
      queryFn: ({ pageParam, signal }) => fetchUsers(q, pageParam, signal),
      initialPageParam: null as Cursor | null,
      getNextPageParam: (page: ListedUser[]) => nextCursor(NEWEST, page),
      placeholderData: keepPreviousData,
      refetchOnMount: 'always',
    }),
  adminIds: () =>
    queryOptions({
      queryKey: ['admin', 'admin-ids'],
      queryFn: ({ signal }) => fetchAdminIds(signal),
      refetchOnMount: 'always',
    }),
}
