import { useMemo, useState } from 'react'
import { useNavigation, useSearchParams } from 'react-router-dom'
import type { ListAddress, ListView } from './list-address'

/**
 * The view in the address, and a setter. A change takes effect at once, since another may follow before the address
 * is updated.
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
    // Replaces the history entry, so that 'back' leaves the list.
    setParams(paramsOf(next), { replace: true, preventScrollReset: true })
  }
  return { view, change }
}
