import { PHASE_NAMES, PHASES } from '../../domain/phases.ts'
import { scheduleTasks } from '../../domain/roadmap/schedule.ts'
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

/** Decision makers who can be asked early; what customers do after some weeks cannot be sped up. */
const OTHERS_DECIDE =
  /\b(?:authorit\w+|test house|laborator\w+|registration|lease|policy|policies|opinion|lawyer|licen[cs]e|permit|inspection)\b/i

/** The longest wait for an authority or a supplier that delays the whole phase, if it is at least three weeks. */
function waitAdvice({ tasks, team }: WorkPlanSection): string[] {
  const { tasks: times } = scheduleTasks({ tasks, teamComposition: team })
  const critical = new Set(times.filter((time) => time.critical).map(({ id }) => id))
  const [longest] = tasks
    .slice(0, -1)
    .filter(
      ({ id, waiting }) =>
        waiting &&
        !waiting.alongside &&
        waiting.days >= LONG_WAIT_DAYS &&
        critical.has(id) &&
        OTHERS_DECIDE.test(waiting.reason),
    )
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

/** What to do about it; the most important advice comes first. */
export const adviceOf = (input: RoadmapInput & { plan: WorkPlanSection }, figures: Measured): string[] => [
  ...cutAdvice(figures),
  ...waitAdvice(input.plan),
  ...orderAdvice(input),
]
