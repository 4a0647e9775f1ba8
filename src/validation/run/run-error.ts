/** Shown where a run ended in error and left no detail (docs/contract.md#messages). */
export const RUN_ERROR = 'An error occurred during validation. Please try again.'
