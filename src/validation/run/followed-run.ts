import type { Validation } from '@domain/stored-validation'
import type { ValidationStatus } from '@domain/validation'

/** What is known of a run while somebody watches it. */
export interface FollowedRun {
  id: string
  idea: string
  status: ValidationStatus
  statusDetail: string | null
  /** The section of a completed report that is being written anew. */
  rerun?: Validation['rerun']
}
