import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '@/shared/ui/toast'
import { adminQueries } from '../admin-queries'
import { selectLocalModel, selectModel, switchProvider } from '../requests'

const UPDATED = 'Settings updated successfully.'
const meta = { failure: 'Failed to update settings. Please try again.' }

function useSettled() {
  const client = useQueryClient()
  return {
    meta,
    onSuccess: () => toast.success(UPDATED, { id: UPDATED }),
    // Also after a failure: what is shown then is what the server has.
    onSettled: () => client.invalidateQueries(adminQueries.aiSettings()),
  }
}

export const useSwitchProvider = () => useMutation({ mutationFn: switchProvider, ...useSettled() })

export const useSelectModel = () => useMutation({ mutationFn: selectModel, ...useSettled() })

export const useSelectLocalModel = () => useMutation({ mutationFn: selectLocalModel, ...useSettled() })
