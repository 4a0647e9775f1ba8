import { computeRoadmap, retimedTeam } from './compute.ts'
import type { RoadmapContent, RoadmapPhase, RoadmapTask, Size } from './content.ts'
import { assumedEffort, HOURS_OF_SIZE, resizedTask } from './sizes.ts'

/** One of the common edits of a phase's tasks. */
export type TaskEdit =
  | { kind: 'add'; name: string; role: string; size: Size }
  | { kind: 'rename'; task: string; name: string }
  | { kind: 'size'; task: string; size: Size }
  /** Moves the hours of the task's first role to another role. */
  | { kind: 'assign'; task: string; role: string }
  /** Swaps the task with the one before (-1) or after (1). */
  | { kind: 'move'; task: string; by: -1 | 1 }
  | { kind: 'remove'; task: string }

const changed = (tasks: RoadmapTask[], id: string, change: (task: RoadmapTask) => RoadmapTask) =>
  tasks.map((task) => (task.id === id ? change(task) : task))

/** An id that no task of the phase has. */
function freeId(tasks: readonly RoadmapTask[]): string {
  const taken = new Set(tasks.map(({ id }) => id))
  let number = tasks.length + 1
  while (taken.has(`task-${number}`)) number += 1
  return `task-${number}`
}

const added = (tasks: RoadmapTask[], { name, role, size }: Extract<TaskEdit, { kind: 'add' }>) => [
  ...tasks,
  {
    ...{ id: freeId(tasks), name, feature: null, role, dependsOn: [] },
    ...{ hours: assumedEffort(HOURS_OF_SIZE[size]), size },
  },
]

/** If the role already shares the work, it does both parts. */
function assigned(task: RoadmapTask, role: string): RoadmapTask {
  const shared = task.others?.find((other) => other.role === role)
  if (!shared) return { ...task, role }
  const { others = [], ...own } = task
  const rest = others.filter((other) => other !== shared)
  const sum = (hours: 'low' | 'base' | 'high') =>
    Math.round((task.hours[hours] + shared.hours[hours]) * 100) / 100
  return {
    ...own,
    role,
    hours: { low: sum('low'), base: sum('base'), high: sum('high') },
    ...(rest.length > 0 && { others: rest }),
  }
}

function moved(tasks: RoadmapTask[], id: string, by: -1 | 1): RoadmapTask[] {
  const from = tasks.findIndex((task) => task.id === id)
  const [one, other] = [tasks[from], tasks[from + by]]
  return one && other ? tasks.with(from, other).with(from + by, one) : tasks
}

/** The tasks without one of them; tasks that waited for it now wait for what it waited for. */
function without(tasks: RoadmapTask[], id: string): RoadmapTask[] {
  const before = tasks.find((task) => task.id === id)?.dependsOn ?? []
  return tasks
    .filter((task) => task.id !== id)
    .map((task) =>
      task.dependsOn.includes(id)
        ? {
            ...task,
            dependsOn: [...new Set(task.dependsOn.flatMap((other) => (other === id ? before : [other])))],
          }
        : task,
    )
}

function editedTasks(tasks: RoadmapTask[], edit: TaskEdit): RoadmapTask[] {
  switch (edit.kind) {
    case 'add':
      return added(tasks, edit)
    case 'rename':
      return changed(tasks, edit.task, (task) => ({ ...task, name: edit.name }))
    case 'size':
      return changed(tasks, edit.task, (task) => resizedTask(task, edit.size))
    case 'assign':
      return changed(tasks, edit.task, (task) => assigned(task, edit.role))
    case 'move':
      return moved(tasks, edit.task, edit.by)
    case 'remove':
      return without(tasks, edit.task)
  }
}

function editedPhase(phase: RoadmapPhase, edit: TaskEdit): RoadmapPhase {
  const tasks = editedTasks(phase.tasks, edit)
  const ids = new Set(tasks.map(({ id }) => id))
  return {
    ...phase,
    tasks,
    milestones: phase.milestones.map((milestone) => ({
      ...milestone,
      tasks: milestone.tasks.filter((id) => ids.has(id)),
    })),
    teamComposition: retimedTeam(phase.teamComposition, phase.tasks, tasks),
  }
}

/**
 * The roadmap after one edit of the tasks of one of its phases (by index), with the resulting team hours, costs,
 * durations and totals.
 * @throws RoadmapError when tasks wait for each other
 */
export const withTaskEdit = (roadmap: RoadmapContent, phase: number, edit: TaskEdit): RoadmapContent =>
  computeRoadmap({
    ...roadmap,
    phases: roadmap.phases.map((each, index) => (index === phase ? editedPhase(each, edit) : each)),
  })
