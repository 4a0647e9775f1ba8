import type { Report } from '@domain/report'
import { useEffect } from 'react'
import { beforePrinting, printPage } from '../printing'
import { useDiagramLayout, useThemeInForce } from './use-surroundings'

const isPrintKey = ({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'p'

/**
 * Draws the diagrams of a report before it is printed: by its menu, or by the keyboard. A page that is printed by the
 * browser's own menu is laid out at once; before the tab was opened, it has the lists beside the diagrams only.
 */
export function useDiagramsAhead(report: Report, asOf: string, wanted: boolean): void {
  const theme = useThemeInForce()
  const layout = useDiagramLayout()
  useEffect(() => {
    if (!wanted) return
    const control = new AbortController()
    const { signal } = control
    const leave = beforePrinting(async () => {
      const { drawAhead, sourcesOf } = await import('./drawn-ahead')
      const drawings = sourcesOf(report, asOf, layout).map((source) => ({ source, layout, theme }))
      return drawAhead(drawings, signal)
    })
    const pressed = (event: KeyboardEvent) => {
      if (!isPrintKey(event)) return
      event.preventDefault()
      void printPage()
    }
    window.addEventListener('keydown', pressed, { signal })
    return () => {
      leave()
      control.abort()
    }
  }, [report, asOf, wanted, layout, theme])
}
