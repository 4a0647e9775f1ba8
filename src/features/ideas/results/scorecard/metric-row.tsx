import { METRIC_NAMES, type Metric, type MetricInput } from '@domain/scorecard'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { cn } from '@/shared/lib/cn'
import { keyed } from '@/shared/lib/keyed'
import { OwnMark } from '../text/own-mark'
import { SourceMarkers } from '../text/source-markers'
import { usePrinting } from '../use-printing'
import { NoScore, ScoreBar } from './score-bar'
import { formatScore } from './score-words'

/** The columns of a metric's line, shared with the scale above them. */
export const METRIC_GRID =
  'grid grid-cols-[8.75rem_minmax(0,1fr)_2rem_1rem] gap-x-3 @2xl:grid-cols-[11rem_minmax(0,1fr)_2rem_1rem]'

/** One metric at a glance; it opens to why it has its score and from what that was computed. */
export function MetricRow({ metric }: { metric: Metric }) {
  const [isOpen, setOpen] = useState(false)
  const open = usePrinting() || isOpen
  const reasonsId = useId()
  return (
    <li className="break-inside-avoid">
      <h3>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? reasonsId : undefined}
          onClick={() => setOpen(!isOpen)}
          className={cn(
            METRIC_GRID,
            'group w-full items-stretch rounded-sm text-left text-sm hover:bg-surface-sunken pointer-coarse:min-h-11',
          )}
        >
          <MetricLine metric={metric} />
          <ChevronDown
            aria-hidden
            className={cn(
              'col-start-4 size-4 self-center text-ink-faint transition-transform duration-150 print:hidden',
              open && 'rotate-180',
            )}
          />
        </button>
      </h3>
      {open && <Reasons id={reasonsId} metric={metric} />}
    </li>
  )
}

const MetricLine = ({ metric: { id, score } }: { metric: Metric }) => (
  <>
    <span className="self-center font-medium leading-5">
      {METRIC_NAMES[id]}
      <span className="sr-only">: </span>
    </span>
    {score === null ? (
      <>
        <NoScore />
        <span aria-hidden className="hidden self-center text-right text-ink-muted @2xl:block">
          –
        </span>
      </>
    ) : (
      <>
        <ScoreBar score={score} />
        <span className="self-center text-right font-semibold tabular-nums">
          <span aria-hidden>{formatScore(score)}</span>
          <span className="sr-only">{formatScore(score)} of 10</span>
        </span>
      </>
    )}
  </>
)

const Reasons = ({ id, metric: { reason, inputs } }: { id: string; metric: Metric }) => (
  <div id={id} className="pt-1 pb-5 text-sm">
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
  <div className="grid gap-x-6 gap-y-0.5 border-line border-b py-2 last:border-b-0 @2xl:grid-cols-[14rem_minmax(0,1fr)]">
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
