const DATED = /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:[T ].*)?)?)?$/

/**
 * The earliest day that a publisher's date can mean: '2026-05' is '2026-05-01'. Null if it is neither a year nor an ISO
 * date.
 */
export function firstDayOf(date: string): string | null {
  const [, year, month = '01', day = '01'] = DATED.exec(date.trim()) ?? []
  const isDay = month >= '01' && month <= '12' && day >= '01' && day <= '31'
  return year && isDay ? `${year}-${month}-${day}` : null
}

/** Whether a publisher's date is within the 12 months up to and including `asOf`, taking its earliest possible day. */
export function isWithinYearBefore(date: string, asOf: string): boolean {
  const day = firstDayOf(date)
  const end = firstDayOf(asOf)
  if (!day || !end) return false
  const start = String(Number(end.slice(0, 4)) - 1).padStart(4, '0') + end.slice(4)
  return start <= day && day <= end
}
