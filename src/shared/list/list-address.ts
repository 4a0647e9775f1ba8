import { STATUS_FILTERS, type StatusFilterId } from './status-filters'

const QUERY_MAX_CHARS = 200
/** The index matches trigrams. */
const QUERY_MIN_CHARS = 3

/** Filter and order of a list of validations, stored in the address: ?q=&status=&sort= */
export interface ListView<SortId extends string> {
  q: string
  status: StatusFilterId
  sort: SortId
}

export interface ListAddress<SortId extends string> {
  /** The unfiltered list in its default order. */
  everything: ListView<SortId>
  /** The view in an address; unknown values are ignored. */
  viewOf(params: URLSearchParams): ListView<SortId>
  /** The address of a view, without default values. */
  paramsOf(view: ListView<SortId>): URLSearchParams
}

/** The search text, composed as the database stores text (NFC); '' if it is too short. */
export function queryOf(typed: string): string {
  const q = typed.normalize('NFC').trim().slice(0, QUERY_MAX_CHARS)
  return q.length < QUERY_MIN_CHARS ? '' : q
}

/** Whether the typed text is too short to search. */
export const isTooShort = (typed: string): boolean => typed.trim() !== '' && queryOf(typed) === ''

/** Whether the view filters anything. */
export const isFiltered = ({ q, status }: ListView<string>): boolean => q !== '' || status !== 'all'

/** Whether `id` is one of the choices; values from addresses and controls may be anything. */
export const isChoice = <Id extends string>(choices: Record<Id, unknown>, id: string | null): id is Id =>
  id !== null && Object.hasOwn(choices, id)

/** Reads and writes the views of a list with these orders as addresses. */
export function listAddress<SortId extends string>(
  sorts: Record<SortId, unknown>,
  usual: NoInfer<SortId>,
): ListAddress<SortId> {
  const everything: ListView<SortId> = { q: '', status: 'all', sort: usual }
  return {
    everything,
    viewOf(params) {
      const status = params.get('status')
      const sort = params.get('sort')
      return {
        q: queryOf(params.get('q') ?? ''),
        status: isChoice(STATUS_FILTERS, status) ? status : everything.status,
        sort: isChoice(sorts, sort) ? sort : usual,
      }
    },
    paramsOf({ q, status, sort }) {
      const said = Object.entries({ q, status, sort }).filter(
        ([name, value]) => value !== Reflect.get(everything, name),
      )
      return new URLSearchParams(said)
    },
  }
}
