import { z } from 'zod'
import { toAppError } from '@/shared/supabase/app-error'
import { supabase } from '@/shared/supabase/client'

const PAGE_ROWS = 500
const rowsSchema = z.array(z.record(z.string(), z.unknown()))
type Rows = z.infer<typeof rowsSchema>

interface Names {
  firstName: string
  lastName: string
}

export async function updateProfile(id: string, names: Names): Promise<void> {
  const { error, status } = await supabase
    .from('profiles')
    .update({ ...names, updated_at: new Date().toISOString() })
    .eq('id', id)
  if (error) throw toAppError(error, status)
}

/** Everything that is stored under this account, table by table. */
export async function fetchOwnData(userId: string): Promise<Record<string, Rows>> {
  const [profiles, subscriptions, validations] = await Promise.all([
    fetchOwnRows('profiles', 'id', userId),
    fetchOwnRows('user_subscriptions', 'user_id', userId),
    fetchOwnRows('idea_validations', 'userId', userId),
  ])
  return { profiles, user_subscriptions: subscriptions, idea_validations: validations }
}

async function fetchOwnRows(table: string, owner: string, userId: string, from = 0): Promise<Rows> {
  const { data, error, status } = await supabase
    .from(table)
    .select('*')
    .eq(owner, userId)
    .order('created_at')
    .order('id')
    .range(from, from + PAGE_ROWS - 1)
  if (error) throw toAppError(error, status)
  const rows = rowsSchema.parse(data)
  if (rows.length < PAGE_ROWS) return rows
  return [...rows, ...(await fetchOwnRows(table, owner, userId, from + PAGE_ROWS))]
}
