import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type ListView, paramsOf, viewOf } from './list-view'

/** The view that the address asks for, and how to change it. */
export function useListView() {
  const [params, setParams] = useSearchParams()
  const view = useMemo(() => viewOf(params), [params])
  const change = useCallback(
    (changes: Partial<ListView>) =>
      // One step in the history for the list, whatever is typed: 'back' leaves it.
      setParams((now) => paramsOf({ ...viewOf(now), ...changes }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams],
  )
  return { view, change }
}
