import { formatGrowth } from '@domain/figures'
import type { MarketSection } from '@domain/report'
import { statementsWithin } from '@domain/report-statements'
import type { ReactNode } from 'react'
import { formatDay } from '../format-day'
import type { PartViewProps } from '../text/report-parts'
import { ReportSection } from '../text/report-section'
import { Said } from '../text/said'

/** How fast the market grows, and what has changed lately. */
export const Growth = ({ part, of: { growth, whyNow } }: PartViewProps<MarketSection>) => (
  <ReportSection part={part} statements={statementsWithin([growth, whyNow])}>
    {(basis) => (
      <dl className="grid gap-x-8 gap-y-3 @xl:grid-cols-2">
        {growth && (
          <Fact name="Growth of the market" value={`${formatGrowth(growth.percentPerYear)} a year`}>
            <Said statement={growth.text} basis={basis} />
          </Fact>
        )}
        {whyNow && (
          <Fact name="Why now" value={formatDay(whyNow.date)}>
            <Said statement={whyNow.text} basis={basis} />
          </Fact>
        )}
      </dl>
    )}
  </ReportSection>
)

const Fact = ({ name, value, children }: { name: string; value: string; children: ReactNode }) => (
  <div>
    <dt className="text-ink-muted">{name}</dt>
    <dd className="mt-0.5">
      <span dir="auto" className="block font-semibold font-serif text-lg leading-6 tabular-nums">
        {value}
      </span>
      <span className="block">{children}</span>
    </dd>
  </div>
)
