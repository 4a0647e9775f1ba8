import { PHASE_NAMES, PHASES } from '../../domain/phases.ts'
import type { RoadmapInput } from '../engine.ts'
import type { Measured } from '../plan-fit.ts'
import { mayWait } from './risks.ts'
import { listed, quoted } from './words.ts'

const MOST_CUTS = 5

function cutAdvice({ fit }: Measured): string[] {
  const cuts = mayWait(fit).slice(0, MOST_CUTS)
  if (!cuts.length) return []
  return [
    `To get closer to the budget and timeline, leave out first: ${listed(cuts.map(({ feature }) => quoted(feature, 60)))}.`,
  ]
}

function orderAdvice({ phase, planning }: RoadmapInput): string {
  const next = PHASES[PHASES.indexOf(phase) + 1]
  const planned = planning.developmentPhases
  if (planned.length && !planned.includes(phase))
    return `The plan does not name ${PHASE_NAMES[phase]} among its phases. Decide whether it is worth its time.`
  return next
    ? `Begin ${PHASE_NAMES[next]} only when the last milestone of this phase is reached, and estimate it again then.`
    : 'Base the next estimate on the hours this phase really took.'
}

/** What to do about it, the weightiest first. */
export const adviceOf = (input: RoadmapInput, figures: Measured): string[] => [
  ...cutAdvice(figures),
  orderAdvice(input),
]
