import { queryOptions } from '@tanstack/react-query'

/** What the keys of all queries of this slice begin with. */
export const ROADMAPS = ['roadmaps'] as const

/** Which roadmaps of a validation are published; what reads them is loaded with the first answer, for the sake of reports. */
export const publishedQuery = (validationId: string) =>
  queryOptions({
    queryKey: [...ROADMAPS, validationId, 'published'],
    queryFn: async ({ signal }) => (await import('./requests')).fetchPublished(validationId, signal),
  })
