import { state } from '@domain/basis'
import type { Brief } from '@domain/brief/brief'
import type { LookedUpMarket } from '@domain/report-outline'
import { Fold } from '../text/fold'
import type { PartViewProps } from '../text/report-parts'
import { ReportSection } from '../text/report-section'
import { Inputs } from './inputs/inputs'
import { MarketScale } from './market-scale'
import { Reasoning } from './reasoning'
import { YourNumbers } from './your-numbers'

/** The market section with what public sources answered, and the brief that its numbers follow from. */
export type MarketOf = LookedUpMarket & { brief: Brief | null }

/** Market size as a calculation; for reports without one, the text that was stored, or what is still asked. */
export function MarketSize({ part, of }: PartViewProps<MarketOf>) {
  const { model, marketSizeText, brief } = of
  const own = brief && (
    <YourNumbers brief={brief} model={model} sized={model !== null || marketSizeText !== ''} />
  )
  return (
    <ReportSection
      wide
      part={part}
      statements={
        model
          ? model.inputs.map(({ label, basis, sources }) => state(label, basis, sources))
          : [{ text: marketSizeText, basis: null, sources: [] }]
      }
      instead={own}
    >
      {(basis) => (
        <div className="flex flex-col gap-5">
          {model ? (
            <>
              <MarketScale model={model} />
              <Inputs model={model} basis={basis} />
            </>
          ) : (
            <p dir="auto" className="whitespace-pre-line">
              {marketSizeText}
            </p>
          )}
          <div className="flex flex-wrap gap-x-8 gap-y-2 empty:hidden">
            {model && (
              <Fold title="How it is calculated" className="open:w-full">
                <Reasoning model={model} basis={basis} />
              </Fold>
            )}
            {own && (
              <Fold title="What your numbers say" className="open:w-full">
                {own}
              </Fold>
            )}
          </div>
        </div>
      )}
    </ReportSection>
  )
}
