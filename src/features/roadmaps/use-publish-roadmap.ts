import type { Phase } from '@domain/phases'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '@/shared/ui/toast'
import { founderPhases, hiddenFromFounder } from './founder-access'
import { CHANGED, publishRoadmap } from './requests'
import { roadmapQueries } from './roadmap-queries'

const FAILED = 'Failed to publish roadmap'

/** The draft to publish, in the version that was read. */
interface Publishing {
  id: string
  validationId: string
  phase: Phase
  updatedAt: string
}

/** Publishes the draft of a roadmap, and refetches every view of it. */
export function usePublishRoadmap() {
  const client = useQueryClient()
  return useMutation({
    async mutationFn({ id, validationId, phase, updatedAt }: Publishing) {
      await publishRoadmap({ id, updatedAt })
      return hiddenFromFounder([phase], await founderPhases(client, validationId))
    },
    meta: { failure: FAILED },
    onSuccess: (description) => toast.success('Roadmap published successfully', { description }),
    onError: ({ message }) =>
      message === CHANGED && toast.error(FAILED, { id: FAILED, description: CHANGED }),
    onSettled: () => client.invalidateQueries({ queryKey: roadmapQueries.all }),
  })
}
