import type { BriefField } from '../brief/brief.ts'

/** Slides of a deck (docs/contract.md#pitch-deck), each with its displayed texts, already cut. */
export interface TitleSlide {
  kind: 'title'
  /** The validation's title. */
  title: string
  valueProposition: string | null
  badge: string
  year: number
}

interface ContentSlide {
  title: string
  /** Questions of the brief whose answers would fill the gaps on this slide. */
  asks: BriefField[]
  /** The basis line of the shown statements; '' if none is recorded. */
  ground: string
}

interface PainPoint {
  text: string
  /** The persona with the pain; '' if it has no description. */
  persona: string
}

export interface ProblemSlide extends ContentSlide {
  kind: 'problem'
  painPoints: PainPoint[]
}

export interface SolutionSlide extends ContentSlide {
  kind: 'solution'
  summary: string | null
  /** `platforms` reads 'Web and mobile', 'Web', 'Mobile' or ''. */
  features: { text: string; platforms: string }[]
}

const SIZE_NAMES = ['TAM', 'SAM', 'SOM'] as const

export interface SlideSize {
  name: (typeof SIZE_NAMES)[number]
  /** Amount per year, in the currency of the report; null if the report states none. */
  amount: number | null
  /** As shown: '$4.2B', or '$N/A'. */
  text: string
  /** The inputs of the amount, or ''. */
  detail: string
}

export interface MarketSlide extends ContentSlide {
  kind: 'market'
  sizes: SlideSize[]
  /** Calculated from a model, as opposed to read from a text. */
  calculated: boolean
  justification: string | null
  /** '12% a year', or null. */
  growth: string | null
}

export interface Figure {
  label: string
  value: string
}

export interface BusinessSlide extends ContentSlide {
  kind: 'business'
  streams: string[]
  figures: Figure[]
}

interface Gap {
  competitor: string
  weakness: string
  /** The feature that answers the weakness; null if the report names none. */
  answer: string | null
}

export interface AdvantageSlide extends ContentSlide {
  kind: 'advantage'
  gaps: Gap[]
  /** Why someone would switch, and from what; used if no weakness of a competitor is known. */
  differences: string[]
  rivals: string[]
}

export const PHASES = ['Core Development', 'Beta Testing', 'Market Launch'] as const

export interface RoadmapSlide extends ContentSlide {
  kind: 'roadmap'
  phases: { name: (typeof PHASES)[number]; items: string[] }[]
  /** Customers so far, according to the founder; null if nothing is known. */
  traction: string | null
  /** Evidence that was gathered, which is not traction; null if no source is cited. */
  evidence: string | null
}

/** Shares of the funding, in percent (docs/contract.md#pitch-deck); the same for every idea, so a template. */
export const USE_OF_FUNDS = [
  { label: 'Product', percent: 50 },
  { label: 'Marketing', percent: 25 },
  { label: 'Operations', percent: 15 },
  { label: 'Reserve', percent: 10 },
] as const

export interface FundingSlide extends ContentSlide {
  kind: 'funding'
  funds: typeof USE_OF_FUNDS
  /** The sum asked for, which only the founder can give. */
  sum: string | null
  /** The first thing to prove with the money; null if the report does not state it. */
  proves: string | null
  /** The test that proves it: 'Costs $1.2K, 14 days'; null if there is none. */
  test: string | null
}

export type Slide =
  | TitleSlide
  | ProblemSlide
  | SolutionSlide
  | MarketSlide
  | BusinessSlide
  | AdvantageSlide
  | RoadmapSlide
  | FundingSlide
