import { FREE_RERUN_HOURS } from '@domain/revision'
import { parseTimestamp } from '@/shared/lib/dates'

const HOUR_MS = 3_600_000

/** Until when a section is written anew without a charge; null when that time is over or not known. */
export function freeRerunUntil(completedAt: string | null, now: Date): Date | null {
  const completed = completedAt ? parseTimestamp(completedAt) : null
  if (!completed) return null
  const until = new Date(completed.getTime() + FREE_RERUN_HOURS * HOUR_MS)
  return now < until ? until : null
}
