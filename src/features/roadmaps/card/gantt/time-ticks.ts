import { DAYS_PER_WEEK, HOURS_PER_DAY, workDaysOf } from '@domain/roadmap'

export interface Tick {
  hour: number
  label: string
}

const TICKS_MAX = 6
const STEPS = [1, 2, 4, 8, 13, 26, 52, 104, 208, 520, 1_040]

/** Where days or weeks begin, at most six of them; a day or week is named by its number. */
export function timeTicks(hours: number): Tick[] {
  const days = workDaysOf(hours)
  const inWeeks = days > 2 * DAYS_PER_WEEK
  const units = inWeeks ? Math.ceil(days / DAYS_PER_WEEK) : days
  const step = STEPS.find((each) => units / each <= TICKS_MAX) ?? units
  return Array.from({ length: Math.ceil(units / step) }, (_, index) => ({
    hour: index * step * HOURS_PER_DAY * (inWeeks ? DAYS_PER_WEEK : 1),
    label: `${inWeeks ? 'Week' : 'Day'} ${index * step + 1}`,
  }))
}
