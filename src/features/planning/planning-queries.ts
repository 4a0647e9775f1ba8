import { queryOptions } from '@tanstack/react-query'
import { fetchPlanning, fetchValidation } from '@/shared/supabase/stored-project'

/** Keys and options of everything that this slice reads. */
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
      // Read when the wizard opens: by then a run that it waited for may have ended.
      staleTime: 0,
    }),
}
