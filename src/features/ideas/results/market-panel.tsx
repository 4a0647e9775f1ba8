import type { MarketSection, Report } from '@domain/report'
import { type LaidOut, MARKET_PARTS } from '@domain/report-outline'
import type { ReactNode } from 'react'
import { AgainstIt } from './market/against-it'
import { Competitors } from './market/competitors'
import { Growth } from './market/growth'
import { type MarketOf, MarketSize } from './market/market-size'
import { ProblemTests } from './market/problem-tests'
import { PublicSources } from './market/public-sources'
import { ResearchNote } from './market/research-note'
import { Risks } from './market/risks'
import { type PartViewProps, ReportParts } from './report-parts'

const VIEWS: Record<LaidOut<typeof MARKET_PARTS>, (props: PartViewProps<MarketOf>) => ReactNode> = {
  'counter-case': AgainstIt,
  'market-size': MarketSize,
  'public-sources': PublicSources,
  growth: Growth,
  'problem-tests': ({ part, of: { problemTests } }) =>
    problemTests && <ProblemTests part={part} tests={problemTests} />,
  competitors: Competitors,
  risks: Risks,
  research: ResearchNote,
}

interface MarketPanelProps {
  market: MarketSection
  report: Report
}

export const MarketPanel = ({ market, report: { brief, lookups } }: MarketPanelProps) => (
  <ReportParts<MarketOf> dense parts={MARKET_PARTS} of={{ ...market, brief, lookups }} views={VIEWS} />
)
