import { formatDollars, formatGap } from '@domain/figures'
import { type MarketModel, marketSizeOf, methodGapOf, type Range, topDownTamOf } from '@domain/market-model'
import { SourceMarkers } from '../text/source-markers'
import { type CalculationLine, calculationOf, topDownLineOf } from './calculation'
import { gapWords } from './gap-words'
import { RangeBar } from './range-bar'

/** The whole market counted from above, set beside the count from below. */
export const TopDown = ({ model }: { model: MarketModel }) => (
  <div>
    <h3 className="mb-3 font-semibold">Top-down beside bottom-up</h3>
    <Comparison model={model} />
  </div>
)

function Comparison({ model }: { model: MarketModel }) {
  const topDown = topDownTamOf(model)
  const line = topDownLineOf(model)
  const { tam } = marketSizeOf(model)
  const [bottomUp] = calculationOf(model)
  if (!topDown || !line)
    return <p className="text-ink-muted">No published total was found. The count from below stands alone.</p>
  const gap = methodGapOf(model)
  const until = Math.max(topDown.high, tam.high)
  return (
    <>
      <dl className="flex flex-col gap-4">
        {bottomUp && <Method name="Bottom-up" line={bottomUp} tam={tam} until={until} />}
        <Method name="Top-down" line={line} tam={topDown} until={until} />
      </dl>
      <p className="mt-4 max-w-measure">
        {gap === null ? (
          'One of the two is zero, so they cannot be compared.'
        ) : (
          <>
            <strong className="font-semibold tabular-nums">
              {gap < 1.05 ? 'No gap' : `A gap of ${formatGap(gap)}×`}
            </strong>{' '}
            between the two base values. {gapWords(gap)}
          </>
        )}
      </p>
    </>
  )
}

interface MethodProps {
  name: string
  line: CalculationLine
  tam: Range
  until: number
}

const Method = ({ name, line, tam, until }: MethodProps) => (
  <div>
    <dt className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
      <span>
        <span className="font-semibold">{name}</span>{' '}
        <span dir="auto" className="text-ink-muted">
          {line.words}: {line.numbers}
        </span>
        <SourceMarkers sources={line.sources} />
      </span>
      <span className="font-semibold tabular-nums">{formatDollars(tam.base)} a year</span>
    </dt>
    <dd className="mt-1.5">
      <RangeBar range={tam} until={until} />
      <span className="mt-1 block text-right text-ink-muted text-xs tabular-nums">
        {formatDollars(tam.low)} to {formatDollars(tam.high)}
      </span>
    </dd>
  </div>
)
