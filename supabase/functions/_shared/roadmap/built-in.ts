import type { Milestone, RoadmapTask } from '../domain/roadmap/content.ts'
import { adviceOf, orderAdvice, summaryOf } from './compose/advice.ts'
import { briefOf } from './compose/brief.ts'
import { measured } from './compose/plan-fit.ts'
import { reportRisks, risksOf } from './compose/plan-risks.ts'
import { recipeOf } from './compose/recipe.ts'
import { withoutTinyRoles } from './compose/roles.ts'
import { teamFor } from './compose/staffing.ts'
import { type Recipe, tasksOf } from './compose/work.ts'
import type { DeliverySection, RoadmapEngine, RoadmapInput, WorkPlanSection } from './engine.ts'
import { type Basis, basisOf, packageDelivery, packagePlan } from './packages/compose.ts'

const MOST_REPORT_RISKS = 3
const WRITER = { id: 'built-in', model: null } as const

function workPlan(input: RoadmapInput): WorkPlanSection {
  const planned = briefOf(input)
  const { drafts } = recipeOf(planned)
  const brief = { ...planned, roleOf: withoutTinyRoles(planned.roleOf, drafts) }
  const tasks = tasksOf(brief, drafts)
  return { tasks, team: teamFor(brief, tasks) }
}

/** Tasks that no other waits for: the phase is over with them. */
function lastOnes(tasks: readonly RoadmapTask[]): string[] {
  const awaited = new Set(tasks.flatMap(({ dependsOn }) => dependsOn))
  return tasks.filter(({ id }) => !awaited.has(id)).map(({ id }) => id)
}

/** Milestones by tasks that are there: another engine may have written them. */
function milestonesFor({ milestones }: Recipe, tasks: readonly RoadmapTask[]): Milestone[] {
  const ids = new Set(tasks.map(({ id }) => id))
  const kept = milestones
    .map(({ name, reaches }) => ({ name, tasks: reaches.filter((id) => ids.has(id)) }))
    .filter((milestone) => milestone.tasks.length > 0)
  return kept.length ? kept : [{ name: 'All work of this phase is done', tasks: lastOnes(tasks) }]
}

/** Of work that the kind of product demands, in the words that stand for it. */
function ofPackages(input: RoadmapInput & { plan: WorkPlanSection }, basis: Basis): DeliverySection {
  const brief = briefOf(input)
  const { risks, ...delivered } = packageDelivery(input, basis)
  return {
    ...delivered,
    text: 'Composed from the brief and the plan by templates, without an AI model. All sizes and costs are assumptions.',
    risks: [...(brief.market?.risks?.length ? reportRisks(brief).slice(0, MOST_REPORT_RISKS) : []), ...risks],
    recommendations: orderAdvice(brief),
  }
}

function delivery(input: RoadmapInput & { plan: WorkPlanSection }): DeliverySection {
  const basis = basisOf(input)
  if (basis) return ofPackages(input, basis)
  const brief = briefOf(input)
  const recipe = recipeOf(brief)
  const figures = measured(input, input.plan)
  return {
    text: summaryOf(brief),
    deliverables: recipe.deliverables,
    milestones: milestonesFor(recipe, input.plan.tasks),
    risks: risksOf(brief, figures),
    recommendations: adviceOf(brief, figures),
  }
}

/**
 * The engine without a model and without a network (docs/roadmaps.md): it composes the work of a phase from the
 * report's features, users, personas and risks and from the plan's platforms, stack, budget and time. Same input, same
 * roadmap.
 */
export const builtInRoadmaps: RoadmapEngine = {
  tasks: async (input) => {
    input.signal.throwIfAborted()
    const basis = basisOf(input)
    return { section: basis ? await packagePlan(input, basis) : workPlan(input), writer: WRITER, usage: null }
  },
  delivery: async (input) => {
    input.signal.throwIfAborted()
    return { section: delivery(input), writer: WRITER, usage: null }
  },
}
