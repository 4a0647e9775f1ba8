import type { Milestone, RoadmapTask } from '../domain/roadmap/content.ts'
import { adviceOf, summaryOf } from './compose/advice.ts'
import { briefOf } from './compose/brief.ts'
import { measured } from './compose/plan-fit.ts'
import { risksOf } from './compose/plan-risks.ts'
import { recipeOf } from './compose/recipe.ts'
import { withoutTinyRoles } from './compose/roles.ts'
import { teamFor } from './compose/staffing.ts'
import { type Recipe, tasksOf } from './compose/work.ts'
import type { DeliverySection, RoadmapEngine, RoadmapInput, WorkPlanSection } from './engine.ts'

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

function delivery(input: RoadmapInput & { plan: WorkPlanSection }): DeliverySection {
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
    return { section: workPlan(input), writer: WRITER, usage: null }
  },
  delivery: async (input) => {
    input.signal.throwIfAborted()
    return { section: delivery(input), writer: WRITER, usage: null }
  },
}
