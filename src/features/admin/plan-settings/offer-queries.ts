import { queryOptions } from '@tanstack/react-query'
import { fetchLimits, fetchOffer } from './requests'

export const offerQueries = {
  all: () =>
    queryOptions({
      queryKey: ['admin', 'offer'],
      queryFn: ({ signal }) => fetchOffer(signal),
      // Another administrator may have changed it meanwhile.
      refetchOnMount: 'always',
    }),
  limits: () =>
    queryOptions({
      queryKey: ['admin', 'free-limits'],
      queryFn: ({ signal }) => fetchLimits(signal),
      refetchOnMount: 'always',
    }),
}
