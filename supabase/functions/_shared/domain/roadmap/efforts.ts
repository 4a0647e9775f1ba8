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

const DAYS_OF_CALENDAR_WEEK = 7

/** Hours of work time that pass while calendar days pass: whole working days, five in a week. */
const hoursPassing = (calendarDays: number): number =>
  Math.ceil((calendarDays * DAYS_PER_WEEK) / DAYS_OF_CALENDAR_WEEK) * HOURS_PER_DAY

/** Hours of work time between the end of a task's work and its result. */
export const waitingHours = ({ waiting }: RoadmapTask): number => (waiting ? hoursPassing(waiting.days) : 0)
