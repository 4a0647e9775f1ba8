import { namesOf } from '@domain/authorship'
import { FREE_RERUN_HOURS, type Revision } from '@domain/revision'
import type { Validation } from '@domain/stored-validation'
import type { Section } from '@domain/validation'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { accountQueries } from '@/account/account-queries'
import { parseTimestamp } from '@/shared/lib/dates'
import { paths } from '@/shared/lib/paths'
import { toast } from '@/shared/ui/toast'
import { toastLimitReached } from '@/validation/run/eligibility'
import { isQuotaExceeded } from '@/validation/run/run-status'
import { validationQueries } from '@/validation/validation-queries'
import { requestRevision } from '../requests'

type Wanted = Section | Section[] | 'missing' | 'follow-up'

/** Rewrites one section or several, retries what is missing, or resumes the follow-up; the report shows the progress. */
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
      toastLimitReached()
      navigate(paths.pricing())
    },
    // Also after a refusal: another window may have started a re-run.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries(validationQueries.detail(validationId)),
        client.invalidateQueries({ queryKey: accountQueries.entitlements().queryKey }),
      ]),
  })
}

const HOUR_MS = 3_600_000

/** End of the free period for rewriting a section; null if it is over or unknown. */
export function freeRerunUntil(completedAt: string | null, now: Date): Date | null {
  const completed = completedAt ? parseTimestamp(completedAt) : null
  if (!completed) return null
  const until = new Date(completed.getTime() + FREE_RERUN_HOURS * HOUR_MS)
  return now < until ? until : null
}

/** Shows toasts when rewrites finish or fail while their report is open. */
export function useRerunToasts({ id, rerun, followUp }: Validation): void {
  const following = followUp?.state === 'running'
  const isUpdated = followUp?.state === 'done'
  const followed = useRef({ id, following })
  useEffect(() => {
    const was = followed.current
    followed.current = { id, following }
    if (was.id === id && was.following && isUpdated)
      toast.success('Report updated', { description: 'With what a second round of research found' })
  }, [id, following, isUpdated])

  const sections = rerun?.state === 'running' ? namesOf(rerun.sections) : null
  const failed = rerun?.state === 'failed'
  const before = useRef({ id, sections })
  useEffect(() => {
    const was = before.current
    before.current = { id, sections }
    if (was.id !== id || !was.sections || sections) return
    const description = was.sections
    if (failed) toast.error('The section could not be rewritten', { description })
    else toast.success('Section updated', { description })
  }, [id, sections, failed])
}
