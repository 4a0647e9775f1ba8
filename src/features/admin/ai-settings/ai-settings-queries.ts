import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '@/shared/ui/toast'
import { fetchAiSettings, fetchServerKeys, selectLocalModel, selectModel, switchProvider } from './requests'

export const aiSettingsQueries = {
  settings: () =>
    queryOptions({
      queryKey: ['admin', 'ai-settings'],
      queryFn: ({ signal }) => fetchAiSettings(signal),
    }),
  serverKeys: () =>
    queryOptions({
      queryKey: ['admin', 'server-keys'],
      queryFn: ({ signal }) => fetchServerKeys(signal),
      refetchOnMount: 'always',
    }),
}

const UPDATED = 'Settings updated successfully.'

function useUpdateOptions() {
  const client = useQueryClient()
  return {
    meta: { failure: 'Failed to update settings. Please try again.' },
    onSuccess: () => toast.success(UPDATED, { id: UPDATED }),
    // Also after a failure, so that the page shows what the server has.
    onSettled: () => client.invalidateQueries(aiSettingsQueries.settings()),
  }
}

export const useSwitchProvider = () => useMutation({ mutationFn: switchProvider, ...useUpdateOptions() })

export const useSelectModel = () => useMutation({ mutationFn: selectModel, ...useUpdateOptions() })

export const useSelectLocalModel = () => useMutation({ mutationFn: selectLocalModel, ...useUpdateOptions() })
