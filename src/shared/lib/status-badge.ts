import type { ValidationStatus } from '@domain/validation'

/** Name and badge variant of each validation status. */
export const STATUS_BADGES = {
  pending: { label: 'Pending', variant: 'secondary' },
  analyzing: { label: 'Analyzing', variant: 'info' },
  completed: { label: 'Completed', variant: 'success' },
  error: { label: 'Error', variant: 'destructive' },
} as const satisfies Record<ValidationStatus, { label: string; variant: string }>
