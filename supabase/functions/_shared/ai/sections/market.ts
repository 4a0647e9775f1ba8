import type { Statement } from '../../domain/basis.ts'
import type { MarketSection } from '../../domain/report.ts'
import type { MarketOutput } from '../output/market.ts'
import { dateOf } from '../research-dates.ts'
import { type KnownSources, saidFaults, saidListFaults } from './faults.ts'
import { figuresAreQuoted } from './figures.ts'
import { inputFaults, modelOf } from './inputs.ts'
import { cited, citedAll, type Ground, restsOn } from './statements.ts'

const MAX = { strategies: 4, opportunities: 5 }
/** Markets neither vanish within a year nor grow a hundredfold. */
const GROWTH_PERCENT = { least: -100, most: 1000 }

const growthFaults = ({ growth, whyNow }: MarketOutput, known: KnownSources): string[] => {
  const percent = growth?.percentPerYear ?? 0
  const isGrowth = percent > GROWTH_PERCENT.least && percent <= GROWTH_PERCENT.most
  return [
    ...(growth ? saidFaults('growth', growth, known) : []),
    ...(isGrowth ? [] : ['growth.percentPerYear is no growth of a market in percent a year.']),
    ...(whyNow ? saidFaults('whyNow', whyNow, known) : []),
  ]
}

/** What is missing or contradictory in this part, for the repair. */
export const marketFaults = (output: MarketOutput, known: KnownSources): string[] => [
  ...saidFaults('targetMarket', output.targetMarket, known),
  ...saidFaults('uniqueValue', output.uniqueValue, known),
  ...saidListFaults('monetizationStrategies', output.monetizationStrategies, 1, known),
  ...saidListFaults('opportunities', output.opportunities, 1, known),
  ...growthFaults(output, known),
  ...inputFaults(output, known),
]

/** Growth counts as sourced only when a quote holds its very figure. */
function growthOf(ground: Ground, { growth }: MarketOutput): MarketSection['growth'] {
  if (!growth) return null
  const { text, percentPerYear, cites } = growth
  const isQuoted = figuresAreQuoted(
    String(Math.abs(percentPerYear)),
    cites.map(({ quote }) => quote),
  )
  return { text: isQuoted ? cited(ground, { text, cites }) : unsourced(ground, text), percentPerYear }
}

/** An amount whose source does not state it is nobody's but the model's guess. */
function unsourced(ground: Ground, text: string): Statement {
  return { ...cited(ground, { text, cites: [] }), basis: 'assumption' }
}

/** What has changed lately counts only with a date and a source. */
function whyNowOf(ground: Ground, { whyNow }: MarketOutput): MarketSection['whyNow'] {
  const date = dateOf(whyNow?.date ?? null)
  return whyNow && date && restsOn(ground, whyNow.cites) ? { text: cited(ground, whyNow), date } : null
}

/** Size of the market, its customers and the ways to earn money. */
export function sizePart(ground: Ground, output: MarketOutput) {
  return {
    model: modelOf(ground, output),
    targetMarket: cited(ground, output.targetMarket),
    uniqueValue: cited(ground, output.uniqueValue),
    monetizationStrategies: citedAll(ground, output.monetizationStrategies, MAX.strategies),
    opportunities: citedAll(ground, output.opportunities, MAX.opportunities),
    growth: growthOf(ground, output),
    whyNow: whyNowOf(ground, output),
  } satisfies Partial<MarketSection>
}
