import type { Statement } from '@domain/basis'
import type { MarketSection } from '@domain/report'
import { AgainstIt } from './market/against-it'
import { Competitors } from './market/competitors'
import { Growth } from './market/growth'
import { MarketSize } from './market/market-size'
import { ProblemTests } from './market/problem-tests'
import { ResearchNote } from './market/research-note'
import { Risks } from './market/risks'
import { hasAgainst, hasGrowth } from './report-contents'
import { ReportSection } from './text/report-section'
import { Said } from './text/said'
import { SaidList } from './text/said-list'

/** What nobody has assessed is left out here and named in the note at the end. */
export const MarketPanel = ({ market }: { market: MarketSection }) => (
  <div className="flex flex-col gap-10">
    {hasAgainst(market) && <AgainstIt market={market} />}
    <MarketSize market={market} />
    {hasGrowth(market) && <Growth market={market} />}
    <Single
      id="target-market"
      title="Target market"
      statement={market.targetMarket}
      empty="No target market data available"
    />
    {market.problemTests && <ProblemTests tests={market.problemTests} />}
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
    {market.risks && <Risks risks={market.risks} />}
    <Listed
      id="opportunities"
      title="Opportunities"
      statements={market.opportunities}
      empty="No opportunities available"
    />
    <ResearchNote market={market} />
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
