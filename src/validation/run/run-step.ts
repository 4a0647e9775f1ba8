import type { ValidationStatus } from '@domain/validation'

/** The three parts of a run as people see them; the server names the current one in `statusDetail`. */
export const RUN_STEPS = [
  { short: 'Concept', label: 'Shaping the project concept' },
  { short: 'Personas', label: 'Describing the personas' },
  { short: 'Market validation and competitor analysis', label: 'Market validation and competitor analysis' },
] as const

const STEP_DETAIL = /^Step ([1-3])\/3/

/** Number of the step that is under way: 0 before the first, 4 after the last. */
export function currentStep(status: ValidationStatus, statusDetail: string | null): number {
  if (status === 'completed') return RUN_STEPS.length + 1
  return status === 'analyzing' ? Number(STEP_DETAIL.exec(statusDetail ?? '')?.[1] ?? 1) : 0
}

/** What is happening now, in words. */
export function runLabel(status: ValidationStatus, statusDetail: string | null): string {
  if (status === 'completed') return 'The report is ready'
  if (status === 'error') return 'The analysis stopped'
  if (statusDetail) return statusDetail
  return status === 'pending' ? 'Waiting for the analysis to start' : `Step 1/3: ${RUN_STEPS[0].label}`
}
