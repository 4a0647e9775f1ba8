import type { NumberedFeature } from './features.ts'
import type { TasksOutput } from './output.ts'

/** Most features for whose tasks one answer has enough room and time. */
const FEATURES_OF_A_CALL = 25

/** The features in the parts in which they are planned; one empty part if there are no features. */
export function partsOfFeatures(features: readonly NumberedFeature[]): NumberedFeature[][] {
  const count = Math.max(1, Math.ceil(features.length / FEATURES_OF_A_CALL))
  return Array.from({ length: count }, (_, index) =>
    features.slice(index * FEATURES_OF_A_CALL, (index + 1) * FEATURES_OF_A_CALL),
  )
}

const same = (text: string) => text.trim().toLowerCase()

/** A part whose ids start with its number, so that no later part can use one of them. */
export function numbered(part: TasksOutput, index: number): TasksOutput {
  const own = new Map(part.tasks.map(({ id }) => [same(id), `p${index + 1}-${same(id)}`]))
  const idOf = (id: string) => own.get(same(id)) ?? id
  return {
    ...part,
    tasks: part.tasks.map((task) => ({
      ...task,
      id: idOf(task.id),
      dependsOn: task.dependsOn.map(idOf),
    })),
  }
}

/** The earlier result joined with another part; only the first part covers the checklist. */
export function joined(settled: TasksOutput | null, part: TasksOutput): TasksOutput {
  if (!settled) return part
  const known = new Set(settled.team.map(({ role }) => same(role)))
  return {
    team: [...settled.team, ...part.team.filter(({ role }) => !known.has(same(role)))],
    tasks: [...settled.tasks, ...part.tasks.map((task) => ({ ...task, covers: [] }))],
    leftOut: settled.leftOut,
    costs: [...settled.costs, ...part.costs],
  }
}
