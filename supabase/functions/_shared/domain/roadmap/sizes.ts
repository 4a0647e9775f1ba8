import { settled } from '../figures.ts'
import { computeRoadmap, retimedTeam } from './compute.ts'
import {
  type Effort,
  type RoadmapContent,
  type RoadmapPhase,
  type RoadmapTask,
  roadmapContentSchema,
  type Size,
} from './content.ts'
import { hoursOf } from './efforts.ts'
import type { TaskSize } from './row.ts'
import { RoadmapError } from './work-plan.ts'

/** Total hours of all people for a size: an assumption, the same for every kind of work. */
export const HOURS_OF_SIZE: Readonly<Record<Size, number>> = { S: 8, M: 20, L: 60, XL: 160 }

/** The spread of hours that follow from a size. */
const SPREAD = { low: 0.7, high: 1.7 }

/** Hours that follow from a size, or a share of them, with their spread. */
export const assumedEffort = (hours: number): Effort => ({
  low: Number((hours * SPREAD.low).toFixed(1)),
  base: hours,
  high: Number((hours * SPREAD.high).toFixed(1)),
})

/** The largest number of hours that still counts as the size. */
const MOST_HOURS: readonly (readonly [Size, number])[] = [
  ['S', 12],
  ['M', 34],
  ['L', 98],
]

/** The size that a number of hours corresponds to. */
export const sizeOfHours = (hours: number): Size => MOST_HOURS.find(([, most]) => hours <= most)?.[0] ?? 'XL'

/** The size of a task: as stated, or from the hours of all its roles. */
export const sizeOf = (task: RoadmapTask): Size => task.size ?? sizeOfHours(hoursOf(task).base)

/** Maximum hours of a role on a task, as in content.ts. */
const HOURS_MAX = 10_000

/** Hours times a factor, to two significant digits, kept in order and within the storable range. */
function scaled({ low, base, high }: Effort, factor: number): Effort {
  const times = (hours: number) =>
    Math.min(HOURS_MAX, Math.max(0.01, Number((hours * factor).toPrecision(2))))
  return { low: times(low), base: times(base), high: times(high) }
}

/**
 * The task in another size: the hours of each role scale with the hours of the sizes or, if no size is stated, to those
 * of the new size. Waiting stays the same.
 */
export function resizedTask(task: RoadmapTask, size: Size): RoadmapTask {
  if (size === task.size) return task
  const before = task.size ? HOURS_OF_SIZE[task.size] : hoursOf(task).base
  const factor = settled(HOURS_OF_SIZE[size] / before)
  return {
    ...task,
    size,
    hours: scaled(task.hours, factor),
    ...(task.others && {
      others: task.others.map(({ role, hours }) => ({ role, hours: scaled(hours, factor) })),
    }),
  }
}

/** Sizes by task id. Ids without a task are ignored. */
type ChosenSizes = Readonly<Record<string, Size>>

function resizedPhase(phase: RoadmapPhase, sizes: ChosenSizes): RoadmapPhase {
  if (!phase.tasks.some(({ id }) => Object.hasOwn(sizes, id))) return phase
  const tasks = phase.tasks.map((task) => {
    const size = Object.hasOwn(sizes, task.id) ? sizes[task.id] : undefined
    return size ? resizedTask(task, size) : task
  })
  return { ...phase, tasks, teamComposition: retimedTeam(phase.teamComposition, phase.tasks, tasks) }
}

/**
 * The roadmap with other sizes for some tasks, and with the resulting hours, costs, durations and totals. Start from
 * the published content each time, so that undoing a size restores the published hours.
 * @throws RoadmapError when tasks wait for each other
 */
export const withSizes = (roadmap: RoadmapContent, sizes: ChosenSizes): RoadmapContent =>
  computeRoadmap({ ...roadmap, phases: roadmap.phases.map((phase) => resizedPhase(phase, sizes)) })

/** Whether the sizes of its tasks can be changed: only if the content is complete, so that hours and totals follow. */
export const isSizable = (content: unknown): content is RoadmapContent =>
  roadmapContentSchema.safeParse(content).success

/** The chosen sizes that still apply: their task has the same id and name as when the size was chosen. */
function appliedSizes(content: RoadmapContent, chosen: readonly TaskSize[]): ChosenSizes {
  const names = new Map(content.phases.flatMap(({ tasks }) => tasks).map(({ id, name }) => [id, name]))
  return Object.fromEntries(
    chosen.filter(({ task, name }) => names.get(task) === name).map(({ task, size }) => [task, size]),
  )
}

/**
 * Published content in the sizes that its founder chose, as shown, exported and added up; as stored if none applies or
 * the content is incomplete.
 */
export function sizedContent(stored: unknown, chosen: readonly TaskSize[]): unknown {
  if (chosen.length === 0 || !isSizable(stored)) return stored
  const sizes = appliedSizes(stored, chosen)
  if (Object.keys(sizes).length === 0) return stored
  try {
    return withSizes(stored, sizes)
  } catch (error) {
    if (error instanceof RoadmapError) return stored
    throw error
  }
}
