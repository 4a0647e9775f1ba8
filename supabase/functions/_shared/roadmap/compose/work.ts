import type { Effort, RoadmapTask } from '../../domain/roadmap/content.ts'
import type { Brief, BriefFeature } from './brief.ts'
import type { Work } from './roles.ts'
import { taskName } from './words.ts'

/** One task before it is complete. `after` names tasks that may not exist: those are left out. */
export interface Draft {
  id: string
  name: string
  work: Work
  /** Person-hours as planned. */
  hours: number
  feature?: BriefFeature
  after?: readonly string[]
  uncertain?: boolean
}

/** What a phase consists of, before anybody is assigned. `reaches` are ids of tasks. */
export interface Recipe {
  drafts: Draft[]
  milestones: { name: string; reaches: string[] }[]
  deliverables: string[]
}

/** Usual spread of an estimate; wider where nobody has done it before. */
const USUAL = { low: 0.7, high: 1.6 }
const UNCERTAIN = { low: 0.6, high: 2.4 }

/** Low, base and high in half hours, at least one hour. */
function effortOf(hours: number, uncertain: boolean): Effort {
  const { low, high } = uncertain ? UNCERTAIN : USUAL
  const half = (value: number) => Math.max(1, Math.round(value * 2) / 2)
  return { low: half(hours * low), base: half(hours), high: half(hours * high) }
}

/** Complete tasks: roles by the size of the team, dependencies only on tasks that are there. */
export function tasksOf(brief: Brief, drafts: readonly Draft[]): RoadmapTask[] {
  const ids = new Set(drafts.map(({ id }) => id))
  return drafts.map(({ id, name, work, hours, feature, after = [], uncertain = false }) => ({
    id,
    name: taskName(name),
    feature: feature?.description.slice(0, 2_000) ?? null,
    role: brief.roleOf(work),
    dependsOn: [...new Set(after)].filter((other) => other !== id && ids.has(other)),
    hours: effortOf(hours, uncertain || (feature?.nature.uncertain ?? false)),
  }))
}

/** Ids of one kind of task of each feature. */
export const ofEach = (features: readonly BriefFeature[], kind: string): string[] =>
  features.map(({ id }) => `${id}-${kind}`)
