import { namesOf } from '@domain/authorship'
import type { Validation } from '@domain/stored-validation'
import type { Section } from '@domain/validation'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '@/shared/ui/toast'
import { ideaQueries } from '../../idea-queries'
import { requestRevision } from '../../requests'

/** Puts the earlier version of a section in the place of the present one, which is kept in turn. */
export function useSwitchVersion({ id: validationId, previous }: Validation) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (section: Section) =>
      requestRevision({
        action: 'switch-version',
        validationId,
        section,
        seen: previous[section]?.writtenAt ?? null,
      }),
    onSuccess: (_answer, section) => {
      toast.success('Switched to the earlier version', { description: namesOf([section]) })
    },
    onError: (error) => toast.error('The version could not be switched', { description: error.message }),
    // After a refusal as well: another window may have been faster.
    onSettled: () => client.invalidateQueries(ideaQueries.detail(validationId)),
  })
}
