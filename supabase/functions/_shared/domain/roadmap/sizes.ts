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

/** Hours of all people together that stand for a size: an assumption, the same for every kind of work. */
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

/** The size for which a number of hours stands. */
export const sizeOfHours = (hours: number): Size => MOST_HOURS.find(([, most]) => hours <= most)?.[0] ?? 'XL'

/** The size of a task: as it is stated, else by the hours of all its roles. */
export const sizeOf = (task: RoadmapTask): Size => task.size ?? sizeOfHours(hoursOf(task).base)

/** Most hours that a role may have on a task (content.ts). */
const HOURS_MAX = 10_000

/** Hours times a factor, to two significant digits, in their order and within what can be stored. */
function scaled({ low, base, high }: Effort, factor: number): Effort {
  const times = (hours: number) =>
    Math.min(HOURS_MAX, Math.max(0.01, Number((hours * factor).toPrecision(2))))
  return { low: times(low), base: times(base), high: times(high) }
}

/**
 * The task in another size: the hours of each role grow or shrink as the hours of the sizes do, or, where no size is
 * stated, to those of the size; waiting stays.
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

/** Sizes by the ids of tasks. Ids that no task has are left alone. */
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
 * The roadmap with other sizes of some tasks, and with the hours, costs, durations and totals that follow from them.
 * Start from the published content each time, so that a size taken back brings the published hours back.
 * @throws RoadmapError when tasks wait for each other
 */
export const withSizes = (roadmap: RoadmapContent, sizes: ChosenSizes): RoadmapContent =>
  computeRoadmap({ ...roadmap, phases: roadmap.phases.map((phase) => resizedPhase(phase, sizes)) })

/** Whether the sizes of its tasks can be changed: the content is complete, so that hours and totals follow. */
export const isSizable = (content: unknown): content is RoadmapContent =>
  roadmapContentSchema.safeParse(content).success

/** The chosen sizes that still apply: a task has the id and the name that it had when its size was chosen. */
function appliedSizes(content: RoadmapContent, chosen: readonly TaskSize[]): ChosenSizes {
  const names = new Map(content.phases.flatMap(({ tasks }) => tasks).map(({ id, name }) => [id, name]))
  return Object.fromEntries(
    chosen.filter(({ task, name }) => names.get(task) === name).map(({ task, size }) => [task, size]),
  )
}

/**
 * Published content in the sizes that its founder chose, as it is shown, exported and added up; as it is stored where
 * none applies or where it is not complete.
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
