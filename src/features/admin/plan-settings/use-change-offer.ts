import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '@/shared/ui/toast'
import { deletePlan, fetchLimits, fetchOffer, saveFreeLimits, savePackPrice, savePlan } from './requests'

/** Sends one change; afterwards every screen reloads prices and limits. */
function useChange<Value>(change: (value: Value) => Promise<void>, done: string, failure: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    meta: { failure },
    async onSuccess() {
      await client.invalidateQueries()
      toast.success(done)
    },
  })
}

// The texts are fixed: docs/contract.md#messages.
export const useSavePlan = () => useChange(savePlan, 'Plan saved successfully', 'Failed to save plan')

export const useDeletePlan = () => useChange(deletePlan, 'Plan deleted successfully', 'Failed to delete plan')

export const useSavePackPrice = () =>
  useChange(savePackPrice, 'Price saved successfully', 'Failed to save price')

export const useSaveFreeLimits = () =>
  useChange(saveFreeLimits, 'Free plan limits updated successfully', 'Failed to update free plan limits')

/** Loads the stored limits for a form that is out of date. */
export function useReloadLimits(onLoaded: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => client.fetchQuery({ ...offerQueries.limits(), staleTime: 0 }),
    meta: { failure: 'Failed to load free plan limits' },
    onSuccess: onLoaded,
  })
}

export const offerQueries = {
  all: () =>
    queryOptions({
      queryKey: ['admin', 'offer'],
      queryFn: ({ signal }) => fetchOffer(signal),
      // Another administrator may have changed it since.
      refetchOnMount: 'always',
    }),
  limits: () =>
    queryOptions({
      queryKey: ['admin', 'free-limits'],
      queryFn: ({ signal }) => fetchLimits(signal),
      refetchOnMount: 'always',
    }),
}
