import type { CompetitorsOutput } from './competitors.ts'
import type { MarketOutput } from './market.ts'
import type { RisksOutput } from './risks.ts'

/** The three answers that make up the market section. */
export interface MarketOutputs {
  market: MarketOutput
  competitors: CompetitorsOutput
  risks: RisksOutput
}
