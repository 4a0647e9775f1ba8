import type { ValidationStatus } from '@domain/validation'

/** What is known of a run while somebody watches it. */
export interface FollowedRun {
  id: string
  idea: string
  status: ValidationStatus
  statusDetail: string | null
}
