import type { Section } from '@domain/validation'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { ideaQueries } from '../../idea-queries'
import { requestRevision } from '../../requests'
import { namesOf } from '@domain/authorship'

/** Puts the earlier version of a section in the place of the present one, which is kept in turn. */
export function useSwitchVersion(validationId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (section: Section) => requestRevision({ action: 'switch-version', validationId, section }),
    onSuccess: async (_answer, section) => {
      await client.invalidateQueries(ideaQueries.detail(validationId))
      toast.success('Switched to the earlier version', { description: namesOf([section]) })
    },
    onError: (error) => toast.error('The version could not be switched', { description: error.message }),
  })
}
