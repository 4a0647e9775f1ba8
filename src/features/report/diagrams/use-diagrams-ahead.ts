import type { Report } from '@domain/report'
import { useEffect } from 'react'
import { beforePrinting, printPage } from '../print-page'
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
      const [{ sourcesOf }, { drawAhead }] = await Promise.all([
        import('./diagram-sources'),
        import('./drawn-ahead'),
      ])
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

/** What a picture depends on. */
interface Drawing {
  source: string
  layout: LayoutName
  theme: string
}

/** The pictures of a report before and after a change of it. */
const KEPT = 4
const drawn = new Map<string, string>()

const keyOf = ({ source, layout, theme }: Drawing) => `${theme} ${layout} ${source}`

function keep(drawing: Drawing, svg: string): void {
  drawn.set(keyOf(drawing), svg)
  const [oldest] = drawn.keys()
  if (drawn.size > KEPT && oldest !== undefined) drawn.delete(oldest)
}

/** The picture that was drawn before anybody looked; null when there is none. */
export const drawnAhead = (drawing: Drawing): string | null => drawn.get(keyOf(drawing)) ?? null

/** Draws what is not drawn yet, one after the other. What fails is told of where it is shown, and tried again there. */
export async function drawAhead(drawings: Drawing[], signal: AbortSignal): Promise<void> {
  for (const drawing of drawings.filter((each) => drawnAhead(each) === null)) {
    const draw = (attempt: AbortSignal) => renderDiagram(drawing.source, drawing.layout, attempt)
    const svg = await renderWithRetries(draw, () => undefined, signal).catch(() => null)
    if (svg !== null && !signal.aborted) keep(drawing, svg)
  }
}
