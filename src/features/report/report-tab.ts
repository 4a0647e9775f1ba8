import type { Report } from '@domain/report'
import { REPORT_TABS, type ReportTab, tabOfAnchor } from '@domain/report-outline'

/** The anchor in a hash; unchanged if it is not a valid escape ('#100%'). */
export function anchorIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/** The tab of an address: the one it names, else the one that contains its anchor, else the summary. */
export const tabOf = (search: URLSearchParams, hash: string, report: Report): ReportTab =>
  REPORT_TABS.find(({ id }) => id === search.get('tab'))?.id ??
  tabOfAnchor(anchorIn(hash), report) ??
  'summary'

/** Address of a tab on the same page, optionally with an anchor. */
export const tabAddress = (tab: ReportTab, anchor?: string) => ({
  search: `?tab=${tab}`,
  hash: anchor ? `#${anchor}` : '',
})
