import { HOURS_PER_DAY, moneyText } from '@domain/roadmap'

/** Shown for unknown values. */
export const UNKNOWN = 'Unknown'

/** An amount in the roadmap's currency, by its ISO 4217 code. */
export const formatAmountOrUnknown = (amount: number | null, currency = 'USD'): string =>
  amount === null ? UNKNOWN : moneyText(amount, currency)

/** '1,240 h'. */
export const formatHours = (hours: number | null): string =>
  hours === null ? UNKNOWN : `${hours.toLocaleString('en-US')} h`

/** The working days of a range of hours, from 1: 'Day 3', 'Days 3–5'. */
export function formatDayRange(startHour: number, endHour: number): string {
  const first = Math.floor(startHour / HOURS_PER_DAY) + 1
  const last = Math.max(first, Math.ceil(endHour / HOURS_PER_DAY))
  return first === last ? `Day ${first}` : `Days ${first}–${last}`
}

/** '1 task', '12 tasks'. */
export const pluralize = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`
