import { type ShareIncludes, sharedReportSchema } from '@domain/shared-report'
import { z } from 'zod'
import { orThrow } from '@/shared/supabase/app-error'
import { supabase } from '@/shared/supabase/client'
import { invoke } from '@/shared/supabase/invoke'
import { isId } from '@/shared/supabase/is-id'

const shareSchema = z.object({
  id: z.string(),
  includeIdea: z.boolean(),
  includeEvidence: z.boolean(),
  createdAt: z.string(),
  expiresAt: z.string().nullable(),
  revokedAt: z.string().nullable(),
  lastOpenedAt: z.string().nullable(),
})
export type Share = z.infer<typeof shareSchema>

const createdSchema = shareSchema.extend({ token: z.string() })

export interface NewShare {
  validationId: string
  includes: ShareIncludes
  /** Lifetime of the link in days; null for no expiry. */
  days: 7 | 30 | null
}

/** Creates a link. Only this answer contains its token. */
export async function createShare({ validationId, includes, days }: NewShare) {
  const { data } = await orThrow(
    supabase.rpc('create_share', {
      p_validation: validationId,
      p_include_idea: includes.idea,
      p_include_evidence: includes.evidence,
      ...(days && { p_days: days }),
    }),
  )
  return createdSchema.parse(data)
}

/** The links of the user's own report, newest first. */
export async function fetchShares(validationId: string, signal: AbortSignal) {
  if (!isId(validationId)) return []
  const call = supabase.rpc('get_my_shares', { p_validation: validationId })
  const { data } = await orThrow(call.abortSignal(signal))
  return z.array(shareSchema).parse(data)
}

export async function revokeShare(id: string): Promise<void> {
  await orThrow(supabase.rpc('revoke_share', { p_share: id }))
}

/** The report behind a link. Throws 404 if the link does not work, for any reason. */
export const openShare = async (token: string, signal: AbortSignal) =>
  sharedReportSchema.parse(await invoke('shared-report', { token }, signal))
