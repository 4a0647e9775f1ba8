import { PLACING_RULES, type QuadrantPoint, quadrantOf } from '@domain/diagram'
import type { Report } from '@domain/report'
import { DIAGRAM_PARTS } from '@domain/report-outline'
import { type Scorecard, scorecardOf } from '@domain/scorecard'
import type { Validation } from '@domain/stored-validation'
import { useMemo } from 'react'
import { DiagramFrame } from './diagram-frame'
import { DiagramSection } from './diagram-section'
import { PersonaMap } from './persona-map'
import { QuadrantLegend, UNSURE_NOTE } from './quadrant-legend'
import { useDiagramLayout } from './use-surroundings'

interface DiagramsPanelProps {
  validation: Validation
  /** Includes unsaved changes. */
  report: Report
}

export function DiagramsPanel({ validation: { title, createdAt }, report }: DiagramsPanelProps) {
  return (
    <div className="flex flex-col gap-10">
      <Quadrant report={report} asOf={createdAt} title={title} />
      <PersonaMap report={report} title={title} />
    </div>
  )
}

interface QuadrantProps {
  report: Report
  asOf: string
  /** Title of the validation, for file names. */
  title: string
}

const LABEL = 'The idea and its competitors by demand and by room to win.'
const TABLE = 'quadrant-points'

/** The idea among its competitors: demand against room to win. */
function Quadrant({ report, asOf, title }: QuadrantProps) {
  // Neither axis depends on the plan.
  const scorecard: Scorecard = useMemo(() => scorecardOf(report, { asOf, plan: null }), [report, asOf])
  const layout = useDiagramLayout()
  const quadrant = useMemo(() => quadrantOf(report, scorecard, layout), [report, scorecard, layout])
  return (
    <DiagramSection
      part={DIAGRAM_PARTS.quadrant}
      empty={quadrant ? null : DIAGRAM_PARTS.quadrant.empty}
      needs="The quadrant appears once the report has a market section."
    >
      {quadrant && (
        <>
          {quadrant.drawable ? (
            <DiagramFrame
              source={quadrant.source}
              label={LABEL}
              describedBy={TABLE}
              title={title}
              what="quadrant"
            />
          ) : (
            <p className="text-ink-muted text-sm">
              The quadrant appears once three points can be placed. What is known about each so far:
            </p>
          )}
          {quadrant.drawable && quadrant.points.some(isUnsure) && (
            <p className="mt-3 text-ink-muted text-sm">{UNSURE_NOTE}</p>
          )}
          <QuadrantLegend id={TABLE} points={quadrant.points} drawn={quadrant.drawable} />
          {quadrant.points.length === 1 && (
            <p className="mt-3 text-ink-muted text-sm">The report names no competitors.</p>
          )}
          {quadrant.leftOut > 0 && (
            <p className="mt-3 text-ink-muted text-sm">
              Not shown for lack of space: {quadrant.leftOut} more{' '}
              {quadrant.leftOut === 1 ? 'competitor' : 'competitors'}, on the Market tab.
            </p>
          )}
          <Rules />
        </>
      )}
    </DiagramSection>
  )
}

const isUnsure = ({ kind }: QuadrantPoint) => kind === 'unsure' || kind === 'unsureIdea'

const Rules = () => (
  <details className="mt-4 text-ink-muted text-sm">
    <summary className="font-medium text-ink pointer-coarse:py-3">How points are placed</summary>
    <div className="mt-2 flex max-w-measure flex-col gap-2">
      {[PLACING_RULES.idea, PLACING_RULES.room, PLACING_RULES.demand].map((rule) => (
        <p key={rule}>{rule}</p>
      ))}
    </div>
  </details>
)
