import { FEATURE_GROUP_NAMES, FEATURE_GROUPS, type Report } from '@domain/report'
import type { ReportTab } from './report-tab'

interface Entry {
  id: string
  title: string
}

const MARKET: Entry[] = [
  { id: 'market-size', title: 'Market size' },
  { id: 'target-market', title: 'Target market' },
  { id: 'unique-value', title: 'Unique value proposition' },
  { id: 'monetization', title: 'Monetization strategies' },
  { id: 'competitors', title: 'Competitors' },
  { id: 'challenges', title: 'Challenges' },
  { id: 'opportunities', title: 'Opportunities' },
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
  return tab === 'market' && market ? MARKET : []
}

/** Feature groups with what their sub-tab is called. */
export const FEATURE_TABS = FEATURE_GROUPS.map((id) => ({ id, label: FEATURE_GROUP_NAMES[id] }))
