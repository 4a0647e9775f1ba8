import { queryOptions } from '@tanstack/react-query'
import { fetchShares, openShare } from './requests'

/** Query keys and options of this slice. */
export const shareQueries = {
  all: ['shares'] as const,
  ofReport: (validationId: string) =>
    queryOptions({
      queryKey: [...shareQueries.all, validationId],
      queryFn: ({ signal }) => fetchShares(validationId, signal),
      // Refetched whenever the dialog opens: a link may have been opened since.
      staleTime: 0,
    }),
  opened: (token: string) =>
    queryOptions({
      queryKey: [...shareQueries.all, 'opened', token],
      queryFn: ({ signal }) => openShare(token, signal),
    }),
}
