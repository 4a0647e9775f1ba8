const NETWORK = 'Network error: '
const LIMIT = 'Validation limit reached'

/** How a start that failed is noted in the row (spec part 1 §4). */
export const startFailureDetail = (message: string): string => NETWORK + message

export const isStartFailureDetail = (detail: string | null): boolean => detail?.startsWith(NETWORK) ?? false

/** The server's note that the plan covers no further validation. */
export const isLimitDetail = (detail: string | null): boolean => detail?.startsWith(LIMIT) ?? false
