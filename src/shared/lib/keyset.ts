/** Where a page of a list ended: the last row's value in the list's order, as the server wrote it, and its id. */
export interface Cursor {
  value: string | number | null
  id: string
}

/** An order of a list: by one column, then by id in the same direction. Rows without a value come last. */
export interface KeysetOrder<Row> {
  column: string
  ascending: boolean
  /** Whether rows may be without a value. */
  nullable?: boolean
  valueOf: (row: Row) => Cursor['value']
}

export const PAGE_ROWS = 50

/** The methods of a PostgREST query that a page needs. */
interface Pageable {
  lte(column: string, value: unknown): this
  gte(column: string, value: unknown): this
  or(filters: string): this
  order(column: string, options: { ascending: boolean; nullsFirst?: boolean }): this
  limit(count: number): this
}

/**
 * The page of `query` that follows `cursor`, or its first. `either` are alternatives of which each row has to meet
 * one ('a.eq.1,b.eq.2'); they come along here because some servers take only one group of alternatives.
 */
export function pageOf<Query extends Pageable>(
  query: Query,
  order: KeysetOrder<never>,
  cursor: Cursor | null,
  either: string | null = null,
): Query {
  const { column, ascending, nullable } = order
  const groups = [either, cursor && rowsAfter(order, cursor)].filter((group) => group !== null)
  let page = query
  // Implied by the alternatives, but only in this form the index is entered at the right place.
  if (cursor && !nullable) page = page[ascending ? 'gte' : 'lte'](column, cursor.value)
  if (groups.length === 1) page = page.or(groups.join())
  if (groups.length > 1) page = page.or(`and(${groups.map((group) => `or(${group})`).join()})`)
  return (
    page
      // Said only where it matters: an index in the plain order does not serve 'desc nulls last'.
      .order(column, nullable ? { ascending, nullsFirst: false } : { ascending })
      .order('id', { ascending })
      .limit(PAGE_ROWS)
  )
}

function rowsAfter({ column, ascending, nullable }: KeysetOrder<never>, { value, id }: Cursor): string {
  const after = ascending ? 'gt' : 'lt'
  if (value === null) return `and(${column}.is.null,id.${after}.${id})`
  const further = `${column}.${after}."${value}",and(${column}.eq."${value}",id.${after}.${id})`
  return nullable ? `${further},${column}.is.null` : further
}

/** The cursor for the next page, or null when this page was not full. */
export function nextCursor<Row extends { id: string }>(order: KeysetOrder<Row>, page: readonly Row[]) {
  const last = page.at(-1)
  return last && page.length === PAGE_ROWS ? { value: order.valueOf(last), id: last.id } : null
}
