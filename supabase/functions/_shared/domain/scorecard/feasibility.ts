import { type Band, bandOf, settled } from './bands.ts'
import type { Facts } from './facts.ts'
import { insufficient, type Scoring, scored } from './metric.ts'
import { counted, percent, workedOut } from './values.ts'

const BANDS: readonly Band[] = [
  { holds: (ratio) => ratio <= 0.7, score: 10, says: 'up to 70%' },
  { holds: (ratio) => ratio <= 1, score: 8, says: 'up to 100%' },
  { holds: (ratio) => ratio <= 1.5, score: 5, says: 'up to 150%' },
  { holds: (ratio) => ratio <= 2, score: 3, says: 'up to 200%' },
  { holds: () => true, score: 1, says: 'more than 200%' },
]

/** By the worse of roadmap cost ÷ budget and roadmap duration ÷ timeline. */
export function feasibility({ plan }: Facts): Scoring {
  if (!plan) return insufficient('No roadmap has been set against a budget and a timeline here.')
  const worse = settled(Math.max(plan.costRatio, plan.durationRatio))
  if (!Number.isFinite(worse))
    return insufficient('The plan cannot be compared with its budget and timeline.')
  const { score, says } = bandOf(worse, BANDS)
  const [cost, duration] = [percent(plan.costRatio), percent(plan.durationRatio)]
  return scored(
    score,
    `The roadmap takes ${cost} of the budget and ${duration} of the timeline: ${counted(score, 'point')} for ${says} in the worse of the two.`,
    [workedOut('Cost ÷ budget', cost), workedOut('Duration ÷ timeline', duration)],
  )
}
