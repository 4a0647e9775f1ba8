import type { ValidationStatus } from '@domain/validation'
import type { KeysetOrder } from '@/shared/lib/keyset'
import type { ListedIdea } from './listed-idea'

const QUERY_MAX_CHARS = 200

interface StatusFilter {
  label: string
  /** Null for every one. */
  statuses: readonly ValidationStatus[] | null
}

export const STATUS_FILTERS = {
  all: { label: 'All statuses', statuses: null },
  completed: { label: 'Completed', statuses: ['completed'] },
  'in-progress': { label: 'In progress', statuses: ['pending', 'analyzing'] },
  error: { label: 'Error', statuses: ['error'] },
} as const satisfies Record<string, StatusFilter>
type StatusFilterId = keyof typeof STATUS_FILTERS

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
type SortId = keyof typeof SORTS

/** What of the list is shown, and in which order. It stands in the address: ?q=&status=&sort= */
export interface ListView {
  q: string
  status: StatusFilterId
  sort: SortId
}

export const EVERYTHING: ListView = { q: '', status: 'all', sort: 'newest' }

/** Composed as the database stores text (NFC), or the same letters would not be found. */
export const queryOf = (typed: string): string => typed.normalize('NFC').trim().slice(0, QUERY_MAX_CHARS)

const oneOf = <Id extends string>(choices: Record<Id, unknown>, id: string | null): id is Id =>
  id !== null && Object.hasOwn(choices, id)

/** The view that an address asks for; what it does not know counts as not said. */
export function viewOf(params: URLSearchParams): ListView {
  const status = params.get('status')
  const sort = params.get('sort')
  return {
    q: queryOf(params.get('q') ?? ''),
    status: oneOf(STATUS_FILTERS, status) ? status : EVERYTHING.status,
    sort: oneOf(SORTS, sort) ? sort : EVERYTHING.sort,
  }
}

/** The address of a view, without what is as always. */
export function paramsOf(view: ListView): URLSearchParams {
  const { q, status, sort } = view
  const said = Object.entries({ q, status, sort }).filter(
    ([name, value]) => value !== Reflect.get(EVERYTHING, name),
  )
  return new URLSearchParams(said)
}

/** Whether it leaves anything out. */
export const isFiltered = ({ q, status }: ListView): boolean => q !== '' || status !== 'all'
