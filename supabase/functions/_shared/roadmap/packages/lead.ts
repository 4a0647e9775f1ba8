import type { RoadmapTask } from '../../domain/roadmap/content.ts'
import { effortsOf } from '../../domain/roadmap/efforts.ts'
import { scheduleTasks } from '../../domain/roadmap/schedule.ts'
import { DAYS_PER_WEEK, HOURS_PER_DAY } from '../../domain/roadmap/work-time.ts'
import type { WorkPackage } from './work-package.ts'

/** Hours a week of the founder for those who do the work, for sales and for decisions (assumption). */
const HOURS_A_WEEK = 4
/** With so many hours a week of other tasks nothing is added. */
const ENOUGH = 3
const WEEKS = 8
const MOST_PARTS = 3
const CALENDAR_DAYS = 7

/**
 * The founder's hours in a long phase that others work through: a task for every two months, at most three, where the other
 * tasks give the founder fewer hours a week than leading takes.
 */
export function leadTasks(
  tasks: RoadmapTask[],
  founder: string,
  taskOf: (work: WorkPackage) => RoadmapTask,
): RoadmapTask[] {
  const roles = [...new Set(tasks.flatMap(effortsOf).map(({ role }) => role))]
  const { hours } = scheduleTasks({ tasks, teamComposition: roles.map((role) => ({ role, count: 1 })) })
  const weeks = hours / HOURS_PER_DAY / DAYS_PER_WEEK
  const own = tasks
    .flatMap(effortsOf)
    .reduce((sum, effort) => sum + (effort.role === founder ? effort.hours.base : 0), 0)
  const parts = Math.min(MOST_PARTS, Math.floor(weeks / WEEKS))
  if (parts === 0 || own >= weeks * ENOUGH) return []
  const span = Math.floor(weeks / parts)
  return Array.from({ length: parts }, (_, index) =>
    taskOf({
      id: `lead-${index + 1}`,
      name: `Weeks ${index * span + 1} to ${(index + 1) * span}: lead, sell and decide (assumption: ${HOURS_A_WEEK} hours a week)`,
      size: 'M',
      hours: span * HOURS_A_WEEK,
      by: 'founder',
      after: index === 0 ? [] : [`lead-${index}`],
      waits: [span * CALENDAR_DAYS, 'These weeks', 'alongside'],
    }),
  )
}
