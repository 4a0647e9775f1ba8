import { PHASE_NAMES, PHASES } from '../../domain/phases.ts'
import type { RoadmapInput, WorkPlanSection } from '../engine.ts'
import type { Measured } from '../plan-fit.ts'
import { mayWait } from './risks.ts'
import { listed, quoted } from './words.ts'

const MOST_CUTS = 5
const LONG_WAIT_DAYS = 21

function cutAdvice({ fit }: Measured): string[] {
  const cuts = mayWait(fit).slice(0, MOST_CUTS)
  if (!cuts.length) return []
  return [
    `To get closer to the budget and timeline, leave out first: ${listed(cuts.map(({ feature }) => quoted(feature, 60)))}.`,
  ]
}

/** The longest wait for others in which no one can work meanwhile, where that is at least three weeks. */
function waitAdvice({ tasks }: WorkPlanSection): string[] {
  const [longest] = tasks
    .slice(0, -1)
    .filter(({ waiting }) => waiting && !waiting.alongside && waiting.days >= LONG_WAIT_DAYS)
    .toSorted((a, b) => (b.waiting?.days ?? 0) - (a.waiting?.days ?? 0))
  return longest
    ? [
        `Ask for this as soon as what it needs is there, because more people do not shorten its ${longest.waiting?.days} days of waiting: ${quoted(longest.name, 110)}.`,
      ]
    : []
}

function orderAdvice({ phase, planning: { developmentPhases } }: RoadmapInput): string[] {
  if (developmentPhases.length > 0 && !developmentPhases.includes(phase))
    return [
      `The plan does not name ${PHASE_NAMES[phase]} among its phases. Decide whether it is worth its time.`,
    ]
  return PHASES.at(-1) === phase ? ['Base the next estimate on the hours this phase really took.'] : []
}

/** What to do about it, the weightiest first. */
export const adviceOf = (input: RoadmapInput & { plan: WorkPlanSection }, figures: Measured): string[] => [
  ...cutAdvice(figures),
  ...waitAdvice(input.plan),
  ...orderAdvice(input),
]
