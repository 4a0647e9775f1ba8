import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { accountQueries } from '@/account/account-queries'
import { type Cursor, nextCursor } from '@/shared/lib/keyset'
import { NEWEST, type Project } from './project'
import { fetchPriceList, fetchProject, fetchProjectPrices, fetchProjects } from './requests'

export const pricingQueries = {
  all: ['pricing'] as const,
  list: () =>
    queryOptions({
      queryKey: [...pricingQueries.all, 'list'],
      queryFn: ({ signal }) => fetchPriceList(signal),
    }),
  projects: (userId: string) =>
    infiniteQueryOptions({
      queryKey: [...pricingQueries.all, userId, 'projects'],
      queryFn: ({ pageParam, signal }) => fetchProjects(userId, pageParam, signal),
      initialPageParam: null as Cursor | null,
      getNextPageParam: (page: Project[]) => nextCursor(NEWEST, page),
    }),
  /** Data is null if no id is given or the user has no such project. */
  project: (userId: string, id: string | null) =>
    queryOptions({
      queryKey: [...pricingQueries.all, userId, 'project', id],
      queryFn: ({ signal }) => (id === null ? null : fetchProject(userId, id, signal)),
    }),
  /** Keyed under the account, because its purchases decide. */
  projectPrices: (userId: string, project: string | null) =>
    queryOptions({
      queryKey: [...accountQueries.all, userId, 'project-prices', project],
      queryFn: ({ signal }) => fetchProjectPrices(project, signal),
    }),
}
