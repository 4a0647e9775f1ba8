const CALENDAR_DAY = /^(\d{4})-(\d{2})-(\d{2})$/
const TIMESTAMP = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|[+-]\d{2}(?::?\d{2})?)?$/i

/**
 * Parses timestamps of either backend: ISO ('2026-11-20T11:03:13Z') or Postgres ('2026-11-20 11:03:13.9+00'). A time
 * without a zone is UTC; a date without a time is local. Null for anything else.
 */
export function parseTimestamp(text: string): Date | null {
  const day = CALENDAR_DAY.exec(text.trim())
  if (day) return valid(new Date(Number(day[1]), Number(day[2]) - 1, Number(day[3])))
  const [, date, time, zone = 'Z'] = TIMESTAMP.exec(text.trim()) ?? []
  return date && time ? valid(new Date(`${date}T${milliseconds(time)}${isoZone(zone)}`)) : null
}

const valid = (date: Date) => (Number.isNaN(date.getTime()) ? null : date)

/** Postgres sends one to six decimals; browsers only agree on three. */
const milliseconds = (time: string) =>
  time.replace(/\.(\d+)$/, (_, decimals: string) => `.${decimals.padEnd(3, '0').slice(0, 3)}`)

const isoZone = (zone: string) =>
  zone.toUpperCase() === 'Z' ? 'Z' : zone.replace(':', '').replace(/^(.\d{2})(\d{2})?$/, toColons)

const toColons = (_: string, hours: string, minutes = '00') => `${hours}:${minutes}`

// Made when they are needed: browsers take many milliseconds for each.
let dayFormat: Intl.DateTimeFormat | undefined
let momentFormat: Intl.DateTimeFormat | undefined

/** 'Nov 20, 2026' in the reader's time zone; 'Date unknown' if the timestamp is invalid. */
export function formatDate(text: string): string {
  const date = parseTimestamp(text)
  dayFormat ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
  return date ? dayFormat.format(date) : 'Date unknown'
}

/** 'Nov 20, 2026, 11:03 AM' in the reader's time zone; 'Date unknown' if the timestamp is invalid. */
export function formatMoment(text: string): string {
  const date = parseTimestamp(text)
  momentFormat ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
  return date ? momentFormat.format(date) : 'Date unknown'
}
