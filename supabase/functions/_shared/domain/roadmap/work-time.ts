/** Work time, not calendar time. */
export const HOURS_PER_DAY = 8
export const DAYS_PER_WEEK = 5

/** Three months are thirteen weeks. */
export const DAYS_PER_MONTH = 65 / 3
const DAYS_PER_YEAR = 260

/** Whole working days that some hours take, a begun day counted in full. */
export const workDaysOf = (hours: number): number =>
  Math.ceil(Math.round(hours * 100) / (HOURS_PER_DAY * 100))

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** Working days as text: '9 weeks', '4 days', '9 weeks 1 day'. Days of several phases add up to the total's. */
export function daysText(days: number): string {
  const weeks = Math.floor(days / DAYS_PER_WEEK)
  const rest = days % DAYS_PER_WEEK
  if (weeks === 0) return counted(rest, 'day')
  return rest === 0 ? counted(weeks, 'week') : `${counted(weeks, 'week')} ${counted(rest, 'day')}`
}

/** Hours of work time as text, rounded up to whole days. */
export const durationText = (hours: number): string => daysText(workDaysOf(hours))

const DAYS_PER_UNIT: Record<string, number> = {
  h: 1 / HOURS_PER_DAY,
  d: 1,
  w: DAYS_PER_WEEK,
  m: DAYS_PER_MONTH,
  y: DAYS_PER_YEAR,
}
const SPAN = /(\d{1,6}(?:\.\d{1,3})?)\s?\+?[\s-]?(hour|day|week|month|year)s?/gi

/** Working days of a text such as '9 weeks 1 day' or '8-10 weeks' (the longer one); null when it names no time. */
export function workDaysIn(text: string): number | null {
  const spans = [...text.slice(0, 200).matchAll(SPAN)]
  if (spans.length === 0) return null
  const days = spans.map(
    ([, count, unit]) => Number(count) * (DAYS_PER_UNIT[unit?.charAt(0).toLowerCase() ?? ''] ?? 0),
  )
  return Math.ceil(days.reduce((sum, some) => sum + some, 0) - 1e-9)
}
