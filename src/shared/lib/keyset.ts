/** End of a page: the last row's sort value, as the server wrote it, and its id. */
export interface Cursor {
  value: string | number | null
  id: string
}

/** Sort order: by one column, then by id in the same direction. Rows without a value come last. */
export interface KeysetOrder<Row> {
  column: string
  ascending: boolean
  /** Whether the column is nullable. */
  nullable?: boolean
  valueOf: (row: Row) => Cursor['value']
}

export const PAGE_ROWS = 50

/** The methods of a PostgREST query that paging needs. */
interface Pageable {
  lte(column: string, value: unknown): this
  gte(column: string, value: unknown): this
  or(filters: string): this
  order(column: string, options: { ascending: boolean; nullsFirst?: boolean }): this
  limit(count: number): this
}

/**
 * The page of `query` after `cursor`, or the first one. `either` lists alternatives of which each row must match one
 * ('a.eq.1,b.eq.2'); they are passed here because some servers accept only one `or` group.
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
  // Implied by the alternatives, but Postgres only uses the index with this condition.
  if (cursor && !nullable) page = page[ascending ? 'gte' : 'lte'](column, cursor.value)
  if (groups.length === 1) page = page.or(groups.join())
  if (groups.length > 1) page = page.or(`and(${groups.map((group) => `or(${group})`).join()})`)
  return (
    page
      // Only stated if it matters: an index in default order does not serve 'desc nulls last'.
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

/** The cursor of the next page; null if this page was not full. */
export function nextCursor<Row extends { id: string }>(order: KeysetOrder<Row>, page: readonly Row[]) {
  const last = page.at(-1)
  return last && page.length === PAGE_ROWS ? { value: order.valueOf(last), id: last.id } : null
}
