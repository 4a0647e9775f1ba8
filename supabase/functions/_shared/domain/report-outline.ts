import type { Statement } from './basis.ts'
import type { Brief, BriefField } from './brief/brief.ts'
import { isAsked } from './brief/questions.ts'
import { shownLookups } from './lookup-evidence.ts'
import type { LookupRecord } from './lookups.ts'
import {
  type ConceptSection,
  FEATURE_GROUP_NAMES,
  FEATURE_GROUPS,
  type FeatureGroup,
  type MarketSection,
  type Report,
} from './report.ts'
import type { Section } from './validation.ts'

/*
 * The outline of a report: its tabs, and the parts of each in reading order. The tabs, the table of contents next to
 * them, the Markdown export, Compare and the note on unassessed parts all follow it. See
 * docs/contributing.md#add-a-field-to-the-report.
 */

export interface Heading {
  /** Identifies the part and is its anchor on the page. */
  id: string
  title: string
  /** Shown if the part is empty. */
  empty: string
  /** The fields of the brief that would fill the part, the most helpful first. */
  asks?: readonly BriefField[]
}

/** The open field whose answer would fill an empty part; null without a brief, or if none is left to ask for. */
export const questionFor = ({ asks = [] }: Pick<Heading, 'asks'>, brief: Brief | null): BriefField | null =>
  (brief && asks.find((field) => isAsked(brief, field))) ?? null

/** A part of a section. If it is more than a text or a list of texts, the screens lay it out by its id. */
export interface Part<Of> extends Heading {
  /** The content, if it is a text or a list of texts. */
  said?: (of: Of) => Statement | Statement[]
  /**
   * Whether each named aspect was assessed. The part is left out if none was; the note lists the names of unassessed
   * ones.
   */
  assessed?: (of: Of) => Record<string, boolean>
  /** Whether the part is shown at all; defaults to always. */
  present?: (of: Of) => boolean
  /** In a built-in report it only repeats the idea, the brief or the summary: its Markdown leaves the part out. */
  repeats?: true
  /** Layout in Compare: a row of the section's table, or a separate table. */
  compared?: 'row' | 'table'
}

/** The ids of parts that need a layout of their own. */
export type LaidOut<Parts extends readonly Heading[]> = Exclude<Parts[number], { said: unknown }>['id']

export const CONCEPT_PARTS = [
  {
    id: 'overview',
    title: 'Overview',
    empty: 'No overview available',
    asks: ['product', 'actions'],
    said: ({ overview }) => overview,
    repeats: true,
  },
  {
    id: 'user-roles',
    title: 'User roles',
    empty: 'No user roles available',
    asks: ['customer', 'user'],
    repeats: true,
  },
] as const satisfies readonly Part<ConceptSection>[]

/** Fields of the brief about customers and users, shown when a report has no personas. */
export const USER_PARTS: readonly { field: BriefField; title: string }[] = [
  { field: 'customer', title: 'Who pays' },
  { field: 'user', title: 'Who uses it' },
  { field: 'problem', title: 'What goes wrong today' },
  { field: 'today', title: 'What they do or buy instead' },
  { field: 'channel', title: 'How they hear of it' },
]

/** The features by priority, each group in its own sub-tab. */
export const FEATURE_PARTS: readonly (Heading & { id: FeatureGroup })[] = FEATURE_GROUPS.map((id) => ({
  id,
  title: FEATURE_GROUP_NAMES[id],
  empty: 'No features in this category.',
  ...(id === 'core' && { asks: ['actions'] }),
  ...((id === 'mustHave' || id === 'shouldHave') && { asks: ['actions', 'nature', 'price'] }),
}))

/** Replaces features that no fixed text could truthfully describe: the founder fills those groups. */
export const NO_EXTRAS = 'Nothing yet. What would make a customer recommend it?'

/** Whether a group of features stays empty until a customer has been asked. */
export const isExtra = (group: FeatureGroup): boolean => group === 'niceToHave' || group === 'future'

/** The part of a persona, counted from 0. */
export const personaPart = (index: number): Heading => ({
  id: `persona-${index + 1}`,
  title: `Persona ${index + 1}`,
  empty: 'Nothing is known about this persona',
})

/** The market section with the answers of public sources. */
export type LookedUpMarket = MarketSection & { lookups?: LookupRecord | null }

export const MARKET_PARTS = [
  {
    id: 'counter-case',
    title: 'The case against',
    empty: 'No counter-case available',
    assessed: ({ counterCase, riskiestAssumption, nextTest }) => ({
      'the case against': counterCase.length > 0,
      'the riskiest assumption': riskiestAssumption !== null,
      'a next test': nextTest !== null,
    }),
  },
  {
    id: 'market-size',
    title: 'Market size',
    empty: 'No market size data available',
    asks: ['count', 'price', 'purchases'],
    compared: 'row',
  },
  {
    id: 'public-sources',
    title: 'What public sources say',
    empty: 'Public sources say nothing about it',
    present: ({ lookups }) => shownLookups(lookups).length > 0,
  },
  {
    id: 'growth',
    title: 'Growth and timing',
    empty: 'No growth or timing available',
    assessed: ({ growth, whyNow }) => ({ growth: growth !== null, 'why now': whyNow !== null }),
    compared: 'row',
    repeats: true,
  },
  {
    id: 'target-market',
    title: 'Target market',
    empty: 'No target market data available',
    asks: ['customer', 'place'],
    said: ({ targetMarket }) => targetMarket,
    compared: 'row',
    repeats: true,
  },
  {
    id: 'problem-tests',
    title: 'How severe the problem is',
    empty: 'The problem was not assessed',
    assessed: ({ problemTests }) => ({ 'how severe the problem is': problemTests !== null }),
  },
  {
    id: 'unique-value',
    title: 'Unique value proposition',
    empty: 'No unique value proposition available',
    asks: ['difference'],
    said: ({ uniqueValue }) => uniqueValue,
    repeats: true,
  },
  {
    id: 'monetization',
    title: 'Monetization strategies',
    empty: 'No monetization strategies available',
    asks: ['price', 'purchases'],
    said: ({ monetizationStrategies }) => monetizationStrategies,
    repeats: true,
  },
  {
    id: 'competitors',
    title: 'Competitors',
    empty: 'No competitors available',
    asks: ['today', 'field'],
    compared: 'table',
  },
  {
    id: 'challenges',
    title: 'Challenges',
    empty: 'No challenges available',
    asks: ['risks', 'field'],
    said: ({ challenges }) => challenges,
  },
  {
    id: 'risks',
    title: 'Risks',
    empty: 'Risks were reviewed, and none were found',
    assessed: ({ risks }) => ({ risks: risks !== null }),
  },
  {
    id: 'opportunities',
    title: 'Opportunities',
    empty: 'No opportunities available',
    asks: ['whyNow', 'field'],
    said: ({ opportunities }) => opportunities,
    repeats: true,
  },
  {
    id: 'figures',
    title: 'Public figures',
    empty: 'No public figures available',
    said: ({ figures }) => figures,
    present: ({ figures }) => figures.length > 0,
  },
  {
    id: 'unknowns',
    title: 'What we do not know',
    empty: 'No open questions',
    said: ({ unknowns }) => unknowns,
    present: ({ unknowns }) => unknowns.length > 0,
  },
  {
    id: 'research',
    title: 'How this was researched',
    empty: 'Nothing was looked up on the web for this section.',
  },
] as const satisfies readonly Part<LookedUpMarket>[]

export const DIAGRAM_PARTS = {
  quadrant: {
    id: 'opportunity-quadrant',
    title: 'Market opportunity quadrant',
    empty: 'No market data available',
  },
  personaMap: { id: 'persona-features', title: 'Personas and features', empty: 'No target users available' },
} as const satisfies Record<string, Heading>

const SUMMARY_PARTS: readonly Heading[] = [
  { id: 'scorecard', title: 'Scorecard', empty: '' },
  { id: 'original-idea', title: 'Original Idea', empty: '' },
]

interface Tab {
  /** Value in the URL: ?tab=market. */
  id: string
  /** URL hash that also opens the tab: #pitch-deck. */
  anchor: string
  title: string
  /** Follows the title. */
  mark?: string
  /** The section that the tab shows; the first tab of a section is the place to rewrite it. */
  section: Section | null
  /** Shown while the tab is empty. */
  empty: string
  /** Headings to jump to. */
  headings: (report: Report) => readonly Heading[]
}

const noHeadings = () => []

const TABS = [
  {
    id: 'summary',
    anchor: 'summary',
    title: 'Summary',
    section: null,
    empty: 'No summary available',
    headings: () => SUMMARY_PARTS,
  },
  {
    id: 'concept',
    anchor: 'project-concept',
    title: 'Project Concept',
    section: 'concept',
    empty: 'No project concept available',
    headings: ({ concept }) => (concept ? presentParts(CONCEPT_PARTS, concept) : []),
  },
  {
    id: 'users',
    anchor: 'target-users',
    title: 'Target Users',
    section: 'audience',
    empty: 'No target users available',
    headings: ({ audience }) => (audience?.personas ?? []).map((_, index) => personaPart(index)),
  },
  {
    id: 'features',
    anchor: 'features',
    title: 'Features',
    section: 'concept',
    empty: 'No features available',
    headings: noHeadings,
  },
  {
    id: 'market',
    anchor: 'market',
    title: 'Market',
    section: 'market',
    empty: 'No market data available',
    headings: ({ market, lookups }) =>
      market ? presentParts<LookedUpMarket>(MARKET_PARTS, { ...market, lookups }) : [],
  },
  {
    id: 'citations',
    anchor: 'citations',
    title: 'Citations',
    section: null,
    empty: 'No citations available for this validation.',
    headings: noHeadings,
  },
  {
    id: 'deck',
    anchor: 'pitch-deck',
    title: 'Pitch Deck',
    section: null,
    empty: 'No validation data available to generate investor slides.',
    headings: noHeadings,
  },
  {
    id: 'diagrams',
    anchor: 'diagrams',
    title: 'Diagrams',
    mark: 'BETA',
    section: null,
    empty: 'No market data available',
    headings: () => Object.values(DIAGRAM_PARTS),
  },
] as const satisfies readonly Tab[]

export type ReportTab = (typeof TABS)[number]['id']

/** Tabs in reading order. */
export const REPORT_TABS: readonly (Tab & { id: ReportTab })[] = TABS

/** The id of a citation, and its anchor on its tab. */
const CITATION_ANCHOR = /^[sl]\d+$/

/** The tab that contains an anchor of the page: the tab's own, one of its headings, or a citation; null if none does. */
export function tabOfAnchor(anchor: string, report: Report): ReportTab | null {
  if (CITATION_ANCHOR.test(anchor)) return 'citations'
  const holds = (tab: Tab) =>
    tab.anchor === anchor || tab.id === anchor || tab.headings(report).some(({ id }) => id === anchor)
  return REPORT_TABS.find(holds)?.id ?? null
}

/** The present parts of a section, in order. */
export const presentParts = <Of>(parts: readonly Part<Of>[], of: Of): Part<Of>[] =>
  parts.filter(
    ({ assessed, present }) =>
      (!assessed || Object.values(assessed(of)).some(Boolean)) && (present?.(of) ?? true),
  )

const listFormat = new Intl.ListFormat('en')

/** 'Not assessed: growth and risks.'; null if everything was assessed. */
export function notAssessed<Of>(parts: readonly Part<Of>[], of: Of): string | null {
  const names = parts.flatMap(({ assessed }) =>
    Object.entries(assessed?.(of) ?? {}).flatMap(([name, was]) => (was ? [] : [name])),
  )
  return names.length > 0 ? `Not assessed: ${listFormat.format(names)}.` : null
}

export const tabTitlesOf = (section: Section): string[] =>
  REPORT_TABS.filter((tab) => tab.section === section).map(({ title }) => title)

/** The section that can be rewritten from a tab: its own, on the first tab that shows it. */
export function sectionOfTab(id: ReportTab): Section | null {
  const section = REPORT_TABS.find((tab) => tab.id === id)?.section ?? null
  return REPORT_TABS.find((tab) => tab.section === section)?.id === id ? section : null
}
