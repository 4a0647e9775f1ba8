import { AppError } from '@/shared/supabase/app-error'

/** The plan's cap, as the server decided it (HTTP 402). */
export const isQuotaExceeded = (error: Error): boolean =>
  error instanceof AppError && (error.code === 'quota_exceeded' || error.status === 402)

/** What follows 'Network error: ' when a run could not be started (docs/contract.md#messages). */
export const startFailureText = (error: Error): string =>
  error.message || 'Failed to start validation process'
