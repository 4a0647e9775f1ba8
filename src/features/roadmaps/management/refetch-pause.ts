/** Pause before the roadmaps are refetched here (docs/contract.md#limits-and-constants). */
export const ADMIN_REFETCH_PAUSE_MS = 300
