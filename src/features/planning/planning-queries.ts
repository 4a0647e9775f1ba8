import { queryOptions } from '@tanstack/react-query'
import { fetchPlanning, fetchValidation } from '@/shared/supabase/stored-project'

/** Query keys and options of this slice. */
export const planningQueries = {
  all: ['planning'] as const,
  ofValidation: (validationId: string) =>
    queryOptions({
      queryKey: [...planningQueries.all, validationId],
      queryFn: ({ signal }) => fetchPlanning(validationId, signal),
    }),
  validation: (id: string) =>
    queryOptions({
      queryKey: [...planningQueries.all, 'validation', id],
      queryFn: ({ signal }) => fetchValidation(id, signal),
      // Refetched when the wizard opens: a run may have ended since.
      staleTime: 0,
    }),
}
