import { state } from '@domain/basis'
import { type MarketModel, marketSizeOf } from '@domain/market-model'
import type { MarketSection } from '@domain/report'
import { ReportSection } from '../text/report-section'
import { Formula } from './formula'
import { Inputs } from './inputs'
import { NestedAreas } from './nested-areas'
import { SizeRanges } from './size-ranges'
import { TopDown } from './top-down'

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
          <Inputs model={model} basis={basis} />
          <Formula model={model} />
          <TopDown model={model} />
        </div>
      )}
    </ReportSection>
  )
}
