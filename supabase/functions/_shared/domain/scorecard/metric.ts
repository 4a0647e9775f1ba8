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

/** One input of a score, as shown; `basis` is null for values calculated from others. */
const metricInputSchema = z.object({
  label: z.string(),
  value: z.string(),
  basis: basisSchema.nullable(),
  sources: z.array(z.string()),
})
export type MetricInput = z.infer<typeof metricInputSchema>

/** `score` is 0 to 10 with one decimal, null for insufficient evidence; `reason` explains it in one sentence. */
export const metricSchema = z.object({
  id: metricIdSchema,
  score: z.number().min(0).max(10).nullable(),
  reason: z.string(),
  inputs: z.array(metricInputSchema),
  /** Whether only the founder's answers decided, which counts less than evidence. */
  answered: z.boolean().default(false),
})
export type Metric = z.infer<typeof metricSchema>

/** The result of one metric, without its name. */
export type Scoring = Omit<Metric, 'id'>

/** Rounds to one decimal, as scores are shown and added up. */
export const toTenth = (value: number): number => Math.round(value * 10) / 10

/** A score limited to 0…10, with one decimal. */
export const scored = (score: number, reason: string, inputs: MetricInput[]): Scoring => ({
  score: toTenth(Math.min(10, Math.max(0, score))),
  reason,
  inputs,
  answered: false,
})

/** Too little to score; the available inputs are still shown. */
export const insufficient = (reason: string, inputs: MetricInput[] = []): Scoring => ({
  score: null,
  reason,
  inputs,
  answered: false,
})
