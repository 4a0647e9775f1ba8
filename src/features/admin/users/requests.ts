import { z } from 'zod'
import { type Cursor, type KeysetOrder, PAGE_ROWS } from '@/shared/lib/keyset'
import { orThrow } from '@/shared/supabase/app-error'
import { supabase } from '@/shared/supabase/client'

const countSchema = z.coerce.number().int().nonnegative()
const nameSchema = z
  .string()
  .nullable()
  .transform((name) => name?.trim() ?? '')

/** A user who signed up, with counts of validations and purchases. */
const listedUserSchema = z
  .object({
    id: z.string(),
    firstName: nameSchema,
    lastName: nameSchema,
    email: z.string().nullable(),
    created_at: z.string(),
    updated_at: z.string(),
    validations: countSchema,
    purchases: countSchema,
  })
  .transform(({ firstName, lastName, created_at, updated_at, ...row }) => ({
    ...row,
    name: `${firstName} ${lastName}`.trim(),
    createdAt: created_at,
    updatedAt: updated_at,
  }))
export type ListedUser = z.infer<typeof listedUserSchema>

/** The server's order of the list. */
export const NEWEST: KeysetOrder<ListedUser> = {
  column: 'created_at',
  ascending: false,
  valueOf: ({ createdAt }) => createdAt,
}

/** One page of the users whose name, email or id matches `q`, newest first; of all users if it is empty. */
export async function fetchUsers(
  q: string,
  after: Cursor | null,
  signal: AbortSignal,
): Promise<ListedUser[]> {
  const { data } = await orThrow(
    supabase
      .rpc('get_admin_users', {
        p_limit: PAGE_ROWS,
        ...(q && { p_search: q }),
        ...(after && { p_before: String(after.value), p_before_id: after.id }),
      })
      .abortSignal(signal),
  )
  return z.array(listedUserSchema).parse(data)
}

const roleRowSchema = z.object({ user_id: z.string() })

/** The ids of all administrators: any role row makes one (docs/contract.md#permissions). */
export async function fetchAdminIds(signal: AbortSignal): Promise<string[]> {
  const { data } = await orThrow(supabase.from('user_roles').select('user_id').abortSignal(signal))
  return z
    .array(roleRowSchema)
    .parse(data)
    .map(({ user_id }) => user_id)
}
