import { useEffect, useRef } from 'react'

/** For a row of tabs that scrolls sideways: brings the open tab into view, without moving the page. */
export function useTabInView(tab: string) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const row = list.current
    const open = row?.querySelector<HTMLElement>(`[id$="-trigger-${tab}"]`)
    if (!row || !open) return
    row.scrollLeft = open.offsetLeft - row.offsetLeft - (row.clientWidth - open.offsetWidth) / 2
  }, [tab])
  return list
}
