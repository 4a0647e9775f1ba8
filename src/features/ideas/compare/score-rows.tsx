import { METRIC_NAMES, METRICS, type MetricId } from '@domain/scorecard'
import { formatScore } from '@/validation/ui/format-score'
import { AnsweredMark, NoScore, ScoreBar } from '@/validation/ui/score-bar'
import { BestMark, CompareRow, CompareSection } from './compare-row'
import { type Compared, highestScore } from './compared'

const metricOf = ({ scorecard }: Compared, id: MetricId) =>
  scorecard.metrics.find((metric) => metric.id === id)
const scoreOf = (idea: Compared, id: MetricId): number | null => metricOf(idea, id)?.score ?? null

/** The ten key metrics of each idea, from 0 to 10. */
export const ScoreRows = ({ ideas }: { ideas: readonly Compared[] }) => (
  <CompareSection
    title="Scorecard"
    note="Each metric is scored from 0 to 10 by the same rules. A score does not predict success."
    ideas={ideas}
  >
    {METRICS.map((id) => (
      <MetricCompared key={id} id={id} ideas={ideas} />
    ))}
  </CompareSection>
)

function MetricCompared({ id, ideas }: { id: MetricId; ideas: readonly Compared[] }) {
  const best = highestScore(ideas.map((idea) => scoreOf(idea, id)))
  return (
    <CompareRow title={METRIC_NAMES[id]} ideas={ideas} className="items-center gap-y-0 py-1 max-lg:py-3">
      {(idea) => {
        const score = scoreOf(idea, id)
        return (
          <Score
            score={score}
            answered={metricOf(idea, id)?.answered ?? false}
            best={score !== null && score === best}
          />
        )
      }}
    </CompareRow>
  )
}

interface ScoreProps {
  score: number | null
  /** Whether the score is based on the founder's answers. */
  answered: boolean
  best: boolean
}

/** The scale keeps its width without a score. */
const Score = ({ score, answered, best }: ScoreProps) => (
  <span className="grid grid-cols-[minmax(0,1fr)_2rem_3rem] items-center gap-x-2 print:grid-cols-[minmax(0,1fr)_2rem]">
    {score === null ? (
      <NoScore />
    ) : (
      <>
        <ScoreBar score={score} />
        <span className="whitespace-nowrap text-right font-semibold tabular-nums">
          {formatScore(score)}
          <span className="sr-only"> of 10</span>
        </span>
      </>
    )}
    {best && <BestMark />}
    {answered && <AnsweredMark className="col-span-full -mt-1 flex pb-1" />}
  </span>
)
