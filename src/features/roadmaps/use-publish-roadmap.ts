import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { publishRoadmap } from './requests'
import { roadmapQueries } from './roadmap-queries'

/** Publishes the draft of a roadmap (by its id); what is shown anywhere follows. */
export function usePublishRoadmap() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: publishRoadmap,
    meta: { failure: 'Failed to publish roadmap' },
    onSuccess: () => toast.success('Roadmap published successfully'),
    onSettled: () => client.invalidateQueries({ queryKey: roadmapQueries.all }),
  })
}
