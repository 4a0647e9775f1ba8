import { type BriefChanges, briefSchema, emptyBrief } from '@domain/brief/brief'
import { z } from 'zod'
import { orThrow } from '@/shared/supabase/app-error'
import { supabase } from '@/shared/supabase/client'
import type { StoredBrief } from './brief-sync'

const savedSchema = z.object({
  version: z.int(),
  brief: briefSchema.transform((brief) => brief ?? emptyBrief()),
})

/**
 * Saves changed fields of a brief that are based on one of its versions, and returns the brief as it is then, with
 * changes from elsewhere merged in.
 * @throws AppError with status 409 when one of the fields has changed since that version, and with 402 when a report
 * that cost nothing yet would be charged and no validation is left
 */
export async function saveBrief(
  validationId: string,
  version: number,
  changes: BriefChanges,
): Promise<StoredBrief> {
  const { data } = await orThrow(
    supabase.rpc('save_brief', {
      p_validation: validationId,
      p_version: version,
      p_changes: z.json().parse(changes),
    }),
  )
  return savedSchema.parse(data)
}

/** The version of a stored brief: 0 until one is saved. */
export async function fetchBriefVersion(validationId: string): Promise<number> {
  const { data } = await orThrow(
    supabase.from('idea_validations').select('brief_version').eq('id', validationId).maybeSingle(),
  )
  return data?.brief_version ?? 0
}
