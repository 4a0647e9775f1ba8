import type { Statement } from '@domain/basis'
import type { MarketSection } from '@domain/report'
import { Competitors } from './market/competitors'
import { MarketSize } from './market/market-size'
import { ReportSection } from './text/report-section'
import { Said } from './text/said'
import { SaidList } from './text/said-list'

export const MarketPanel = ({ market }: { market: MarketSection }) => (
  <div className="flex flex-col gap-10">
    <MarketSize market={market} />
    <Single
      id="target-market"
      title="Target market"
      statement={market.targetMarket}
      empty="No target market data available"
    />
    <Single
      id="unique-value"
      title="Unique value proposition"
      statement={market.uniqueValue}
      empty="No unique value proposition available"
    />
    <Listed
      id="monetization"
      title="Monetization strategies"
      statements={market.monetizationStrategies}
      empty="No monetization strategies available"
    />
    <Competitors competitors={market.competitors} />
    <Listed
      id="challenges"
      title="Challenges"
      statements={market.challenges}
      empty="No challenges available"
    />
    <Listed
      id="opportunities"
      title="Opportunities"
      statements={market.opportunities}
      empty="No opportunities available"
    />
  </div>
)

interface BlockProps {
  id: string
  title: string
  empty: string
}

const Single = ({ statement, ...block }: BlockProps & { statement: Statement }) => (
  <ReportSection {...block} statements={[statement]}>
    {(basis) => (
      <p>
        <Said statement={statement} basis={basis} />
      </p>
    )}
  </ReportSection>
)

const Listed = ({ statements, ...block }: BlockProps & { statements: Statement[] }) => (
  <ReportSection {...block} statements={statements}>
    {(basis) => <SaidList statements={statements} basis={basis} />}
  </ReportSection>
)
