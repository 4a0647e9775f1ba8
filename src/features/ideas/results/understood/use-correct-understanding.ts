import type { Corrections } from '@domain/understanding'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { ideaQueries } from '../../idea-queries'
import { requestRevision } from '../../requests'

/** Has the report composed anew from what the founder said; done once the new report is there to be read. */
export function useCorrectUnderstanding(validationId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (corrections: Corrections) => {
      await requestRevision({ action: 'correct-understanding', validationId, corrections })
      await client.invalidateQueries({ queryKey: ideaQueries.all })
    },
    onSuccess: () => toast.success('The report was written anew from what you said'),
    onError: (error) =>
      toast.error('Your corrections were not saved', {
        description: `${error.message} What you typed is still here.`,
      }),
  })
}
