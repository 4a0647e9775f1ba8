import { useCallback, useState } from 'react'

export interface Selection {
  ids: readonly string[]
  toggle: (id: string) => void
  remove: (id: string) => void
  stop: () => void
}

/** Ideas chosen to be compared, in the order of choosing; null while nothing is being chosen. */
export function useSelection() {
  const [ids, setIds] = useState<readonly string[] | null>(null)
  const start = useCallback((first: readonly string[] = []) => setIds(first), [])
  const stop = useCallback(() => setIds(null), [])
  const remove = useCallback(
    (id: string) => setIds((now) => now?.filter((other) => other !== id) ?? null),
    [],
  )
  const toggle = useCallback(
    (id: string) =>
      setIds((now) => now && (now.includes(id) ? now.filter((other) => other !== id) : [...now, id])),
    [],
  )
  const selection: Selection | null = ids && { ids, toggle, remove, stop }
  return { selection, start }
}
