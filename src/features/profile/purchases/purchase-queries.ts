import { infiniteQueryOptions } from '@tanstack/react-query'
import { accountQueries } from '@/account/account-queries'
import { type Cursor, nextCursor } from '@/shared/lib/keyset'
import { NEWEST, type Purchase } from './purchase'
import { fetchPurchases } from './requests'

export const purchaseQueries = {
  // Among what is known of the account, so that a purchase refreshes it too.
  list: (userId: string) =>
    infiniteQueryOptions({
      queryKey: [...accountQueries.all, userId, 'purchases'],
      queryFn: ({ pageParam, signal }) => fetchPurchases(userId, pageParam, signal),
      initialPageParam: null as Cursor | null,
      getNextPageParam: (page: Purchase[]) => nextCursor(NEWEST, page),
      refetchOnMount: 'always',
    }),
}
