import { queryOptions } from '@tanstack/react-query'

/** Key prefix of all queries of this slice. */
export const ROADMAPS = ['roadmaps'] as const

/** The published roadmaps of a validation; the requests are imported lazily to keep report pages small. */
export const publishedQuery = (validationId: string) =>
  queryOptions({
    queryKey: [...ROADMAPS, validationId, 'published'],
    queryFn: async ({ signal }) => (await import('./requests')).fetchPublished(validationId, signal),
  })
