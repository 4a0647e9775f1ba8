import { z } from 'zod'
import { withDealValue } from './brief/kept-share.ts'
import { withOfficialCount } from './brief/official-count.ts'
import type { Report } from './report.ts'
import { competitiveRoom } from './scorecard/competitive-room.ts'
import { confidenceOf, confidenceSchema } from './scorecard/confidence.ts'
import { demandEvidence } from './scorecard/demand-evidence.ts'
import { differentiation } from './scorecard/differentiation.ts'
import { type Facts, factsOf, type ScorecardContext } from './scorecard/facts.ts'
import { feasibility } from './scorecard/feasibility.ts'
import { FROM_ANSWERS } from './scorecard/from-answers.ts'
import { marketSize } from './scorecard/market-size.ts'
import {
  METRICS,
  type MetricId,
  metricSchema,
  SCORED_FOR_TOTAL,
  type Scoring,
  toTenth,
} from './scorecard/metric.ts'
import { monetisation } from './scorecard/monetisation.ts'
import { plannedWorkSchema } from './scorecard/planned-work.ts'
import { problemSeverity } from './scorecard/problem-severity.ts'
import { withPublicEvidence } from './scorecard/public-evidence.ts'
import { reachability } from './scorecard/reachability.ts'
import { riskAndCompliance } from './scorecard/risk-and-compliance.ts'
import { timing } from './scorecard/timing.ts'

export type { EvidenceConfidence } from './scorecard/confidence.ts'
export type { ScorecardContext } from './scorecard/facts.ts'
export {
  METRIC_NAMES,
  METRICS,
  type Metric,
  type MetricId,
  type MetricInput,
  SCORED_FOR_TOTAL,
} from './scorecard/metric.ts'
export { type NextStep, nextStepFor, stepText } from './scorecard/next-step.ts'
export { type PlannedWork, plannedIn, workVersionOf } from './scorecard/planned-work.ts'

/** A metric this low caps the total, however high the others are. */
const WEAK = 2
const WEAK_CAP = 6

/**
 * A scorecard as stored. `total` is the mean of the scored metrics, 0 to 10 with one decimal, null if fewer than five
 * could be scored; `scored` is their number; `capped` is true if a metric of 2 or less caps the total at 6; `plan` is
 * the plan that feasibility was scored by.
 */
export const scorecardSchema = z.object({
  metrics: z
    .array(metricSchema)
    .refine((metrics) => METRICS.every((id, index) => metrics[index]?.id === id) && !metrics[METRICS.length]),
  total: z.number().min(0).max(10).nullable(),
  scored: z.number().int().min(0).max(METRICS.length),
  capped: z.boolean(),
  confidence: confidenceSchema,
  plan: plannedWorkSchema.nullable().default(null),
})
export type Scorecard = z.infer<typeof scorecardSchema>

const SCORED_BY: Record<MetricId, (facts: Facts) => Scoring> = {
  problemSeverity,
  demandEvidence,
  marketSize,
  timing,
  competitiveRoom,
  differentiation,
  monetisation,
  reachability,
  feasibility,
  riskAndCompliance,
}

function totalOf(scores: readonly number[]): Pick<Scorecard, 'total' | 'capped'> {
  if (scores.length < SCORED_FOR_TOTAL) return { total: null, capped: false }
  const mean = toTenth(scores.reduce((sum, score) => sum + score, 0) / scores.length)
  const capped = mean > WEAK_CAP && scores.some((score) => score <= WEAK)
  return { total: capped ? WEAK_CAP : mean, capped }
}

/** Paying or waiting customers count more than pages, and missing pages do not count against them. */
const ANSWERS_MAY_OUTWEIGH: readonly MetricId[] = ['demandEvidence']

/** Scores a metric by the evidence found; if there is none, by the founder's answers. */
function scoringOf(id: MetricId, facts: Facts): Scoring {
  const found = SCORED_BY[id](facts)
  const { brief, lookups, market } = facts.report
  const answers =
    brief &&
    FROM_ANSWERS[id]?.(
      withDealValue(withOfficialCount(brief, lookups)),
      facts.asOf,
      market?.model ?? null,
      market,
    )
  if (!answers) return found
  const isOpen = found.score === null
  const compares = found.answered || ANSWERS_MAY_OUTWEIGH.includes(id)
  const isBetter = compares && (answers.score ?? 0) > (found.score ?? 0)
  return isOpen || isBetter ? { ...answers, answered: true } : found
}

/** Scores a report (docs/scorecard.md); pure, so that the browser and the functions get the same numbers. */
export function scorecardOf(report: Report, context: ScorecardContext): Scorecard {
  const facts = factsOf(report, context)
  const metrics = METRICS.map((id) => ({ id, ...withPublicEvidence(id, scoringOf(id, facts), facts) }))
  const scores = metrics.flatMap(({ score }) => score ?? [])
  return {
    metrics,
    ...totalOf(scores),
    scored: scores.length,
    confidence: confidenceOf(facts),
    plan: context.plan,
  }
}
