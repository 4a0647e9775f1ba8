import { SECTIONS, type Section } from '@domain/validation'
import type { ReportTab } from './report-tab'

/** The tab that leads to each section. */
const TABS: Record<Section, ReportTab> = { concept: 'concept', audience: 'users', market: 'market' }

/** The section that is written anew from a tab; null for tabs that are not written by themselves. */
export const sectionOfTab = (tab: ReportTab): Section | null =>
  SECTIONS.find((section) => TABS[section] === tab) ?? null
