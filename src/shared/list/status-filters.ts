import type { ValidationStatus } from '@domain/validation'

interface StatusFilter {
  label: string
  /** Null for all. */
  statuses: readonly ValidationStatus[] | null
}

/** Status filters for lists of validations. */
export const STATUS_FILTERS = {
  all: { label: 'All statuses', statuses: null },
  completed: { label: 'Completed', statuses: ['completed'] },
  'in-progress': { label: 'In progress', statuses: ['pending', 'analyzing'] },
  error: { label: 'Error', statuses: ['error'] },
} as const satisfies Record<string, StatusFilter>
export type StatusFilterId = keyof typeof STATUS_FILTERS
