import type { Basis } from '@domain/basis'
import { formatGap } from '@domain/figures'
import {
  breakEvenLineOf,
  type CalculationLine,
  calculationOf,
  formatSpread,
  topDownLineOf,
} from '@domain/market-calculation'
import {
  BREAK_EVEN_INPUTS,
  type MarketModel,
  marketSizeOf,
  methodGapOf,
  TOP_DOWN_INPUTS,
  topDownTamOf,
} from '@domain/market-model'
import { isAgreementConfirmed } from '@domain/method-gap'
import { type ReactNode, use } from 'react'
import { SourceMarkers } from '../text/said'
import { ChecksContext } from '../text/shown-report'
import { InputTable } from './inputs/input-table'

interface ReasoningProps {
  model: MarketModel
  basis: Basis | null | undefined
}

/** Origin of the inputs, the top-down check, and the number of customers that covers the costs. */
export const Reasoning = ({ model, basis }: ReasoningProps) => (
  <div className="flex flex-col gap-6 border-line border-l pl-4">
    <div>
      <Lines lines={calculationOf(model)} />
      <Notes model={model} />
      <p className="mt-2 text-ink-muted">
        The low and high values multiply all low and all high inputs, so they are the extremes, not the likely
        range.
      </p>
    </div>
    <TopDown model={model} basis={basis} />
    <BreakEven model={model} basis={basis} />
  </div>
)

/** As text: the chart has the numbers. */
const Lines = ({ lines }: { lines: CalculationLine[] }) => (
  <ul>
    {lines.map(({ name, words }) => (
      <li key={name}>
        <span className="font-medium">{name}</span> = <span dir="auto">{words}</span>
      </li>
    ))}
  </ul>
)

const Notes = ({ model: { inputs } }: { model: MarketModel }) => {
  const noted = inputs.filter(({ note }) => note)
  return (
    noted.length > 0 && (
      <dl className="mt-2">
        {noted.map(({ id, label, note }) => (
          <div key={id}>
            <dt className="inline text-ink-muted">{label}: </dt>
            <dd dir="auto" className="inline">
              {note}
            </dd>
          </div>
        ))}
      </dl>
    )
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title}>
    <h3 className="mb-1 font-semibold">{title}</h3>
    {children}
  </section>
)

/** The top-down market size beside the bottom-up one. */
function TopDown({ model, basis }: ReasoningProps) {
  const line = topDownLineOf(model)
  const range = topDownTamOf(model)
  const gap = methodGapOf(model)
  const isConfirmed = isAgreementConfirmed(model, use(ChecksContext))
  const { tam } = marketSizeOf(model)
  if (!line || !range)
    return (
      <Part title="Top-down and bottom-up">
        <p className="text-ink-muted">
          No published total was found, so there is nothing to compare the bottom-up estimate with.
        </p>
      </Part>
    )
  const spreads = [formatSpread(model, 'tam', tam), formatSpread(model, 'topDownTam', range)]
  return (
    <Part title="Top-down and bottom-up">
      <InputTable model={model} ids={TOP_DOWN_INPUTS} basis={basis} caption="Top-down inputs" />
      <dl className="mt-2 tabular-nums">
        {[calculationOf(model)[0], line].map(
          (each, index) =>
            each && (
              <div key={each.words} className="flex flex-wrap items-baseline justify-between gap-x-4">
                <dt>
                  <span className="font-medium">{index === 0 ? 'Bottom-up' : 'Top-down'}</span>{' '}
                  <span dir="auto" className="text-ink-muted">
                    {each.words}: {each.numbers}
                  </span>
                  <SourceMarkers sources={each.sources} />
                </dt>
                <dd>
                  <span className="font-semibold">{each.result} a year</span>{' '}
                  <span className="text-ink-muted text-xs">{spreads[index]}</span>
                </dd>
              </div>
            ),
        )}
      </dl>
      <p className="mt-2 max-w-measure">
        {gap === null ? (
          'One of the two is zero, so they cannot be compared.'
        ) : (
          <>
            <strong className="font-semibold tabular-nums">
              {gap < 1.05 ? 'No gap' : `A gap of ${formatGap(gap)}×`}
            </strong>{' '}
            between the two base values. {describeGap(gap, isConfirmed)}
          </>
        )}
      </p>
    </Part>
  )
}

/** The break-even number of customers beside the number that can be won. */
function BreakEven({ model, basis }: ReasoningProps) {
  const line = breakEvenLineOf(model)
  if (!line) return null
  const { words, numbers, result, sources, obtainable } = line
  return (
    <Part title="Break-even">
      <InputTable model={model} ids={BREAK_EVEN_INPUTS} basis={basis} caption="Break-even inputs" />
      <p className="mt-2 tabular-nums">
        <span dir="auto" className="text-ink-muted">
          {words}: {numbers}
        </span>
        <SourceMarkers sources={sources} />{' '}
        <span className="font-semibold">
          {result} {result === '1' ? 'customer' : 'customers'}
        </span>
      </p>
      <p className="text-ink-muted">The obtainable market holds {obtainable} of them.</p>
    </Part>
  )
}

const CLOSE = 2
/** Above this gap the market size scores at most 5 (docs/scorecard.md). */
const FAR = 10

/**
 * Explains the difference between the two methods. Agreement counts only if the underlying figures were verified on
 * their pages.
 */
function describeGap(gap: number, isConfirmed: boolean): string {
  if (gap <= CLOSE && !isConfirmed)
    return 'They agree, but not every figure behind them was found on its page, so this makes the size no more credible.'
  if (gap <= CLOSE) return 'They are close to each other, which makes the size more credible.'
  if (gap <= FAR) return 'They disagree, so check the inputs you are least sure of.'
  return 'They contradict each other: at least one input is far off, or they measure different markets. The market size score is capped at 5 until they are closer.'
}
