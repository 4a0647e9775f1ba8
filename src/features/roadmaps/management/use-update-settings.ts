import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '@/shared/ui/toast'
import { type RoleRate, updateRate, updateSettings } from '../requests'
import { roadmapQueries } from '../roadmap-queries'

const UPDATED = 'Settings updated successfully.'
const meta = { failure: 'Failed to update settings. Please try again.' }

export function useUpdateSettings() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: updateSettings,
    meta,
    onSuccess: () => toast.success(UPDATED, { id: UPDATED }),
    // Also after a failure: what is shown then is what the server has.
    onSettled: () => client.invalidateQueries(roadmapQueries.settings()),
  })
}

export function useUpdateRates(onSaved: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (rates: RoleRate[]) => Promise.all(rates.map(updateRate)),
    meta,
    async onSuccess() {
      await client.invalidateQueries(roadmapQueries.rates())
      toast.success(UPDATED, { id: UPDATED })
      onSaved()
    },
    onError: () => client.invalidateQueries(roadmapQueries.rates()),
  })
}

/** Pause before the roadmaps are refetched here (docs/contract.md#limits-and-constants). */
export const ADMIN_REFETCH_PAUSE_MS = 300
