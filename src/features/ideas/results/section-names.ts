import { SECTIONS, type Section } from '@domain/validation'
import type { ReportTab } from './report-tab'

/** The tab that leads to each section. */
const TABS: Record<Section, ReportTab> = { concept: 'concept', audience: 'users', market: 'market' }

/** What of the report each section fills, by the names of the tabs. */
const NAMES: Record<Section, string[]> = {
  concept: ['Project Concept', 'Features'],
  audience: ['Target Users'],
  market: ['Market'],
}

const listFormat = new Intl.ListFormat('en')

/** The section that is written anew from a tab; null for tabs that are not written by themselves. */
export const sectionOfTab = (tab: ReportTab): Section | null =>
  SECTIONS.find((section) => TABS[section] === tab) ?? null

/** 'Project Concept, Features, and Market'. */
export const namesOf = (sections: readonly Section[]): string =>
  listFormat.format(sections.flatMap((section) => NAMES[section]))
