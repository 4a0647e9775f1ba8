/** Work time, not calendar time. */
export const HOURS_PER_DAY = 8
export const DAYS_PER_WEEK = 5

/** Three months are thirteen weeks. */
export const DAYS_PER_MONTH = 65 / 3
const DAYS_PER_YEAR = 260

/** Whole working days for a number of hours, rounded up. */
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
const SPAN = /([\d.,]*\d)\s?\+?[\s-]?(hour|day|week|month|year)s?/gi
const NUMBER = /^(?:\d{1,3}(?:,\d{3})+|\d{1,6})(?:\.\d{1,3})?$/
/** Separators between two ways to give one time, or between the ends of a range. */
const SAME_AGAIN = /^\s*(?:[-–—/=≈~]|to|or|i\.?e\.?,?)\s*$/i
/** A minus sign, but not the dash of '8-10 weeks'. */
const MINUS = /(?:^|[^\d\s]|\D\s)[-−]$/
const BRACKETED = /\([^)]*\)?|\[[^\]]*\]?/g

const daysOf = (count: string, unit: string): number | null =>
  NUMBER.test(count)
    ? Number(count.replaceAll(',', '')) * (DAYS_PER_UNIT[unit.charAt(0).toLowerCase()] ?? 0)
    : null

/** The times that a text names, in order; null if one of them cannot be read, or if there are none. */
function spansIn(text: string): number[] | null {
  const spans: number[] = []
  let end = 0
  for (const { 0: found, 1: count = '', 2: unit = '', index } of text.matchAll(SPAN)) {
    const before = text.slice(end, index)
    const last = spans.length > 0 && SAME_AGAIN.test(before) ? spans.pop() : undefined
    const days = last === undefined && MINUS.test(before) ? null : daysOf(count, unit)
    if (days === null) return null
    spans.push(Math.max(days, last ?? 0))
    end = index + found.length
  }
  return spans.length > 0 ? spans : null
}

/**
 * Working days of a text such as '9 weeks 1 day' or '8-10 weeks' (the longer one); explanations in brackets are ignored
 * if there is other text. Null if it names no time, or one that cannot be read.
 */
export function workDaysIn(text: string): number | null {
  const start = text.slice(0, 200)
  const plain = start.replace(BRACKETED, ' ')
  const spans = spansIn(/\d/.test(plain) ? plain : start)
  return spans && Math.ceil(spans.reduce((sum, some) => sum + some, 0) - 1e-9)
}
