import { settled } from '../figures.ts'
import { computeRoadmap, retimedTeam } from './compute.ts'
import type { Effort, RoadmapContent, RoadmapPhase, RoadmapTask, Size } from './content.ts'
import { effortsOf } from './efforts.ts'

/** Hours of all people together that stand for a size: an assumption, the same for every kind of work. */
export const HOURS_OF_SIZE: Readonly<Record<Size, number>> = { S: 8, M: 20, L: 60, XL: 160 }

/** The largest number of hours that still counts as the size. */
const MOST_HOURS: readonly (readonly [Size, number])[] = [
  ['S', 12],
  ['M', 34],
  ['L', 98],
]

const baseHours = (task: RoadmapTask) => effortsOf(task).reduce((sum, { hours }) => sum + hours.base, 0)

/** The size of a task: as it is stated, else by the hours of all its roles. */
const sizeOf = (task: RoadmapTask): Size =>
  task.size ?? MOST_HOURS.find(([, most]) => baseHours(task) <= most)?.[0] ?? 'XL'

/** Hours times a factor, to two significant digits and in their order. */
function scaled({ low, base, high }: Effort, factor: number): Effort {
  const times = (hours: number) => Math.max(0.01, Number((hours * factor).toPrecision(2)))
  return { low: times(low), base: times(base), high: times(high) }
}

/** The task in another size: the hours of each role grow or shrink as the hours of the sizes do; waiting stays. */
function resized(task: RoadmapTask, size: Size): RoadmapTask {
  const before = sizeOf(task)
  if (size === before) return { ...task, size }
  const factor = settled(HOURS_OF_SIZE[size] / HOURS_OF_SIZE[before])
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
    return size ? resized(task, size) : task
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
