import type { Statement } from './basis.ts'
import type { Citation, ResearchTopic } from './citation.ts'
import type { MarketModel } from './market-model.ts'

/** Feature groups in order of priority (spec part 1 §2, Features sub-tabs). */
export const FEATURE_GROUPS = ['core', 'mustHave', 'shouldHave', 'niceToHave', 'future'] as const
export type FeatureGroup = (typeof FEATURE_GROUPS)[number]

export const FEATURE_GROUP_NAMES: Record<FeatureGroup, string> = {
  core: 'Core',
  mustHave: 'Must-Have',
  shouldHave: 'Should-Have',
  niceToHave: 'Nice-to-Have',
  future: 'Future',
}

export interface Feature {
  description: Statement
  platforms: { web: boolean; mobile: boolean }
}

export interface Role {
  title: Statement
  focus: Statement
  responsibilities: Statement[]
}

/** First section: what the product is. Written by the `concept` step. */
export interface ConceptSection {
  overview: Statement
  features: Record<FeatureGroup, Feature[]>
  roles: Role[]
  citations: Citation[]
}

export interface Persona {
  description: Statement
  age: Statement
  occupation: Statement
  technicalLevel: Statement
  painPoints: Statement[]
  goals: Statement[]
  /** The named place or way to reach them; null when none is known. */
  channel: Statement | null
  citations: Citation[]
}

/** Second section: for whom. Written by the `audience` step. */
export interface AudienceSection {
  personas: Persona[]
}

export interface CompetitorPrice {
  text: Statement
  /** In US dollars a year, as far as the price can be told so. */
  dollarsPerYear: number | null
}

export interface Competitor {
  name: Statement
  strengths: Statement[]
  weaknesses: Statement[]
  /** Whether it was seen to be in business; null when nobody looked. */
  live: boolean | null
  dominant: boolean
  price: CompetitorPrice | null
  /** Which weakness is answered by which core or must-have feature, each by its exact text. */
  answers: { weakness: string; feature: string }[]
}

/** Tests of how severe a problem is (DESIGN §5, scorecard). */
export const PROBLEM_TESTS = ['popular', 'growing', 'urgent', 'expensive', 'mandatory', 'frequent'] as const
export type ProblemTestId = (typeof PROBLEM_TESTS)[number]

export interface ProblemTest {
  /** Null when there is nothing to judge it by. */
  met: boolean | null
  reason: Statement
}

export interface Risk {
  text: Statement
  /** 1 annoying, 2 serious, 3 threatens the company. */
  severity: number
  mitigation: Statement | null
  /** What remains of the risk after the mitigation, 0 to 1. */
  unmitigatedShare: number
  /** The law forbids the business as described. */
  legalKnockOut: boolean
}

/** The cheapest test of the riskiest assumption: passed when `threshold` is reached. */
export interface NextTest {
  what: Statement
  threshold: Statement
  costDollars: number
  days: number
}

/** What was searched for on the web, and when. */
export interface Research {
  at: string
  queries: { topic: ResearchTopic; query: string; sources: number }[]
}

/** `model` is null for reports that hold no calculation; `marketSizeText` is then what was stored as text. */
export interface MarketSection {
  model: MarketModel | null
  marketSizeText: string
  targetMarket: Statement
  uniqueValue: Statement
  monetizationStrategies: Statement[]
  challenges: Statement[]
  opportunities: Statement[]
  competitors: Competitor[]
  /** Growth of the market in percent a year. */
  growth: { text: Statement; percentPerYear: number } | null
  /** What has changed lately, with its date (a year or an ISO date). */
  whyNow: { text: Statement; date: string } | null
  /** Null when the problem was not judged. */
  problemTests: Record<ProblemTestId, ProblemTest> | null
  /** Null when risks were not weighed. */
  risks: Risk[] | null
  counterCase: Statement[]
  riskiestAssumption: Statement | null
  nextTest: NextTest | null
  /** Null when nothing was looked up. */
  research: Research | null
  citations: Citation[]
}

/** What a market section holds as long as nobody has assessed the idea against evidence. */
export const UNASSESSED = {
  growth: null,
  whyNow: null,
  problemTests: null,
  risks: null,
  counterCase: [],
  riskiestAssumption: null,
  nextTest: null,
  research: null,
} as const satisfies Partial<MarketSection>

/** Last section: the numbered sources with the outcome of their check. Written by the `evidence` step. */
export interface EvidenceSection {
  citations: Citation[]
}

export interface Report {
  concept: ConceptSection | null
  audience: AudienceSection | null
  market: MarketSection | null
  evidence: EvidenceSection | null
}
