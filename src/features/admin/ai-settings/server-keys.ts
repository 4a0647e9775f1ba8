import { queryOptions } from '@tanstack/react-query'
import { fetchServerKeys } from './requests'

export const serverKeys = () =>
  queryOptions({
    queryKey: ['admin', 'server-keys'],
    queryFn: ({ signal }) => fetchServerKeys(signal),
    refetchOnMount: 'always',
  })
