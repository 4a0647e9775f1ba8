import type { PostgrestSingleResponse } from '@supabase/supabase-js'
import { z } from 'zod'
import { orThrow } from '@/shared/supabase/app-error'
import { supabase } from '@/shared/supabase/client'

const PAGE_ROWS = 500
const rowsSchema = z.array(z.record(z.string(), z.unknown()))
type Rows = z.infer<typeof rowsSchema>

interface Names {
  firstName: string
  lastName: string
}

export async function updateProfile(id: string, names: Names): Promise<void> {
  await orThrow(
    supabase
      .from('profiles')
      .update({ ...names, updated_at: new Date().toISOString() })
      .eq('id', id),
  )
}

const deletionSchema = z.enum(['deleted', 'wrong_password', 'sign_in_again', 'last_admin', 'paying'])
export type Deletion = z.infer<typeof deletionSchema>

/** Deletes the signed-in account; otherwise returns why it was not deleted. */
export async function deleteAccount(password: string): Promise<Deletion> {
  const { data } = await orThrow(supabase.rpc('delete_account', { p_password: password }))
  return deletionSchema.parse(data)
}

/** All data stored for this account, table by table. */
export async function fetchOwnData(userId: string): Promise<Record<string, Rows>> {
  const [profiles, user_subscriptions, idea_validations, project_planning, roadmaps] = await Promise.all([
    allRows((from, to) => supabase.from('profiles').select('*').eq('id', userId).range(from, to)),
    allRows((from, to) =>
      supabase.from('user_subscriptions').select('*').eq('user_id', userId).order('id').range(from, to),
    ),
    allRows((from, to) =>
      supabase.from('idea_validations').select('*').eq('userId', userId).order('id').range(from, to),
    ),
    allRows((from, to) =>
      supabase
        .from('project_planning')
        .select('*, idea_validations!inner(userId)')
        .eq('idea_validations.userId', userId)
        .order('validation_id')
        .range(from, to),
    ),
    allRows((from, to) =>
      supabase
        .from('roadmaps')
        .select('*, roadmap_sizes(task, name, size)')
        .eq('user_id', userId)
        .order('id')
        .range(from, to),
    ),
  ])
  return { profiles, user_subscriptions, idea_validations, project_planning, roadmaps }
}

async function allRows(
  fetchPage: (from: number, to: number) => PromiseLike<PostgrestSingleResponse<Rows>>,
): Promise<Rows> {
  const rows: Rows = []
  let page: Rows
  do {
    const { data } = await orThrow(fetchPage(rows.length, rows.length + PAGE_ROWS - 1))
    page = rowsSchema.parse(data)
    rows.push(...page)
  } while (page.length === PAGE_ROWS)
  return rows
}
