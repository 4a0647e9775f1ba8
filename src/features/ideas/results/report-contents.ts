import { FEATURE_GROUP_NAMES, FEATURE_GROUPS, type MarketSection, type Report } from '@domain/report'
import type { ReportTab } from './report-tab'

interface Entry {
  id: string
  title: string
}

/** Whether anybody has looked for what speaks against the idea. */
export const hasAgainst = ({ counterCase, riskiestAssumption, nextTest }: MarketSection): boolean =>
  counterCase.length > 0 || riskiestAssumption !== null || nextTest !== null

export const hasGrowth = ({ growth, whyNow }: MarketSection): boolean => growth !== null || whyNow !== null

/** In the order of the market panel. */
const ofMarket = (market: MarketSection): Entry[] => [
  ...(hasAgainst(market) ? [{ id: 'counter-case', title: 'What speaks against it' }] : []),
  { id: 'market-size', title: 'Market size' },
  ...(hasGrowth(market) ? [{ id: 'growth', title: 'Growth and timing' }] : []),
  { id: 'target-market', title: 'Target market' },
  ...(market.problemTests ? [{ id: 'problem-tests', title: 'How severe the problem is' }] : []),
  { id: 'unique-value', title: 'Unique value proposition' },
  { id: 'monetization', title: 'Monetization strategies' },
  { id: 'competitors', title: 'Competitors' },
  { id: 'challenges', title: 'Challenges' },
  ...(market.risks ? [{ id: 'risks', title: 'Risks' }] : []),
  { id: 'opportunities', title: 'Opportunities' },
  { id: 'research', title: 'How this was researched' },
]

/** Headlines of a tab, in order, for the list of contents beside it; empty while there is nothing to list. */
export function contentsOf(tab: ReportTab, { concept, audience, market }: Report): Entry[] {
  if (tab === 'concept' && concept)
    return [
      { id: 'overview', title: 'Overview' },
      { id: 'user-roles', title: 'User roles' },
    ]
  if (tab === 'users')
    return (audience?.personas ?? []).map((_, index) => ({
      id: `persona-${index + 1}`,
      title: `Persona ${index + 1}`,
    }))
  if (tab === 'diagrams')
    return [
      { id: 'opportunity-quadrant', title: 'Market opportunity quadrant' },
      { id: 'persona-features', title: 'Personas and features' },
    ]
  return tab === 'market' && market ? ofMarket(market) : []
}

/** Feature groups with what their sub-tab is called. */
export const FEATURE_TABS = FEATURE_GROUPS.map((id) => ({ id, label: FEATURE_GROUP_NAMES[id] }))
