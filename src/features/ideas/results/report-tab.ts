/** Tabs of the report in reading order; the id stands in the address (?tab=market). */
export const REPORT_TABS = [
  { id: 'concept', label: 'Project Concept' },
  { id: 'users', label: 'Target Users' },
  { id: 'features', label: 'Features' },
  { id: 'market', label: 'Market' },
  { id: 'citations', label: 'Citations' },
  { id: 'deck', label: 'Pitch Deck' },
  { id: 'diagrams', label: 'Diagrams', mark: 'BETA' },
] as const
export type ReportTab = (typeof REPORT_TABS)[number]['id']

/** The tab that the address names; the first one when it names none that exists. */
export const tabOf = (search: URLSearchParams): ReportTab =>
  REPORT_TABS.find(({ id }) => id === search.get('tab'))?.id ?? 'concept'

/** Address of a tab on the same page, and of a place in it. */
export const tabAddress = (tab: ReportTab, anchor?: string) => ({
  search: `?tab=${tab}`,
  hash: anchor ? `#${anchor}` : '',
})
