import type { BriefField } from '@domain/brief/brief'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Runs once for each new request object. */
export function useRunOnRequest(request: object | null, run: () => void) {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    if (request) latest.current()
  }, [request])
}

/** Moves focus to a field after the next render, in response to what the founder did there. */
export function useFocusMove(panel: RefObject<HTMLElement | null>) {
  const [target, setTarget] = useState<{ field: BriefField; to: 'row' | 'editor' } | null>(null)
  useLayoutEffect(() => {
    if (!target) return
    const part = panel.current?.querySelector(`[data-field="${target.field}"]`)
    const choice = part?.querySelector<HTMLElement>(
      target.to === 'row' ? '[data-focus]' : 'form :is(input, textarea, select, button), [data-focus]',
    )
    const fallback = panel.current?.querySelector<HTMLElement>('h2')
    ;(choice ?? fallback)?.focus()
  }, [target, panel])
  return (field: BriefField, to: 'row' | 'editor') => setTarget({ field, to })
}
