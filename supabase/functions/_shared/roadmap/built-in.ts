import type { RoadmapEngine } from './engine.ts'
import { packageDelivery, packagePlan } from './packages/compose.ts'

const WRITER = { id: 'built-in', model: null } as const

/**
 * The engine without a model or a network (docs/roadmaps.md): it composes the work of a phase from the brief, the
 * report's features and risks, and the plan. The same input gives the same roadmap.
 */
export const builtInRoadmaps: RoadmapEngine = {
  tasks: async (input) => {
    input.signal.throwIfAborted()
    return { section: await packagePlan(input), writer: WRITER, usage: null }
  },
  delivery: async (input) => {
    input.signal.throwIfAborted()
    return { section: await packageDelivery(input), writer: WRITER, usage: null }
  },
}
