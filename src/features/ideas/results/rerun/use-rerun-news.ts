import { namesOf } from '@domain/authorship'
import type { Validation } from '@domain/stored-validation'
import { useEffect, useRef } from 'react'
import { toast } from '@/shared/ui/toast'

/** Tells when sections have been rewritten, or could not be, while their report is open. */
export function useRerunNews({ id, rerun, followUp }: Validation): void {
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
