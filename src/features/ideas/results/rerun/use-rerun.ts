import type { Section, Validation } from '@domain/validation'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { toast } from 'sonner'
import { accountQueries } from '@/account/account-queries'
import { paths } from '@/shared/lib/paths'
import { ideaQueries } from '../../idea-queries'
import { requestRevision } from '../../requests'
import { isQuotaExceeded } from '../../run/start-failure-text'
import { tellLimitReached } from '../../run/tell-limit-reached'

/** Has one section of a completed report written anew; the report shows how far that is. */
export function useRerun({ id: validationId, previous }: Validation) {
  const navigate = useNavigate()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (section: Section) =>
      requestRevision({
        action: 'rerun',
        validationId,
        section,
        seen: previous[section]?.writtenAt ?? null,
      }),
    onError: (error) => {
      if (!isQuotaExceeded(error))
        return toast.error('The section is not being written again', { description: error.message })
      tellLimitReached()
      navigate(paths.pricing())
    },
    // After a refusal as well: somebody else may have begun in another window.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries(ideaQueries.detail(validationId)),
        client.invalidateQueries({ queryKey: accountQueries.entitlements().queryKey }),
      ]),
  })
}
