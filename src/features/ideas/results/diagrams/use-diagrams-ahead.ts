import { type LayoutName, personaFeatureMap, quadrantOf } from '@domain/diagram'
import type { Report } from '@domain/report'
import { scorecardOf } from '@domain/scorecard'
import { useEffect } from 'react'
import { drawAhead } from './drawn-ahead'
import { useDiagramLayout, useThemeInForce } from './use-surroundings'

const UNHURRIED_MS = 5_000

/** Runs `work` when the browser has nothing else to do; where it does not tell, a while later. */
function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(work, UNHURRIED_MS)
    return () => clearTimeout(timer)
  }
  const idle = window.requestIdleCallback(work)
  return () => window.cancelIdleCallback(idle)
}

function sourcesOf(report: Report, asOf: string, layout: LayoutName): string[] {
  const quadrant = quadrantOf(report, scorecardOf(report, { asOf, plan: null }), layout)
  return [quadrant?.drawable ? quadrant.source : null, personaFeatureMap(report)?.source].filter(
    (source) => typeof source === 'string',
  )
}

/**
 * Draws the diagrams of a report while it is read. A page that is printed is laid out at once, and would find no
 * picture in a tab that nobody has opened.
 */
export function useDiagramsAhead(report: Report, asOf: string, wanted: boolean): void {
  const theme = useThemeInForce()
  const layout = useDiagramLayout()
  useEffect(() => {
    if (!wanted) return
    const control = new AbortController()
    const cancel = whenIdle(() => {
      const drawings = sourcesOf(report, asOf, layout).map((source) => ({ source, layout, theme }))
      void drawAhead(drawings, control.signal)
    })
    return () => {
      cancel()
      control.abort()
    }
  }, [report, asOf, wanted, layout, theme])
}
