import { z } from 'zod'
import { PAGE_ROWS } from '@/shared/lib/keyset'
import { orThrow } from '@/shared/supabase/app-error'
import { supabase } from '@/shared/supabase/client'
import { auditEntrySchema, type Subject } from './audit-entry'

/** One page of the log, the newest first, of one table or of all; `before` is the last id of the page before. */
export async function fetchAuditLog(subject: Subject | null, before: number | null, signal: AbortSignal) {
  const { data } = await orThrow(
    supabase
      .rpc('get_audit_log', {
        p_limit: PAGE_ROWS,
        ...(before !== null && { p_before: before }),
        ...(subject && { p_subject: subject }),
      })
      .abortSignal(signal),
  )
  return z.array(auditEntrySchema).parse(data)
}
