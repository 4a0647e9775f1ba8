/** Spec part 2 §4: what passes here before the roadmaps are read again. */
export const ADMIN_REFETCH_PAUSE_MS = 300
