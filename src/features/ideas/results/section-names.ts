import { SECTIONS, type Section } from '@domain/validation'
import type { ReportTab } from './report-tab'

interface SectionWords {
  /** The tab that leads to the section. */
  tab: ReportTab
  /** What of the report it fills, by the names of the tabs. */
  name: string
}

export const SECTION_WORDS: Record<Section, SectionWords> = {
  concept: { tab: 'concept', name: 'Project Concept and Features' },
  audience: { tab: 'users', name: 'Target Users' },
  market: { tab: 'market', name: 'Market' },
}

/** The section that is written anew from a tab; null for tabs that are not written by themselves. */
export const sectionOfTab = (tab: ReportTab): Section | null =>
  SECTIONS.find((section) => SECTION_WORDS[section].tab === tab) ?? null
