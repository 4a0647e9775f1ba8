import { z } from 'zod'
import { LISTED_COLUMNS, type ListView, SEARCHED_COLUMNS, SORTS } from '@/features/ideas/list-view'
import { type ListedIdea, listedIdeas } from '@/features/ideas/listed-idea'
import { type Cursor, nextCursor, pageOf } from '@/shared/lib/keyset'
import { searchFilter } from '@/shared/list/search-filter'
import { STATUS_FILTERS } from '@/shared/list/status-filters'
import type { TestUser } from '../support/backend'

/** One page, requested as the dashboard does. */
export async function pageFor({ client, userId }: TestUser, view: ListView, after: Cursor | null = null) {
  const { statuses } = STATUS_FILTERS[view.status]
  let query = client.from('idea_validations').select(LISTED_COLUMNS).eq('userId', userId)
  if (statuses) query = query.in('status', statuses)
  const { data, error } = await pageOf(query, SORTS[view.sort], after, searchFilter(view.q, SEARCHED_COLUMNS))
  if (error) throw error
  return listedIdeas(data)
}

export async function allPages(user: TestUser, view: ListView): Promise<ListedIdea[]> {
  const rows: ListedIdea[] = []
  let after: Cursor | null = null
  do {
    const page = await pageFor(user, view, after)
    rows.push(...page)
    after = nextCursor<ListedIdea>(SORTS[view.sort], page)
  } while (after)
  return rows
}

export async function insertIdea({ client, userId }: TestUser, originalIdea: string, title = originalIdea) {
  const { data, error } = await client
    .from('idea_validations')
    .insert({ originalIdea, title, status: 'pending', userId })
    .select('id')
    .single()
  if (error) throw error
  return z.object({ id: z.string() }).parse(data).id
}
