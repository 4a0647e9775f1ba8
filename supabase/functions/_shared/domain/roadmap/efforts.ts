import type { Effort, RoadmapTask } from './content.ts'
import { DAYS_PER_WEEK, HOURS_PER_DAY } from './work-time.ts'

/** Hours of one role on a task. */
export interface RoleEffort {
  role: string
  hours: Effort
}

/** Who works on a task: its role first, then the others. */
export const effortsOf = ({ role, hours, others = [] }: RoadmapTask): RoleEffort[] => [
  { role, hours },
  ...others,
]

/** Hours of a task: those of all its roles together. */
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

/** Hours of work time that pass while calendar days pass: whole working days, five in a week. */
const hoursPassing = (calendarDays: number): number =>
  Math.ceil((calendarDays * DAYS_PER_WEEK) / DAYS_OF_CALENDAR_WEEK) * HOURS_PER_DAY

/** Hours of work time between the end of a task's work and its result. */
export const waitingHours = ({ waiting }: RoadmapTask): number => (waiting ? hoursPassing(waiting.days) : 0)
