/** Shown for an unknown validation, and for one that is not the reader's (spec part 1 §8). */
export const NO_DATA = 'No validation data found. Please return to dashboard and try again.'
