import { namesOf } from '@domain/authorship'
import type { Validation } from '@domain/validation'
import { useEffect, useRef } from 'react'
import { toast } from 'sonner'

/** Tells when a section has been written anew, or could not be, while its report is open. */
export function useRerunNews({ id, rerun }: Validation): void {
  const section = rerun?.state === 'running' ? rerun.section : null
  const failed = rerun?.state === 'failed'
  const before = useRef({ id, section })
  useEffect(() => {
    const was = before.current
    before.current = { id, section }
    if (was.id !== id || !was.section || section) return
    const description = namesOf([was.section])
    if (failed) toast.error('The section could not be written again', { description })
    else toast.success('Section updated', { description })
  }, [id, section, failed])
}
