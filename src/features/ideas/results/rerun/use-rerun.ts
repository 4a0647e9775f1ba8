import type { Revision } from '@domain/revision'
import type { Validation } from '@domain/stored-validation'
import type { Section } from '@domain/validation'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { accountQueries } from '@/account/account-queries'
import { paths } from '@/shared/lib/paths'
import { toast } from '@/shared/ui/toast'
import { ideaQueries } from '../../idea-queries'
import { requestRevision } from '../../requests'
import { isQuotaExceeded } from '../../run/start-failure-text'
import { tellLimitReached } from '../../run/tell-limit-reached'

type Wanted = Section | Section[] | 'missing' | 'follow-up'

/**
 * Has a section of a completed report rewritten, several from its brief, what is missing tried again, or what follows the
 * report; the report shows how far that is.
 */
export function useRerun({ id: validationId, previous }: Validation) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const revisionOf = (what: Wanted): Revision => {
    if (what === 'missing') return { action: 'retry-missing', validationId }
    if (what === 'follow-up') return { action: 'retry-follow-up', validationId }
    return typeof what === 'string'
      ? { action: 'rerun', validationId, section: what, seen: previous[what]?.writtenAt ?? null }
      : { action: 'rewrite-for-brief', validationId, sections: what }
  }
  return useMutation({
    mutationFn: (what: Wanted) => requestRevision(revisionOf(what)),
    onError: (error) => {
      if (!isQuotaExceeded(error))
        return toast.error('The section is not being rewritten', { description: error.message })
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
