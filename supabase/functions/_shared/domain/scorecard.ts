import type { Basis } from './basis.ts'
import type { Report } from './report.ts'

/** The ten key metrics, in the order in which they are shown (DESIGN §5). */
export const METRICS = [
  'problemSeverity',
  'demandEvidence',
  'marketSize',
  'timing',
  'competitiveRoom',
  'differentiation',
  'monetisation',
  'reachability',
  'feasibility',
  'riskAndCompliance',
] as const
export type MetricId = (typeof METRICS)[number]

export const METRIC_NAMES: Record<MetricId, string> = {
  problemSeverity: 'Problem severity',
  demandEvidence: 'Demand evidence',
  marketSize: 'Market size',
  timing: 'Timing',
  competitiveRoom: 'Competitive room',
  differentiation: 'Differentiation',
  monetisation: 'Monetisation',
  reachability: 'Reachability',
  feasibility: 'Feasibility',
  riskAndCompliance: 'Risk and compliance',
}

/** One thing that a score was computed from, as it is shown. */
export interface MetricInput {
  label: string
  value: string
  basis: Basis | null
  sources: string[]
}

/** `score` is 0 to 10 with one decimal, null for insufficient evidence; `reason` says in one sentence why. */
export interface Metric {
  id: MetricId
  score: number | null
  reason: string
  inputs: MetricInput[]
}

/** Share of the report's figures whose cited quote was found on its page. */
export interface EvidenceConfidence {
  level: 'low' | 'medium' | 'high'
  verified: number
  figures: number
}

export interface Scorecard {
  metrics: Metric[]
  /** Mean of the scored metrics, 0 to 10 with one decimal; null when none could be scored. */
  total: number | null
  /** How many metrics could be scored. */
  scored: number
  /** Whether a metric of 2 or less holds the total at 6. */
  capped: boolean
  confidence: EvidenceConfidence
}

/** How the roadmap fits the plan: cost ÷ budget and duration ÷ timeline. */
export interface PlanFit {
  costRatio: number
  durationRatio: number
}

export interface ScorecardContext {
  /** ISO date that 'within 12 months' counts back from: when the idea was submitted. */
  asOf: string
  /** Null before the project is planned. */
  plan: PlanFit | null
}

/** Scores a report (DESIGN §5); pure, so the browser and the functions come to the same numbers. */
export function scorecardOf(report: Report, context: ScorecardContext): Scorecard {
  throw new Error(`Not scored: ${Object.keys(report).length} ${context.asOf}`)
}
