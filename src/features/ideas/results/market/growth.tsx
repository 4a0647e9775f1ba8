import { formatGrowth } from '@domain/figures'
import type { MarketSection } from '@domain/report'
import type { ReactNode } from 'react'
import { formatDay } from '../format-day'
import { ReportSection } from '../text/report-section'
import { Said } from '../text/said'

/** How fast the market grows, and what has changed lately. */
export function Growth({ market: { growth, whyNow } }: { market: Pick<MarketSection, 'growth' | 'whyNow'> }) {
  const statements = [growth?.text, whyNow?.text].filter((said) => said !== undefined)
  return (
    <ReportSection
      id="growth"
      title="Growth and timing"
      statements={statements}
      empty="No growth or timing available"
    >
      {(basis) => (
        <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
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
}

const Fact = ({ name, value, children }: { name: string; value: string; children: ReactNode }) => (
  <div>
    <dt className="text-ink-muted text-sm">{name}</dt>
    <dd className="mt-0.5">
      <span dir="auto" className="block font-semibold font-serif text-xl tabular-nums">
        {value}
      </span>
      <span className="mt-1 block">{children}</span>
    </dd>
  </div>
)
