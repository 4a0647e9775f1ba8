import type { Brief } from '@domain/brief/brief'
import { type EvidenceConfidence, nextStepFor, type Scorecard } from '@domain/scorecard'
import { memo } from 'react'
import { cn } from '@/shared/lib/cn'
import { Card, CardTitle } from '@/shared/ui/card'
import {
  formatCap,
  formatLevel,
  formatMissingForTotal,
  formatScore,
  formatScoredCount,
  formatVerified,
} from '@/validation/ui/format-score'
import { AnsweredMark } from '@/validation/ui/score-bar'
import { METRIC_GRID, MetricRow } from './metric-row'

interface ScorecardSectionProps {
  scorecard: Scorecard
  /** The brief whose open questions would score more; null for reports without one. */
  brief: Brief | null
  /** The validation, for its founder, who may plan it; null for other readers. */
  own: string | null
  /** Includes unsaved changes. */
  unsaved: boolean
}

/** The ten key metrics (docs/scorecard.md): the total, how well it is supported, and each metric with its reasons. */
export const ScorecardSection = memo(({ scorecard, brief, own, unsaved }: ScorecardSectionProps) => (
  <div className="@container">
    <Card asChild className="sm:p-5">
      <section aria-labelledby="scorecard" className="grid items-start gap-x-10 gap-y-4 @lg:grid-cols-2">
        <div>
          <CardTitle id="scorecard" tabIndex={-1} className="mb-2">
            Scorecard
          </CardTitle>
          <Total scorecard={scorecard} />
          {unsaved && <p className="mt-2 text-basis-founder text-sm">With your unsaved changes.</p>}
        </div>
        <div className="@container @lg:col-span-full @lg:row-start-2">
          {scorecard.scored > 0 && <Scale />}
          <ul>
            {scorecard.metrics.map((metric) => (
              <MetricRow
                key={metric.id}
                metric={metric}
                step={metric.score === null ? nextStepFor(metric.id, brief, scorecard.plan) : null}
                own={own}
              />
            ))}
          </ul>
          {scorecard.metrics.some(({ answered }) => answered) && (
            <p aria-hidden className="mt-2">
              <AnsweredMark className="flex" />
            </p>
          )}
        </div>
        <Confidence confidence={scorecard.confidence} />
      </section>
    </Card>
  </div>
))

function Total({ scorecard }: { scorecard: Scorecard }) {
  const { total, scored } = scorecard
  const notes = [formatMissingForTotal(scorecard), formatCap(scorecard)].filter((note) => note !== null)
  return (
    <>
      {total === null ? (
        <p className="font-serif text-xl tabular-nums">{formatScoredCount(scored)}</p>
      ) : (
        <>
          <p className="flex items-baseline gap-2">
            <span className="font-semibold font-serif text-4xl tabular-nums tracking-tight">
              {formatScore(total)}
            </span>
            <span className="text-ink-muted">of 10</span>
          </p>
          <p className="mt-1 font-medium text-sm tabular-nums">{formatScoredCount(scored)}</p>
        </>
      )}
      {notes.map((note) => (
        <p key={note} className="mt-2 text-ink-muted text-sm">
          {note}
        </p>
      ))}
    </>
  )
}

/** Legend of the lines behind the bars. */
const Scale = () => (
  <div aria-hidden className={METRIC_GRID}>
    <span className="col-start-2 flex justify-between text-ink-muted text-xs tabular-nums">
      <span className="w-0">0</span>
      <span className="flex w-0 justify-center">5</span>
      <span className="flex w-0 justify-center">10</span>
    </span>
  </div>
)

const STEPS = ['low', 'medium', 'high'] as const

/** The confidence in the report's figures, regardless of their values. */
const Confidence = ({ confidence }: { confidence: EvidenceConfidence }) => (
  <div>
    <h3 className="text-ink-muted text-sm">Evidence confidence</h3>
    <p className="mt-1 flex items-center gap-3 font-semibold">
      {formatLevel(confidence)}
      <LevelMark level={confidence.level} />
    </p>
    <p className="mt-1 text-sm tabular-nums">{formatVerified(confidence)}</p>
    <p className="mt-1 text-ink-muted text-xs">
      A figure is verified when the words quoted for it were found on the cited page.
    </p>
  </div>
)

const LevelMark = ({ level }: Pick<EvidenceConfidence, 'level'>) => (
  <svg viewBox="0 0 48 8" aria-hidden="true" className="h-2 w-12">
    {STEPS.map((step, index) => (
      <rect
        key={step}
        x={index * 16 + 0.5}
        y={0.5}
        width={13}
        height={7}
        className={cn('stroke-accent', index <= STEPS.indexOf(level) ? 'fill-accent' : 'fill-transparent')}
      />
    ))}
  </svg>
)
