import { queryOptions } from '@tanstack/react-query'
import { fetchPlannedValidation, fetchPlanning } from './requests'

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
      queryFn: ({ signal }) => fetchPlannedValidation(id, signal),
      // Read when the wizard opens: by then a run that it waited for may have ended.
      staleTime: 0,
    }),
}
