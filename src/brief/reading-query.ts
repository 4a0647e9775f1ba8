import { queryOptions } from '@tanstack/react-query'

/** The reader, loaded on first use. */
export const loadReader = () => import('@domain/brief/read-text')

/** The fields that the reader finds in a normalized idea. */
export const readingQuery = (idea: string) =>
  queryOptions({
    queryKey: ['reading', idea],
    queryFn: async () => (await loadReader()).readText(idea),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })
