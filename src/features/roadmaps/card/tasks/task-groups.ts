import { hoursOf, type ReadPhase, type RoadmapTask, type ScheduledTask, type Size } from '@domain/roadmap'

export interface PlannedTask {
  task: RoadmapTask
  /** Null when the tasks wait for each other. */
  times: ScheduledTask | null
}

export interface TaskGroup {
  /** The feature that the tasks build; null for work that serves all of them. */
  feature: string | null
  tasks: PlannedTask[]
  /** Base hours of all its tasks, of all their roles. */
  hours: number
}

export const groupName = ({ feature }: { feature: string | null }): string =>
  feature ?? 'Work for the whole phase'

/** Tasks by feature in the order in which these first stand; the work for all of them comes last. */
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

/** How the founder of a published roadmap changes the sizes of its tasks. */
export interface Sizing {
  /** What a task has in the published version. */
  publishedOf: (task: string) => Size
  /** Gives a task a size; the published one takes the founder's back. */
  choose: (task: string, size: Size) => void
}
