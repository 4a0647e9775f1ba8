import { useMutation, useQueryClient } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { Button } from '@/shared/ui/button'
import { toast } from '@/shared/ui/toast'
import { pause } from '../dialog/follow-runs'
import { roadmapQueries } from '../roadmap-queries'
import { ADMIN_REFETCH_PAUSE_MS } from './refetch-pause'

/** Reads everything on this screen again. */
export function RefreshButton() {
  const client = useQueryClient()
  const refresh = useMutation({
    mutationFn: async () => {
      await pause(ADMIN_REFETCH_PAUSE_MS)
      await client.refetchQueries({ queryKey: roadmapQueries.all, type: 'active' }, { throwOnError: true })
    },
    meta: { failure: 'Failed to load roadmaps' },
    onSuccess: () => toast.success('Data refreshed', { id: 'refreshed' }),
  })
  return (
    <Button variant="secondary" busy={refresh.isPending} onClick={() => refresh.mutate()}>
      <RefreshCw aria-hidden />
      {refresh.isPending ? 'Refreshing...' : 'Refresh'}
    </Button>
  )
}
