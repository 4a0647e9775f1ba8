/** Shown where a run ended in error and left no detail (spec part 1 §4). */
export const RUN_ERROR = 'An error occurred during validation. Please try again.'
