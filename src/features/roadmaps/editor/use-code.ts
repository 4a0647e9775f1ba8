import { queryOptions, useQuery } from '@tanstack/react-query'

const code = queryOptions({
  queryKey: ['roadmap-editor'],
  queryFn: () => import('./code'),
  staleTime: Number.POSITIVE_INFINITY,
})

/** The editor, which is large and loaded only for editing. */
export const useCode = () => useQuery(code)
