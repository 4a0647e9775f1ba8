import type { Scorecard } from '@domain/scorecard'
import { memo } from 'react'
import { cn } from '@/shared/lib/cn'
import { Card, CardTitle } from '@/shared/ui/card'
import { Confidence } from './confidence'
import { METRIC_GRID, MetricRow } from './metric-row'
import { cappedWords, formatScore, provisionalWords, scoredWords } from './score-words'

interface ScorecardSectionProps {
  scorecard: Scorecard
  /** It counts in changes that are typed but not saved. */
  unsaved: boolean
}

/** The ten key metrics (DESIGN §5): the total, how well it is supported, and each metric with its reasons. */
export const ScorecardSection = memo(({ scorecard, unsaved }: ScorecardSectionProps) => (
  <div className="@container mb-8">
    <Card asChild>
      <section
        aria-labelledby="scorecard"
        className="grid gap-x-12 gap-y-8 @4xl:grid-cols-[15rem_minmax(0,1fr)]"
      >
        <div className="flex flex-col gap-6">
          <div>
            <CardTitle id="scorecard" className="mb-3">
              Scorecard
            </CardTitle>
            <Total scorecard={scorecard} />
            {unsaved && <p className="mt-2 text-basis-founder text-sm">With your unsaved changes.</p>}
          </div>
          <Confidence confidence={scorecard.confidence} />
          <p className="text-ink-muted text-xs">
            This is no prediction of success. It sums up what the report found, and shows where it found
            nothing.
          </p>
        </div>
        <div className="@container">
          <Scale />
          <ul>
            {scorecard.metrics.map((metric) => (
              <MetricRow key={metric.id} metric={metric} />
            ))}
          </ul>
        </div>
      </section>
    </Card>
  </div>
))

function Total({ scorecard }: { scorecard: Scorecard }) {
  const provisional = provisionalWords(scorecard)
  const notes = [provisional, cappedWords(scorecard)].filter((note) => note !== null)
  return (
    <>
      {scorecard.total === null ? (
        <p className="font-serif text-xl">No total yet</p>
      ) : (
        <p className="flex items-baseline gap-2">
          <span
            className={cn(
              'font-semibold font-serif text-4xl tabular-nums tracking-tight',
              provisional && 'text-ink-muted',
            )}
          >
            {formatScore(scorecard.total)}
          </span>
          <span className="text-ink-muted">of 10</span>
        </p>
      )}
      <p className="mt-1 font-medium text-sm tabular-nums">{scoredWords(scorecard)}</p>
      {notes.map((note) => (
        <p key={note} className="mt-2 text-ink-muted text-sm">
          {note}
        </p>
      ))}
    </>
  )
}

/** What the lines behind the bars stand for. */
const Scale = () => (
  <div aria-hidden className={METRIC_GRID}>
    <span className="col-start-2 flex justify-between text-ink-muted text-xs tabular-nums">
      <span className="w-0">0</span>
      <span className="flex w-0 justify-center">5</span>
      <span className="flex w-0 justify-center">10</span>
    </span>
  </div>
)
