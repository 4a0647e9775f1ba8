import { formatDate, parseTimestamp } from '@/shared/lib/dates'

const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/
let monthFormat: Intl.DateTimeFormat | undefined

/** A date as publishers state it, a day or a month written out: 'Mar 4, 2026', 'May 2026'; a year stays as it is. */
export function formatDay(date: string): string {
  const [, year, month] = MONTH.exec(date) ?? []
  monthFormat ??= new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric' })
  if (year && month) return monthFormat.format(new Date(Number(year), Number(month) - 1))
  return parseTimestamp(date) ? formatDate(date) : date
}
