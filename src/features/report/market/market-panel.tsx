import type { MarketSection, Report } from '@domain/report'
import { type LaidOut, MARKET_PARTS } from '@domain/report-outline'
import type { ReactNode } from 'react'
import { type PartViewProps, ReportParts } from '../text/report-parts'
import { AgainstIt } from './against-it'
import { Competitors } from './competitors'
import { Growth } from './growth'
import { type MarketOf, MarketSize } from './market-size'
import { ProblemTests } from './problem-tests'
import { PublicSources } from './public-sources'
import { ResearchNote } from './research-note'
import { Risks } from './risks'

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
