/** Shown for an unknown validation and for another user's (docs/contract.md#messages). */
export const NO_DATA = 'No validation data found. Please return to dashboard and try again.'
