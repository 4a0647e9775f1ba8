/** Maximum delay that is accepted; a server that asks for more is assumed to be wrong. */
const LONGEST_MS = 24 * 60 * 60 * 1000

/**
 * When a provider allows the next attempt, from `retry-after-ms` (OpenAI), or `retry-after` in seconds or as a date.
 * Null if the headers are missing or unreadable.
 */
export function retryAfter(headers: Record<string, string> | undefined, now: Date): Date | null {
  const waitMs =
    positive(headers?.['retry-after-ms'], 1) ??
    positive(headers?.['retry-after'], 1000) ??
    untilDate(headers?.['retry-after'], now)
  return waitMs === null ? null : new Date(now.getTime() + Math.min(waitMs, LONGEST_MS))
}

function positive(text: string | undefined, factor: number): number | null {
  const value = text?.trim() ? Number(text) : Number.NaN
  return Number.isFinite(value) && value >= 0 ? value * factor : null
}

function untilDate(text: string | undefined, now: Date): number | null {
  // Only dates with letters are accepted: engines parse bare numbers as years.
  const time = text && /[a-z]/i.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(time) ? null : Math.max(0, time - now.getTime())
}
