import type { KeysetOrder } from '@/shared/lib/keyset'
import { type ListView as ListViewOf, listAddress } from '@/shared/list/list-address'
import type { ListedIdea } from './listed-idea'

/** Columns of `idea_validations` that the list reads. `card` summarizes the report, which is not loaded. */
export const LISTED_COLUMNS = 'id, title, status, statusDetail, created_at, card, score, title_key'
export const SEARCHED_COLUMNS = ['title', 'originalIdea'] as const

interface Sort extends KeysetOrder<ListedIdea> {
  label: string
}

const createdAt = { column: 'created_at', valueOf: (idea: ListedIdea) => idea.createdAt }

export const SORTS = {
  newest: { label: 'Newest first', ascending: false, ...createdAt },
  oldest: { label: 'Oldest first', ascending: true, ...createdAt },
  title: { label: 'Title A–Z', ascending: true, column: 'title_key', valueOf: ({ titleKey }) => titleKey },
  score: {
    label: 'Highest score',
    ascending: false,
    nullable: true,
    column: 'score',
    valueOf: ({ score }) => score,
  },
} as const satisfies Record<string, Sort>

export type ListView = ListViewOf<keyof typeof SORTS>

export const IDEA_LIST = listAddress(SORTS, 'newest')
