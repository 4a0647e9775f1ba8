import { hoursOf, type ReadPhase, type RoadmapTask, type ScheduledTask, type Size } from '@domain/roadmap'

export interface PlannedTask {
  task: RoadmapTask
  /** Null if the tasks depend on each other in a cycle. */
  times: ScheduledTask | null
}

export interface TaskGroup {
  /** The feature that the tasks build; null for work shared by all features. */
  feature: string | null
  tasks: PlannedTask[]
  /** Base hours of all its tasks and roles. */
  hours: number
}

export const groupName = ({ feature }: { feature: string | null }): string =>
  feature ?? 'Work for the whole phase'

/** Tasks by feature in order of first appearance; shared work comes last. */
export function taskGroups({ tasks, schedule }: ReadPhase): TaskGroup[] {
  const groups = new Map<string | null, TaskGroup>()
  tasks.forEach((task, place) => {
    const group = groups.get(task.feature) ?? { feature: task.feature, tasks: [], hours: 0 }
    group.tasks.push({ task, times: schedule?.tasks[place] ?? null })
    group.hours = Math.round((group.hours + hoursOf(task).base) * 100) / 100
    groups.set(task.feature, group)
  })
  return [...groups.values()].sort((a, b) => Number(a.feature === null) - Number(b.feature === null))
}

/** Lets the founder of a published roadmap change task sizes. */
export interface Sizing {
  /** The task's size in the published version. */
  publishedOf: (task: string) => Size
  /** Sets a task's size; choosing the published one removes the founder's. */
  choose: (task: string, size: Size) => void
}
