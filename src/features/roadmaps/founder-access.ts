import { PHASES, type Phase } from '@domain/phases'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useAuthStore } from '@/account/auth-store'
import { listPhases } from './follow-runs'
import { roadmapQueries } from './roadmap-queries'

/** Note for administrators on roadmaps that their founder cannot see; undefined if there are none. */
export function hiddenFromFounder(phases: readonly Phase[], open: readonly Phase[]): string | undefined {
  const closed = phases.filter((phase) => !open.includes(phase))
  if (closed.length === 0) return undefined
  return `The founder has not unlocked ${listPhases(closed)} for this project and cannot see ${closed.length > 1 ? 'them' : 'it'} yet.`
}

/** The founder's unlocked phases, for a note in a toast. If the request fails, nothing is noted. */
export const founderPhases = (client: QueryClient, validationId: string): Promise<readonly Phase[]> =>
  client.fetchQuery(roadmapQueries.founderPhases(validationId)).catch(() => PHASES)

/** The same for one phase, once loaded; undefined for users who are not administrators. */
export function useHiddenFromFounder(validationId: string, phase: Phase): string | undefined {
  const isAdmin = useAuthStore((state) => state.isAdmin)
  const { data } = useQuery({ ...roadmapQueries.founderPhases(validationId), enabled: isAdmin })
  return data && hiddenFromFounder([phase], data)
}
