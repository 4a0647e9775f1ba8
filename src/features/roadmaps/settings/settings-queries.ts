import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '@/shared/ui/toast'
import { roadmapQueries } from '../roadmap-queries'
import { fetchRates, fetchSettings, type RoleRate, updateRate, updateSettings } from './requests'

/** Administrators' settings for all roadmaps. */
export const settingsQueries = {
  settings: () =>
    queryOptions({
      queryKey: [...roadmapQueries.all, 'settings'],
      queryFn: ({ signal }) => fetchSettings(signal),
      refetchOnMount: 'always',
    }),
  rates: () =>
    queryOptions({
      queryKey: [...roadmapQueries.all, 'rates'],
      queryFn: ({ signal }) => fetchRates(signal),
      refetchOnMount: 'always',
    }),
}

const UPDATED = 'Settings updated successfully.'
const meta = { failure: 'Failed to update settings. Please try again.' }

export function useUpdateSettings() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: updateSettings,
    meta,
    onSuccess: () => toast.success(UPDATED, { id: UPDATED }),
    // Also after a failure, so that the page shows what the server has.
    onSettled: () => client.invalidateQueries(settingsQueries.settings()),
  })
}

export function useUpdateRates(onSaved: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (rates: RoleRate[]) => Promise.all(rates.map(updateRate)),
    meta,
    async onSuccess() {
      await client.invalidateQueries(settingsQueries.rates())
      toast.success(UPDATED, { id: UPDATED })
      onSaved()
    },
    onError: () => client.invalidateQueries(settingsQueries.rates()),
  })
}
