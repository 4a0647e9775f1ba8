import { compareWithPlan, type PlanFit, readRoadmap } from '../domain/roadmap.ts'
import { contentOf } from './content.ts'
import type { RoadmapInput, WorkPlanSection } from './engine.ts'

const NOTHING_SAID = { text: '', deliverables: [], milestones: [], risks: [], recommendations: [] }

export interface Measured {
  costDollars: number
  fit: PlanFit | null
}

/** The cost of the work, computed by the domain, and how it fits the plan. */
export function measured(input: RoadmapInput, plan: WorkPlanSection): Measured {
  const content = contentOf(input, plan, NOTHING_SAID, null)
  const { roadmap } = readRoadmap(content)
  return {
    costDollars: content.summary.totalCost ?? 0,
    fit: roadmap && compareWithPlan([roadmap], input.planning, input.report),
  }
}
