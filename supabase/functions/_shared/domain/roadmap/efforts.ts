import type { Effort, RoadmapTask } from './content.ts'
import { DAYS_PER_WEEK, HOURS_PER_DAY } from './work-time.ts'

/** Hours of one role on a task. */
export interface RoleEffort {
  role: string
  hours: Effort
}

/** The roles that work on a task: its own first, then the others. */
export const effortsOf = ({ role, hours, others = [] }: RoadmapTask): RoleEffort[] => [
  { role, hours },
  ...others,
]

/** Hours of a task, for all its roles together. */
export function hoursOf(task: RoadmapTask): Effort {
  const sum = (hours: (effort: Effort) => number) =>
    Math.round(effortsOf(task).reduce((all, effort) => all + hours(effort.hours), 0) * 100) / 100
  return { low: sum(({ low }) => low), base: sum(({ base }) => base), high: sum(({ high }) => high) }
}

/** The roles of a task in words: 'Founder, Cook'. */
export const rolesOf = (task: RoadmapTask): string =>
  effortsOf(task)
    .map(({ role }) => role)
    .filter(Boolean)
    .join(', ')

const DAYS_OF_CALENDAR_WEEK = 7

/** Hours of work time in this many calendar days: whole working days, five per week. */
const hoursPassing = (calendarDays: number): number =>
  Math.ceil((calendarDays * DAYS_PER_WEEK) / DAYS_OF_CALENDAR_WEEK) * HOURS_PER_DAY

/** Hours of work time from the end of a task's work, which takes `workHours`, to its result. */
export function waitingHours(
  task: RoadmapTask,
  workHours = Math.max(...effortsOf(task).map(({ hours }) => hours.base)),
): number {
  if (!task.waiting) return 0
  const passing = hoursPassing(task.waiting.days)
  return task.waiting.alongside ? Math.max(0, passing - workHours) : passing
}

/** The waiting of a task in words: '14 calendar days: Two weeks of use (alongside the work)'. */
export function waitingText({ waiting }: Pick<RoadmapTask, 'waiting'>): string {
  if (!waiting) return ''
  const days = `${waiting.days} calendar day${waiting.days === 1 ? '' : 's'}`
  return `${days}: ${waiting.reason}${waiting.alongside ? ' (alongside the work)' : ''}`
}
