import { AppError } from '@/shared/supabase/app-error'

/** The plan's cap, as the server decided it (HTTP 402). */
export const isQuotaExceeded = (error: Error): boolean =>
  error instanceof AppError && error.code === 'quota_exceeded'

/** What to write behind 'Network error: ' when a run could not be started (spec part 1 §8). */
export const startFailureText = (error: Error): string =>
  error.message || 'Failed to start validation process'
