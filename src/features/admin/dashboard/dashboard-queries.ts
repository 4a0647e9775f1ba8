import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type Cursor, nextCursor } from '@/shared/lib/keyset'
import type { ListedValidation } from './listed-validation'
import { type ListView, SORTS } from './listed-validation'
import { fetchFigures, fetchValidations } from './requests'

export const dashboardQueries = {
  validations: (view: ListView) =>
    infiniteQueryOptions({
      queryKey: ['admin', 'validations', view],
      queryFn: ({ pageParam, signal }) => fetchValidations(view, pageParam, signal),
      initialPageParam: null as Cursor | null,
      getNextPageParam: (page: ListedValidation[]) => nextCursor<ListedValidation>(SORTS[view.sort], page),
      placeholderData: keepPreviousData,
      refetchOnMount: 'always',
    }),
  figures: (days: number) =>
    queryOptions({
      queryKey: ['admin', 'figures', days],
      queryFn: ({ signal }) => fetchFigures(days, signal),
      placeholderData: keepPreviousData,
      refetchOnMount: 'always',
    }),
}
