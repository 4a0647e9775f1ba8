import type { Statement } from './basis.ts'
import type { Citation } from './citation.ts'
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
  citations: Citation[]
}

/** Second section: for whom. Written by the `audience` step. */
export interface AudienceSection {
  personas: Persona[]
}

export interface Competitor {
  name: Statement
  strengths: Statement[]
  weaknesses: Statement[]
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
  citations: Citation[]
}

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
