import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { Database } from '../db/database.types.ts'
import { storable } from '../run/storable.ts'
import {
  previousSectionSchema,
  type RevisionStore,
  rerunBegunSchema,
  revisedRowSchema,
} from './revision-store.ts'

/** Revisions through the database's service-only procedures, which check the owner once more. */
export function databaseRevisions(client: SupabaseClient<Database>): RevisionStore {
  return {
    read: async (user, validation) =>
      revisedRowSchema
        .nullable()
        .parse(
          await answerOf(
            client.from('idea_validations').select('*').eq('id', validation).eq('userId', user).maybeSingle(),
          ),
        ),
    save: async (user, { id, updated_at }, columns, marketSection) =>
      z.boolean().parse(
        await answerOf(
          client.rpc('save_revision', {
            p_user: user,
            p_validation: id,
            p_updated_at: updated_at,
            p_columns: storable(columns),
            p_section: storable(marketSection),
          }),
        ),
      ),
    saveRecomposed: async (user, { id, updated_at }, corrections, { columns, sections }) =>
      z.boolean().parse(
        await answerOf(
          client.rpc('save_recomposed', {
            p_user: user,
            p_validation: id,
            p_updated_at: updated_at,
            p_corrections: storable(corrections),
            p_columns: storable(columns),
            p_sections: storable(sections),
          }),
        ),
      ),
    beginRerun: async (user, validation, section) =>
      rerunBegunSchema.parse(
        await answerOf(
          client.rpc('begin_rerun', { p_user: user, p_validation: validation, p_section: section }),
        ),
      ),
    previous: async (user, validation, section) =>
      previousSectionSchema.parse(
        await answerOf(
          client.rpc('previous_section', { p_user: user, p_validation: validation, p_section: section }),
        ),
      ),
    switchTo: async (user, { id, updated_at }, section, columns) =>
      z.boolean().parse(
        await answerOf(
          client.rpc('switch_section', {
            p_user: user,
            p_validation: id,
            p_section: section,
            p_updated_at: updated_at,
            p_columns: storable(columns),
          }),
        ),
      ),
  }
}

async function answerOf(call: PromiseLike<{ data: unknown; error: { message: string } | null }>) {
  const { data, error } = await call
  if (error) throw new Error(error.message, { cause: error })
  return data
}
