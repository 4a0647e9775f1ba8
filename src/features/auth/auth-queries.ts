import { queryOptions } from '@tanstack/react-query'
import { fetchAuthSettings } from './requests'

export const authQueries = {
  settings: () =>
    queryOptions({
      queryKey: ['auth', 'settings'],
      queryFn: ({ signal }) => fetchAuthSettings(signal),
      staleTime: 300_000,
    }),
}
