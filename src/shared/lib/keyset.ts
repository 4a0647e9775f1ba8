/** Where a page of a list ended, newest first: the last row's time as the server wrote it, and its id. */
export interface Cursor {
  createdAt: string
  id: string
}

export const PAGE_ROWS = 50

/** PostgREST filter for the rows after `cursor` in the order (created_at desc, id desc). */
export const olderThan = ({ createdAt, id }: Cursor): string =>
  `created_at.lt."${createdAt}",and(created_at.eq."${createdAt}",id.lt.${id})`

/** The cursor for the next page, or null when this page was not full. */
export function nextCursor(page: readonly Cursor[]): Cursor | null {
  const last = page.at(-1)
  return last && page.length === PAGE_ROWS ? { createdAt: last.createdAt, id: last.id } : null
}
