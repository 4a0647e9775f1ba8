import type { MarketModel } from '@domain/market-model'
import type { ReactNode } from 'react'
import { SourceMarkers } from '../text/source-markers'
import { breakEvenLineOf, type CalculationLine, calculationOf } from './calculation'

/** How the inputs become market sizes, and how many customers carry the costs. */
export function Formula({ model }: { model: MarketModel }) {
  const breakEven = breakEvenLineOf(model)
  return (
    <div>
      <h3 className="mb-3 font-semibold">How it is calculated</h3>
      <ul className="flex flex-col divide-y divide-line border-line border-y text-sm tabular-nums">
        {calculationOf(model).map((line) => (
          <Line key={line.name} line={line} unit="a year" />
        ))}
        {breakEven && (
          <Line line={breakEven} unit={breakEven.result === '1' ? 'customer' : 'customers'}>
            The obtainable market holds {breakEven.obtainable} of them.
          </Line>
        )}
      </ul>
      <p className="mt-2 text-ink-muted text-sm">
        The low and high values multiply all low and all high inputs, so they are the outer edges and not the
        likely range.
      </p>
    </div>
  )
}

interface LineProps {
  line: CalculationLine
  unit: string
  children?: ReactNode
}

const Line = ({ line: { name, words, numbers, result, sources }, unit, children }: LineProps) => (
  <li className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[6rem_minmax(0,1fr)_auto]">
    <span className="font-semibold">{name}</span>
    <span>
      <span dir="auto" className="block">
        {words}
      </span>
      <span className="block text-ink-muted">
        {numbers}
        <SourceMarkers sources={sources} />
      </span>
      {children && <span className="block text-ink-muted">{children}</span>}
    </span>
    <span className="font-semibold sm:text-right">
      {result} {unit}
    </span>
  </li>
)
