import { type LayoutName, personaFeatureMap, quadrantOf } from '@domain/diagram'
import type { Report } from '@domain/report'
import { scorecardOf } from '@domain/scorecard'
import { renderDiagram } from './render-diagram'
import { renderWithRetries } from './render-with-retries'

/** The sources of all diagrams of a report that can be drawn. */
export function sourcesOf(report: Report, asOf: string, layout: LayoutName): string[] {
  const quadrant = quadrantOf(report, scorecardOf(report, { asOf, plan: null }), layout)
  return [quadrant?.drawable ? quadrant.source : null, personaFeatureMap(report)?.source].filter(
    (source) => typeof source === 'string',
  )
}

/** The inputs of a drawing. */
interface Drawing {
  source: string
  layout: LayoutName
  theme: string
}

/** Enough for a report's diagrams before and after a change. */
const KEPT = 4
const drawn = new Map<string, string>()

const keyOf = ({ source, layout, theme }: Drawing) => `${theme} ${layout} ${source}`

function keep(drawing: Drawing, svg: string): void {
  drawn.set(keyOf(drawing), svg)
  const [oldest] = drawn.keys()
  if (drawn.size > KEPT && oldest !== undefined) drawn.delete(oldest)
}

/** The predrawn diagram; null if there is none. */
export const drawnAhead = (drawing: Drawing): string | null => drawn.get(keyOf(drawing)) ?? null

/** Draws missing diagrams one after the other. Failures are shown in the diagram's place, which retries. */
export async function predraw(drawings: Drawing[], signal: AbortSignal): Promise<void> {
  for (const drawing of drawings.filter((each) => drawnAhead(each) === null)) {
    const draw = (attempt: AbortSignal) => renderDiagram(drawing.source, drawing.layout, attempt)
    const svg = await renderWithRetries(draw, () => undefined, signal).catch(() => null)
    if (svg !== null && !signal.aborted) keep(drawing, svg)
  }
}
