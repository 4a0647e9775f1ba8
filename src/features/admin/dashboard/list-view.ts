import type { KeysetOrder } from '@/shared/lib/keyset'
import { type ListView as ListViewOf, listAddress } from '@/shared/list/list-address'
import type { ListedValidation } from './listed-validation'

interface Sort extends KeysetOrder<ListedValidation> {
  label: string
}

const createdAt = { column: 'created_at', valueOf: (row: ListedValidation) => row.createdAt }

export const SORTS = {
  newest: { label: 'Newest first', ascending: false, ...createdAt },
  oldest: { label: 'Oldest first', ascending: true, ...createdAt },
  title: { label: 'Title A–Z', ascending: true, column: 'title_key', valueOf: ({ titleKey }) => titleKey },
} as const satisfies Record<string, Sort>

export type ListView = ListViewOf<keyof typeof SORTS>

export const VALIDATION_LIST = listAddress(SORTS, 'newest')
