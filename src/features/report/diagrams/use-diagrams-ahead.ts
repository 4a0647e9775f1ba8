import { type LayoutName, personaFeatureMap, quadrantOf } from '@domain/diagram'
import type { Report } from '@domain/report'
import { scorecardOf } from '@domain/scorecard'
import { useEffect } from 'react'
import { beforePrinting, printPage } from '../print-page'
import { drawAhead } from './drawn-ahead'
import { useDiagramLayout, useThemeInForce } from './use-surroundings'

function sourcesOf(report: Report, asOf: string, layout: LayoutName): string[] {
  const quadrant = quadrantOf(report, scorecardOf(report, { asOf, plan: null }), layout)
  return [quadrant?.drawable ? quadrant.source : null, personaFeatureMap(report)?.source].filter(
    (source) => typeof source === 'string',
  )
}

const isPrintKey = ({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'p'

/**
 * Draws the diagrams of a report before it is printed: by its menu, or by the keyboard. A page that is printed by the
 * browser's own menu is laid out at once; where nobody has opened the tab, it has the lists beside the diagrams only.
 */
export function useDiagramsAhead(report: Report, asOf: string, wanted: boolean): void {
  const theme = useThemeInForce()
  const layout = useDiagramLayout()
  useEffect(() => {
    if (!wanted) return
    const control = new AbortController()
    const { signal } = control
    const leave = beforePrinting(() => {
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
