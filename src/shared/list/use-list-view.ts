import { useMemo, useState } from 'react'
import { useNavigation, useSearchParams } from 'react-router-dom'
import type { ListAddress, ListView } from './list-address'

/**
 * The view that the address asks for, and how to change it. A change holds at once: a second one may follow while
 * the first is still on its way into the address.
 */
export function useListView<SortId extends string>({ viewOf, paramsOf }: ListAddress<SortId>) {
  const [params, setParams] = useSearchParams()
  const [wanted, setWanted] = useState<ListView<SortId> | null>(null)
  const arrival = `${useNavigation().state} ${params}`
  const [seen, setSeen] = useState(arrival)
  if (arrival !== seen) {
    setSeen(arrival)
    if (arrival.startsWith('idle')) setWanted(null)
  }
  const view = useMemo(() => wanted ?? viewOf(params), [wanted, params, viewOf])
  const change = (changes: Partial<ListView<SortId>>) => {
    const next = { ...view, ...changes }
    setWanted(next)
    // One step in the history for the list, whatever is typed: 'back' leaves it.
    setParams(paramsOf(next), { replace: true, preventScrollReset: true })
  }
  return { view, change }
}
