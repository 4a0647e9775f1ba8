import { z } from 'zod'
import { basisSchema } from '../basis.ts'

/** The ten key metrics, in the order in which they are shown (docs/scorecard.md). */
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
/** With fewer scored metrics, a total would say more about the gaps than about the idea. */
export const SCORED_FOR_TOTAL = 5

const metricIdSchema = z.enum(METRICS)
export type MetricId = z.infer<typeof metricIdSchema>

export const METRIC_NAMES: Record<MetricId, string> = {
  problemSeverity: 'Problem severity',
  demandEvidence: 'Demand evidence',
  marketSize: 'Market size',
  timing: 'Timing',
  competitiveRoom: 'Competitive room',
  differentiation: 'Differentiation',
  monetisation: 'Monetization',
  reachability: 'Reachability',
  feasibility: 'Feasibility',
  riskAndCompliance: 'Risk and compliance',
}

/** One thing that a score was computed from, as it is shown; `basis` is null for what is worked out of others. */
const metricInputSchema = z.object({
  label: z.string(),
  value: z.string(),
  basis: basisSchema.nullable(),
  sources: z.array(z.string()),
})
export type MetricInput = z.infer<typeof metricInputSchema>

/** `score` is 0 to 10 with one decimal, null for insufficient evidence; `reason` says in one sentence why. */
export const metricSchema = z.object({
  id: metricIdSchema,
  score: z.number().min(0).max(10).nullable(),
  reason: z.string(),
  inputs: z.array(metricInputSchema),
  /** Whether the founder's answers alone decided, which says less than evidence. */
  answered: z.boolean().default(false),
})
export type Metric = z.infer<typeof metricSchema>

/** What one metric comes to, without its name. */
export type Scoring = Omit<Metric, 'id'>

/** To one decimal, as scores are shown and added up. */
export const toTenth = (value: number): number => Math.round(value * 10) / 10

/** A score within 0…10, to one decimal. */
export const scored = (score: number, reason: string, inputs: MetricInput[]): Scoring => ({
  score: toTenth(Math.min(10, Math.max(0, score))),
  reason,
  inputs,
  answered: false,
})

/** There is too little to tell; the inputs that are there are shown all the same. */
export const insufficient = (reason: string, inputs: MetricInput[] = []): Scoring => ({
  score: null,
  reason,
  inputs,
  answered: false,
})
