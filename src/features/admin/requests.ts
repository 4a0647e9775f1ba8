import { validationStatusSchema } from '@domain/validation'
import { z } from 'zod'
import { type Cursor, olderThan, PAGE_ROWS } from '@/shared/lib/keyset'
import { toAppError } from '@/shared/supabase/app-error'
import { supabase } from '@/shared/supabase/client'

const rowSchema = z
  .object({
    id: z.string(),
    userId: z.string(),
    originalIdea: z.string(),
    status: validationStatusSchema,
    created_at: z.string(),
  })
  .transform(({ created_at, ...row }) => ({ ...row, createdAt: created_at }))
export type ValidationRow = z.infer<typeof rowSchema>

/** One page of everybody's validations, newest first; only the columns of the table, as reports are long. */
export async function fetchValidations(after: Cursor | null, signal: AbortSignal) {
  let query = supabase.from('idea_validations').select('id, userId, originalIdea, status, created_at')
  if (after) query = query.lte('created_at', after.createdAt).or(olderThan(after))
  const { data, error, status } = await query
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(PAGE_ROWS)
    .abortSignal(signal)
  if (error) throw toAppError(error, status)
  return z.array(rowSchema).parse(data)
}
