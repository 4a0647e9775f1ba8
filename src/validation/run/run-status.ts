import type { Validation } from '@domain/stored-validation'
import type { ValidationStatus } from '@domain/validation'
import { AppError } from '@/shared/supabase/app-error'

/** The three steps of a run as shown; the server names the current one in `statusDetail`. */
export const RUN_STEPS = [
  { short: 'Concept', label: 'Shaping the project concept' },
  { short: 'Personas', label: 'Describing the personas' },
  { short: 'Market validation and competitor analysis', label: 'Market validation and competitor analysis' },
] as const

const STEP_DETAIL = /^Step ([1-3])\/3/

/** Number of the current step: 0 before the first, 4 after the last. */
export function currentStep(status: ValidationStatus, statusDetail: string | null): number {
  if (status === 'completed') return RUN_STEPS.length + 1
  return status === 'analyzing' ? Number(STEP_DETAIL.exec(statusDetail ?? '')?.[1] ?? 1) : 0
}

/** The current activity, as text. */
export function runLabel(status: ValidationStatus, statusDetail: string | null): string {
  if (status === 'completed') return 'The report is ready'
  if (status === 'error') return 'The analysis stopped'
  if (statusDetail) return statusDetail
  return status === 'pending' ? 'Waiting for the analysis to start' : `Step 1/3: ${RUN_STEPS[0].label}`
}

const NETWORK = 'Network error: '
const LIMIT = 'Validation limit reached'

/** The row's detail after a failed start (docs/contract.md#validation-states). */
export const startFailureDetail = (message: string): string => NETWORK + message

export const isStartFailureDetail = (detail: string | null): boolean => detail?.startsWith(NETWORK) ?? false

/** The server's note that the plan's limit is reached. */
export const isLimitDetail = (detail: string | null): boolean => detail?.startsWith(LIMIT) ?? false

interface Ended {
  status: ValidationStatus
  statusDetail: string | null
}

/** Why an idea was refused, for a run that ended; null if a retry makes sense. */
export const refusalIn = ({ status, statusDetail }: Ended): string | null =>
  status === 'error' && statusDetail?.startsWith(REFUSED) ? statusDetail : null

/** Prefix of every refusal (_shared/domain/brief/refusal.ts). */
const REFUSED = 'Groundwork does not analyze plans to '

/** Shown for a run that ended in an error without details (docs/contract.md#messages). */
export const RUN_ERROR = 'An error occurred during validation. Please try again.'

/** The plan's limit is reached, according to the server (HTTP 402). */
export const isQuotaExceeded = (error: Error): boolean =>
  error instanceof AppError && (error.code === 'quota_exceeded' || error.status === 402)

/** Follows 'Network error: ' if a run could not be started (docs/contract.md#messages). */
export const startFailureText = (error: Error): string =>
  error.message || 'Failed to start validation process'

/** The state of a run that a page follows. */
export interface FollowedRun {
  id: string
  idea: string
  status: ValidationStatus
  statusDetail: string | null
  /** The section of a completed report being rewritten. */
  rerun?: Validation['rerun']
}
