import { state } from '@domain/basis'
import { type MarketModel, marketSizeOf } from '@domain/market-model'
import type { MarketSection } from '@domain/report'
import { ReportSection } from '../text/report-section'
import { calculationOf } from './calculation'
import { InputTable } from './input-table'
import { NestedAreas } from './nested-areas'
import { SizeRanges } from './size-ranges'

const heading = { id: 'market-size', title: 'Market size', empty: 'No market size data available' }

/** Market size as a calculation; for reports without one, the text that was stored. */
export function MarketSize({ market: { model, marketSizeText } }: { market: MarketSection }) {
  if (model) return <Calculated model={model} />
  return (
    <ReportSection {...heading} statements={[{ text: marketSizeText, basis: null, sources: [] }]}>
      {() => (
        <p dir="auto" className="whitespace-pre-line">
          {marketSizeText}
        </p>
      )}
    </ReportSection>
  )
}

function Calculated({ model }: { model: MarketModel }) {
  const size = marketSizeOf(model)
  return (
    <ReportSection
      {...heading}
      statements={model.inputs.map(({ label, basis, sources }) => state(label, basis, sources))}
    >
      {(basis) => (
        <div className="flex flex-col gap-8">
          <div className="grid items-center gap-8 sm:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
            <NestedAreas size={size} />
            <SizeRanges size={size} />
          </div>
          <InputTable inputs={model.inputs} basis={basis} />
          <Formula model={model} />
        </div>
      )}
    </ReportSection>
  )
}

const Formula = ({ model }: { model: MarketModel }) => (
  <div>
    <h3 className="mb-3 font-semibold">How it is calculated</h3>
    <ul className="flex flex-col divide-y divide-line border-line border-y text-sm tabular-nums">
      {calculationOf(model).map(({ name, words, numbers, result }) => (
        <li key={name} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[3rem_minmax(0,1fr)_auto]">
          <span className="font-semibold">{name}</span>
          <span>
            <span className="block">{words}</span>
            <span className="block text-ink-muted">{numbers}</span>
          </span>
          <span className="font-semibold sm:text-right">{result} a year</span>
        </li>
      ))}
    </ul>
    <p className="mt-2 text-ink-muted text-sm">
      The low and high values multiply all low and all high inputs, so they are the outer edges and not the
      likely range.
    </p>
  </div>
)
