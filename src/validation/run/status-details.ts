const NETWORK = 'Network error: '
const LIMIT = 'Validation limit reached'

/** The row's detail after a failed start (docs/contract.md#validation-states). */
export const startFailureDetail = (message: string): string => NETWORK + message

export const isStartFailureDetail = (detail: string | null): boolean => detail?.startsWith(NETWORK) ?? false

/** The server's note that the plan covers no further validation. */
export const isLimitDetail = (detail: string | null): boolean => detail?.startsWith(LIMIT) ?? false
