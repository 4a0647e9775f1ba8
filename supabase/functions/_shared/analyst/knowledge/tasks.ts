import { KEEPING } from './tasks/keeping.ts'
import { KNOWING } from './tasks/knowing.ts'
import { MAKING } from './tasks/making.ts'
import { MOVING } from './tasks/moving.ts'
import { SERVING } from './tasks/serving.ts'
import type { Task } from './tasks/shape.ts'

export type { Task }

/** The last one fits every product and speaks only where no other does. */
const TASKS: readonly Task[] = [...KNOWING, ...KEEPING, ...MOVING, ...SERVING, ...MAKING]
const LAST_RESORT = 'run'

/** So many that the domain still leads. */
const MAX_TASKS = 2

/** What the idea does, in the order in which its opening says it: further on a text speaks of other things too. */
export function tasksOf(opening: string): Task[] {
  const found = TASKS.map((task) => ({ task, at: opening.search(task.cue) })).filter(({ at }) => at >= 0)
  const particular = found.filter(({ task }) => task.id !== LAST_RESORT)
  return (particular.length ? particular : found)
    .sort((one, other) => one.at - other.at)
    .slice(0, MAX_TASKS)
    .map(({ task }) => task)
}
