import { METRIC_NAMES, type Metric, type MetricInput, type NextStep, stepText } from '@domain/scorecard'
import { ChevronDown, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { AskButton } from '@/brief/ask-button'
import { cn } from '@/shared/lib/cn'
import { keyed } from '@/shared/lib/keyed'
import { paths } from '@/shared/lib/paths'
import { BasisGlyph } from '@/shared/ui/basis-mark'
import { useMayEnter } from '@/shared/ui/motion'
import { formatScore } from '@/validation/ui/format-score'
import { NoScore, ScoreBar } from '@/validation/ui/score-bar'
import { usePrinting } from '../printing'
import { OwnMark, SourceMarkers } from '../text/said'

/** Columns of a metric's row, shared with the scale above. */
export const METRIC_GRID =
  'grid grid-cols-[8.75rem_minmax(0,1fr)_2rem_1rem] gap-x-3 @lg:grid-cols-[11rem_minmax(0,1fr)_2rem_1rem]'

interface MetricRowProps {
  metric: Metric
  /** The step that would score it; null if it is scored or no step is known. */
  step: NextStep | null
  /** The validation, for its founder; null for other readers. */
  own: string | null
}

/** One metric; expands to the reasons for its score and the inputs of the computation. */
export function MetricRow({ metric, step, own }: MetricRowProps) {
  const [isOpen, setOpen] = useState(false)
  const open = usePrinting() || isOpen
  const reasonsId = useId()
  const [unscored] = useState(metric.score === null)
  const fills = useMayEnter() && unscored
  return (
    <li className={cn(METRIC_GRID, 'break-inside-avoid')}>
      <h3 className="col-span-full row-start-1 grid grid-cols-subgrid">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? reasonsId : undefined}
          onClick={() => setOpen(!isOpen)}
          className="group col-span-full grid w-full grid-cols-subgrid items-stretch rounded-sm text-left text-sm hover:bg-surface-sunken pointer-coarse:min-h-11"
        >
          <MetricLine metric={metric} asks={step !== null} fills={fills} />
          <ChevronDown
            aria-hidden
            className={cn(
              'col-start-4 size-4 self-center text-ink-faint transition-transform duration-150 print:hidden',
              open && 'rotate-180',
            )}
          />
        </button>
      </h3>
      {step && (
        <div className="col-span-full row-start-2 pb-2 @lg:col-span-2 @lg:col-start-2 @lg:row-start-1 @lg:flex @lg:items-center @lg:pb-0">
          <StepAction metric={metric} step={step} own={own} />
        </div>
      )}
      {open && <Reasons id={reasonsId} metric={metric} />}
    </li>
  )
}

interface MetricLineProps {
  metric: Metric
  /** Whether an unscored metric shows the action that would score it in place of the bar. */
  asks: boolean
  /** Whether it was just scored. */
  fills: boolean
}

const MetricLine = ({ metric: { id, score, answered }, asks, fills }: MetricLineProps) => (
  <>
    <span className="self-center py-1 font-medium leading-5">
      {METRIC_NAMES[id]}
      {answered && <AnsweredGlyph />}
      <span className="sr-only">: </span>
    </span>
    {score === null ? (
      asks ? (
        <span className="min-h-9">
          <span className="sr-only">Not scored</span>
        </span>
      ) : (
        <NoScore />
      )
    ) : (
      <>
        <ScoreBar score={score} fills={fills} />
        <span className="self-center text-right font-semibold tabular-nums">
          <span aria-hidden>{formatScore(score)}</span>
          <span className="sr-only">{formatScore(score)} of 10</span>
        </span>
      </>
    )}
  </>
)

/** The same mark as a symbol, for narrow rows; the card explains it. */
const AnsweredGlyph = () => (
  <>
    <BasisGlyph basis="founder" className="ml-1.5 inline size-2.5 shrink-0 text-basis-founder" />
    <span className="sr-only"> (from your answers)</span>
  </>
)

interface StepActionProps {
  metric: Metric
  step: NextStep
  own: string | null
}

function StepAction({ metric, step, own }: StepActionProps) {
  if (step.kind === 'question') return <AskButton field={step.field} purpose={METRIC_NAMES[metric.id]} />
  if (!own) return <span className="text-ink-muted text-sm">{stepText(step)}</span>
  return (
    <Link
      to={step.kind === 'plan' ? paths.planning(own) : paths.projectRoadmap(own)}
      className="touch-area inline-flex min-h-6 items-start gap-1.5 rounded-sm text-accent text-sm hover:underline"
    >
      <Plus aria-hidden className="mt-0.5 size-4 shrink-0 print:hidden" />
      {stepText(step)}
    </Link>
  )
}

const Reasons = ({ id, metric: { reason, inputs } }: { id: string; metric: Metric }) => (
  <div id={id} className="col-span-full pt-1 pb-5 text-sm">
    <p dir="auto" className="max-w-measure">
      {reason}
    </p>
    {inputs.length > 0 && (
      <dl className="mt-3 border-line border-y">
        {keyed(inputs, ({ label }) => label).map(({ key, item }) => (
          <InputLine key={key} input={item} />
        ))}
      </dl>
    )}
  </div>
)

const InputLine = ({ input }: { input: MetricInput }) => (
  <div className="grid gap-x-6 gap-y-0.5 border-line border-b py-2 last:border-b-0 @lg:grid-cols-[14rem_minmax(0,1fr)]">
    <dt dir="auto" className="text-ink-muted">
      {input.label}
    </dt>
    <dd className="tabular-nums">
      <span dir="auto">{input.value}</span>
      <SourceMarkers sources={input.sources} />
      <OwnMark said={input} basis={null} className="ml-2" />
    </dd>
  </div>
)
