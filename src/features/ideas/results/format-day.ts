import { formatDate, parseTimestamp } from '@/shared/lib/dates'

/** A date as publishers state it: a day is written out; only a month or a year stays as it is. */
export const formatDay = (date: string): string => (parseTimestamp(date) ? formatDate(date) : date)
