import { type LayoutName, personaFeatureMap, quadrantOf } from '@domain/diagram'
import type { Report } from '@domain/report'
import { scorecardOf } from '@domain/scorecard'

/** The sources of all diagrams of a report that can be drawn. */
export function sourcesOf(report: Report, asOf: string, layout: LayoutName): string[] {
  const quadrant = quadrantOf(report, scorecardOf(report, { asOf, plan: null }), layout)
  return [quadrant?.drawable ? quadrant.source : null, personaFeatureMap(report)?.source].filter(
    (source) => typeof source === 'string',
  )
}
